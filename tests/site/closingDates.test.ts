import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { closingTime } from '@/content/closingDates';
import { jobs } from '@/content/jobs/list';

/* The real server entry, as a build loads it, at other build times. */

type Entry = {
  readonly siteFiles: Readonly<Record<string, string>>;
  readonly buildWarnings: readonly string[];
  readonly render: (path: string) => Promise<{ readonly head: string; readonly html: string }>;
};

const servers: ViteDevServer[] = [];
const dayMs = 24 * 60 * 60 * 1000;
const firstClosing = Math.min(...jobs.map(closingTime));

async function entryAt(time: number): Promise<Entry> {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Math.floor(time / 1000)));
  const server = await createServer({
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  servers.push(server);
  vi.unstubAllEnvs();
  const { siteFiles, buildWarnings, render } = await server.ssrLoadModule('/src/entry-server.tsx');
  return { siteFiles, buildWarnings, render };
}

let soon: Entry;
let late: Entry;

beforeAll(async () => {
  soon = await entryAt(firstClosing - 29 * dayMs);
  late = await entryAt(Date.parse('2027-04-01T00:00:00Z'));
});

afterAll(() => Promise.all(servers.map((server) => server.close())));

test('a build names the postings that close within 30 days', () => {
  for (const { title, validThrough } of jobs) {
    expect(soon.buildWarnings.join('\n')).toContain(`"${title}" closes on ${validThrough}`);
  }
  expect(late.buildWarnings).toEqual([]);
});

test('a closed posting is neither in the sitemap nor structured data, an open one is in both', async () => {
  for (const { slug } of jobs) {
    const path = paths.job(slug);
    expect(soon.siteFiles['sitemap.xml']).toContain(path);
    expect((await soon.render(path)).head).toContain('"@type":"JobPosting"');
    expect(late.siteFiles['sitemap.xml']).not.toContain(path);
    expect((await late.render(path)).head).not.toContain('"@type":"JobPosting"');
  }
  expect(late.siteFiles['sitemap.xml']).toContain(paths.career);
});

test('the sitemap has the dates of the content', () => {
  const [job] = jobs;
  expect(soon.siteFiles['sitemap.xml']).toMatch(
    new RegExp(`${paths.job(job.slug)}</loc><lastmod>${job.datePosted}</lastmod>`),
  );
});

test('structured data has the experience, the closing second, and no direct apply', async () => {
  const { head } = await soon.render(paths.job(jobs[0].slug));
  expect(head).toMatch(/"experienceRequirements":\{[^}]*"monthsOfExperience":\d+/);
  expect(head).toMatch(/"validThrough":"\d{4}-\d\d-\d\dT23:59:59\+05:30"/);
  expect(head).not.toContain('directApply');
});
