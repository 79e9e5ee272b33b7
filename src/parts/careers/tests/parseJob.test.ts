import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEntry } from '@scripts/markdown/collection';
import { getSampleDates, jobs } from '../collection';
import { closingTime } from '../content/closingDates';
import type { Posting } from '../frontMatter';
import { getJobListing } from '../listings';
import { careersPaths } from '../paths';
import { job } from './postings';

const dayMs = 24 * 60 * 60 * 1000;
const buildTime = Number(process.env['SOURCE_DATE_EPOCH']) * 1000;

/** A posting that closes a number of days after the build. */
const closingIn = (days: number): Posting => ({
  ...job,
  closes: new Date(buildTime + days * dayMs).toISOString().slice(0, 10),
});

const minimal = ['title: Bookkeeper', 'location: Leeds, United Kingdom', 'posted: 2026-11-02'];

/** With lines of front matter in place of those of the same name. */
function parse(lines: readonly string[], text = 'You keep our books.') {
  const names = lines.map((line) => line.split(':')[0]);
  const kept = minimal.filter((line) => !names.includes(line.split(':')[0]));
  return readEntry(
    jobs,
    'bookkeeper',
    'bookkeeper.md',
    ['---', ...kept, ...lines, '---', text].join('\n'),
  );
}

async function parseWell(lines: readonly string[], text?: string): Promise<Posting> {
  const { read, wrong } = await parse(lines, text);
  expect(wrong).toEqual([]);
  if (!read) throw new Error('It was not read.');
  return { ...read.meta, ...read.entry };
}

test('a build at any time has the sample’s postings open, in page, sitemap and structured data', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2028-01-15') / 1000));
  const server = await createServer({
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const { render, siteFiles } = await server.ssrLoadModule('/src/entry-server.tsx');
  if (job.start !== getSampleDates(new Date(buildTime)).start) return;
  const path = careersPaths.job(job.slug);
  expect(siteFiles['sitemap.xml']).toContain(`${path}</loc><lastmod>2028-01-01</lastmod>`);
  const { head } = await render(path);
  expect(head).toContain('"validThrough":"2028-03-31T23:59:59-12:00"');
});

test.each([
  ['2026-11-23T10:00Z', '2026-11-01', '2027-01-31', '2027-03'],
  ['2027-12-31T23:59Z', '2027-12-01', '2028-02-29', '2028-04'],
  ['2028-01-01T00:00Z', '2028-01-01', '2028-03-31', '2028-05'],
])('a sample posting of a build at %s', (built, posted, closes, start) => {
  expect(getSampleDates(new Date(built))).toEqual({ posted, closes, start });
});

test('the build names a posting that closes within 30 days, and a closed one is in no sitemap', () => {
  expect(getJobListing(closingIn(28)).warning).toContain(`"${job.title}" closes on`);
  for (const days of [31, -2]) expect(getJobListing(closingIn(days)).warning).toBeUndefined();
  expect(getJobListing(closingIn(-2))).toMatchObject({ isExpired: true, about: [] });
  expect(closingTime({ closes: '2027-12-31' })).toBe(Date.parse('2028-01-01T11:59:59Z'));
});

test('title, place and day are enough: the posting is open, without what it does not say', async () => {
  const posting = await parseWell([]);
  expect(posting).toMatchObject({
    ...{ location: 'Leeds, United Kingdom', type: 'Full-time', reference: 'bookkeeper' },
    ...{ summary: 'You keep our books.', intro: 'You keep our books.', payText: '' },
  });
  expect(closingTime(posting)).toBe(Infinity);
  const data = JSON.stringify(getJobListing(posting));
  expect(data).toContain('"addressLocality":"Leeds","addressCountry":"GB"');
  expect(data).toContain('"employmentType":"FULL_TIME"');
  for (const name of ['validThrough', 'baseSalary', 'experienceRequirements'])
    expect(data).not.toContain(name);
});

test.each([
  ['INR, min: 2200000, max: 3200000', '₹22 to 32 lakh a year', '"unitText":"YEAR"'],
  ['GBP, min: 42000', '£42,000 a year', '"currency":"GBP"'],
  ['eur, min: 12.5, max: 14, per: hour', '€12.50 to €14 an hour', '"unitText":"HOUR"'],
  ['CHF, min: 90 000, max: 110’000', 'CHF 90,000 to CHF 110,000 a year', '"maxValue":110000'],
])('pay { currency: %s } is shown as %s', async (pay, shown, data) => {
  const posting = await parseWell([`pay: { currency: ${pay} }`]);
  expect(posting.payText.replaceAll('\u00a0', ' ')).toBe(shown);
  expect(JSON.stringify(getJobListing(posting))).toContain(data);
});

test.each([
  ['workplace: remote\nlocation: Germany', 'Remote', 'Full-time', '"name":"Germany"'],
  ['workplace: Remote\nlocation: India, Sri Lanka', 'Remote', 'Full-time', '"name":"Sri Lanka"'],
  ['workplace: hybrid\nlocation: Noida', 'Noida', 'Hybrid', '"addressRegion":"Uttar Pradesh"'],
  ['location: Austin, US\nemployment: contract', 'Austin, US', 'Contract', '"CONTRACTOR"'],
])('%s', async (lines, location, type, data) => {
  const posting = await parseWell(lines.split('\n'));
  expect(posting).toMatchObject({ location, type });
  expect(JSON.stringify(getJobListing(posting))).toContain(data);
});

test('the first paragraph keeps its links and bold words, and a card has its plain text', async () => {
  const { intro, summary } = await parseWell([], 'You keep **our** [books](/security) & *ours*.');
  expect(intro).toBe(
    'You keep <strong>our</strong> <a href="/security">books</a> &#x26; <em>ours</em>.',
  );
  expect(summary).toBe('You keep our books & ours.');
});

test('headings divide the text; lists and steps keep their links and notes', async () => {
  const { sections } = await parseWell(
    [],
    'Intro.\n\nMore.\n\n# Tasks\n\n- One\n- _Useful:_ [two](https://a.example)\n\n1. **Day 1** We read. _1 hour_',
  );
  expect(sections).toEqual([
    { id: 'work', title: 'The work', blocks: [{ type: 'text', html: '<p>More.</p>' }] },
    {
      id: 'h-tasks',
      title: 'Tasks',
      blocks: [
        {
          type: 'list',
          items: [
            { html: 'One', isOptional: false },
            { html: 'Useful: <a href="https://a.example">two</a>', isOptional: true },
          ],
        },
        { type: 'steps', items: [{ label: 'Day 1', html: 'We read.', note: '1 hour' }] },
      ],
    },
  ]);
});

test.each([
  [['posted: 2 November'], 4, 'posted: write the date as 2026-11-25.'],
  [['posted:'], 1, 'posted: it is missing; write the day as "posted: 2026-11-25".'],
  [['location: Leeds'], 4, 'location: end it with the country, such as "Leeds, United Kingdom".'],
  [['workplace: home'], 5, 'workplace: write office, hybrid or remote, not "home".'],
  [['closes: 2026-10-30'], 5, 'closes: it is before the day it was posted, 2026-11-02.'],
  [['pay: { currency: pounds, min: 1 }'], 5, 'pay.currency: write its three letters, such as EUR.'],
  [['pay: { currency: GBP, min: lots }'], 5, 'pay.min: write a number, such as 42000.'],
  [
    ['pay: { currency: GBP, min: 38,000 }'],
    5,
    'pay: write its numbers without a comma, such as 42000.',
  ],
  [
    ['pay: { currency: GBP, min: 42,000, max: 50,000 }'],
    5,
    'pay: write it as { currency: GBP, min: 42000 }, its numbers without a comma.',
  ],
])('%s is told with its line and what to write', async (lines, line, problem) => {
  expect((await parse(lines)).wrong).toEqual([{ file: 'bookkeeper.md', line, problem }]);
});
