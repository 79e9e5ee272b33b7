import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { closingTime } from '@/content/closingDates';
import { jobs } from '@/content/jobs/list';
import type * as entry from '@/entry-server';

type Entry = Pick<typeof entry, 'siteFiles' | 'buildWarnings' | 'render'>;

const dayMs = 24 * 60 * 60 * 1000;
const firstClosing = Math.min(...jobs.map(closingTime));

/** The server entry as a build at another time loads it. */
async function entryAt(time: number): Promise<Entry> {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Math.floor(time / 1000)));
  const server = await createServer({
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  vi.unstubAllEnvs();
  onTestFinished(() => server.close());
  const { siteFiles, buildWarnings, render } = await server.ssrLoadModule('/src/entry-server.tsx');
  return { siteFiles, buildWarnings, render };
}

test('a build names the postings that close within 30 days, whose pages have their data', async () => {
  const { buildWarnings, siteFiles, render } = await entryAt(firstClosing - 29 * dayMs);
  for (const { slug, title, validThrough, datePosted } of jobs) {
    const path = paths.job(slug);
    expect(buildWarnings.join('\n')).toContain(`"${title}" closes on ${validThrough}`);
    expect(siteFiles['sitemap.xml']).toContain(`${path}</loc><lastmod>${datePosted}</lastmod>`);
    const { head } = await render(path);
    expect(head).toContain('"@type":"JobPosting"');
    expect(head).toMatch(/"experienceRequirements":\{[^}]*"monthsOfExperience":\d+/);
    expect(head).toMatch(/"validThrough":"\d{4}-\d\d-\d\dT23:59:59\+05:30"/);
    expect(head).not.toContain('directApply');
  }
});

test('a closed posting is neither in the sitemap nor structured data', async () => {
  const { buildWarnings, siteFiles, render } = await entryAt(Date.parse('2027-04-01T00:00:00Z'));
  expect(buildWarnings).toEqual([]);
  expect(siteFiles['sitemap.xml']).toContain(paths.career);
  for (const { slug } of jobs) {
    expect(siteFiles['sitemap.xml']).not.toContain(paths.job(slug));
    expect((await render(paths.job(slug))).head).not.toContain('"@type":"JobPosting"');
  }
});
