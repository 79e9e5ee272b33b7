import { createServer } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import type { listings } from '@/app/listings';
import type { buildWarnings, siteFiles } from '@/app/siteFiles';
import { paths } from '@/config/paths';
import { closingTime, endOfDay, lastSecondOfDay } from '@/content/careers/closingDates';
import { jobs } from '@/content/jobs/list';

type Build = {
  readonly siteFiles: typeof siteFiles;
  readonly buildWarnings: typeof buildWarnings;
  readonly listings: typeof listings;
};

const dayMs = 24 * 60 * 60 * 1000;
const lastClosing = Math.max(...jobs.map(closingTime));
let early: Build;
let late: Build;

/** What a build at another time lists. */
async function buildAt(time: number): Promise<Build> {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Math.floor(time / 1000)));
  const server = await createServer({
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { siteFiles, buildWarnings } = await server.ssrLoadModule('/src/app/siteFiles.ts');
  const { listings } = await server.ssrLoadModule('/src/app/listings.ts');
  await server.close();
  return { siteFiles, buildWarnings, listings };
}

beforeAll(async () => {
  early = await buildAt(lastClosing - 29 * dayMs);
  late = await buildAt(lastClosing + dayMs);
});

const structuredData = ({ listings }: Build, path: string) => JSON.stringify(listings[path]?.about);

test('a build names the postings that close within 30 days, and lists them with their data', () => {
  for (const { slug, title, validThrough, datePosted } of jobs) {
    const path = paths.job(slug);
    expect(early.buildWarnings.join('\n')).toContain(`"${title}" closes on ${validThrough}`);
    expect(early.siteFiles['sitemap.xml']).toContain(
      `${path}</loc><lastmod>${datePosted}</lastmod>`,
    );
    const data = structuredData(early, path);
    expect(data).toContain('"@type":"JobPosting"');
    expect(data).toMatch(/"experienceRequirements":\{[^}]*"monthsOfExperience":\d+/);
    expect(data).toMatch(/"validThrough":"\d{4}-\d\d-\d\dT23:59:59\+05:30"/);
    expect(data).not.toContain('directApply');
  }
});

test('a closed posting is neither in the sitemap nor structured data', () => {
  expect(late.buildWarnings).toEqual([]);
  expect(late.siteFiles['sitemap.xml']).toContain(paths.career);
  for (const { slug } of jobs) {
    expect(late.siteFiles['sitemap.xml']).not.toContain(paths.job(slug));
    expect(structuredData(late, paths.job(slug)) ?? '').not.toContain('JobPosting');
  }
});

test.each(jobs)(
  'the posting of $title closes after it opens, and the job starts after the hiring',
  (job) => {
    const lastDay = Number(/\d+/.exec(job.hiring.at(-1)?.day ?? '')?.[0]);
    const decided = Date.parse(job.validThrough) + lastDay * 86_400_000;
    expect(Date.parse(job.validThrough)).toBeGreaterThan(Date.parse(job.datePosted));
    expect(Date.parse(job.start)).toBeGreaterThanOrEqual(decided);
  },
);

test.each([
  ['2027-03-31', 'Asia/Kolkata', '2027-03-31T18:30:00.000Z', '2027-03-31T23:59:59+05:30'],
  ['2027-03-31', 'UTC', '2027-04-01T00:00:00.000Z', '2027-03-31T23:59:59+00:00'],
  ['2027-12-31', 'America/New_York', '2028-01-01T05:00:00.000Z', '2027-12-31T23:59:59-05:00'],
  ['2027-07-01', 'Europe/London', '2027-07-01T23:00:00.000Z', '2027-07-01T23:59:59+01:00'],
] as const)('%s in %s ends at %s', (date, timeZone, end, lastSecond) => {
  expect(endOfDay(date, timeZone).toISOString()).toBe(end);
  expect(lastSecondOfDay(date, timeZone)).toBe(lastSecond);
});
