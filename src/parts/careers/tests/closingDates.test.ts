import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { render, siteFiles } from '@/entry-server';
import { longDate } from '@/lib/longDate';
import { jobCardLabels } from '../content/careers';
import { closingTime, lastSecond } from '../content/closingDates';
import { jobs } from '../content/jobs/list';
import { getSampleDates, sampleDates } from '../content/jobs/terms';
import type { Job } from '../content/jobs/types';
import { getJobListing } from '../listings';
import { careersPaths } from '../paths';

type Build = { readonly render: typeof render; readonly siteFiles: typeof siteFiles };

const dayMs = 24 * 60 * 60 * 1000;
const [job] = jobs;
const buildTime = Number(process.env['SOURCE_DATE_EPOCH']) * 1000;

/** A posting of one's own that closes a number of days after the build. */
const ownJob = (daysAfterBuild: number): Job => ({
  ...job,
  validThrough: new Date(buildTime + daysAfterBuild * dayMs).toISOString().slice(0, 10),
});

/** A build at another time, in which the first posting is one's own and closes on that day. */
async function buildAt(date: string, validThrough: string): Promise<Build> {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(date) / 1000));
  // the last one holds, whether its dates are the sample's or not
  const own = (source: string) =>
    source.replace(/\n\} as const satisfies/, `validThrough: '${validThrough}' $&`);
  const server = await createServer({
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'own-posting',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith(`/${job.slug}/job.ts`) ? own(code) : null),
      },
    ],
  });
  onTestFinished(() => server.close());
  const { render, siteFiles } = await server.ssrLoadModule('/src/entry-server.tsx');
  return { render, siteFiles };
}

test('a build at any time has all sample postings open, and one’s own closed after its last day, in page, sitemap and structured data', async () => {
  const { render, siteFiles } = await buildAt('2028-01-15', '2028-01-14');
  const { html } = await render(careersPaths.page);
  const samples = jobs.slice(1).filter(({ start, datePosted }: Job) => {
    return start === sampleDates.start && datePosted === sampleDates.datePosted;
  });
  for (const { slug, title } of samples) {
    expect(html).toContain(jobCardLabels.applyFor(title));
    expect(siteFiles['sitemap.xml']).toContain(
      `${careersPaths.job(slug)}</loc><lastmod>2028-01-01</lastmod>`,
    );
    const { head } = await render(careersPaths.job(slug));
    expect(head).toContain('"@type":"JobPosting"');
    expect(head).toContain('"validThrough":"2028-03-31T23:59:59+05:30"');
  }
  expect(html).toContain(jobCardLabels.closed(longDate('2028-01-14')));
  expect(html).not.toContain(jobCardLabels.applyFor(job.title));
  expect(siteFiles['sitemap.xml']).not.toContain(careersPaths.job(job.slug));
  const { head } = await render(careersPaths.job(job.slug));
  expect(head).not.toContain('JobPosting');
});

test.each([
  ['2026-11-23T10:00Z', '2026-11-01', '2027-01-31', '2027-03'],
  ['2027-12-31T23:59Z', '2027-12-01', '2028-02-29', '2028-04'],
  ['2028-01-01T00:00Z', '2028-01-01', '2028-03-31', '2028-05'],
])('a sample posting of a build at %s', (built, datePosted, validThrough, start) => {
  expect(getSampleDates(new Date(built))).toEqual({ datePosted, validThrough, start });
});

test('an open posting has all data that search engines ask for', () => {
  const data = JSON.stringify(getJobListing(ownJob(31)));
  expect(data).toMatch(/"experienceRequirements":\{[^}]*"monthsOfExperience":\d+/);
  expect(data).not.toContain('directApply');
});

test('the build names a posting that closes within 30 days', () => {
  const { warning } = getJobListing(ownJob(29));
  expect(warning).toContain(`"${job.title}" closes on ${ownJob(29).validThrough}`);
  for (const days of [31, -2]) expect(getJobListing(ownJob(days)).warning).toBeUndefined();
});

test.each(jobs)(
  'the posting of $title closes after it opens, and the job starts after the hiring',
  (posting) => {
    const lastDay = Number(/\d+/.exec(posting.hiring.at(-1)?.day ?? '')?.[0]);
    const decided = closingTime(posting) + lastDay * dayMs;
    expect(closingTime(posting)).toBeGreaterThan(Date.parse(posting.datePosted));
    expect(Date.parse(posting.start)).toBeGreaterThanOrEqual(decided);
  },
);

test('a posting ends with its last day where the job is', () => {
  expect(lastSecond({ validThrough: '2027-12-31', utcOffset: '-05:00' })).toBe(
    '2027-12-31T23:59:59-05:00',
  );
  expect(closingTime({ validThrough: '2027-12-31', utcOffset: '-05:00' })).toBe(
    Date.parse('2028-01-01T04:59:59Z'),
  );
});
