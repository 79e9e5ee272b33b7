import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { testSample } from '../support/sample';
import { copySite } from './copySite';

type Change = {
  /** What is done, as commands. */
  readonly commands: string;
  /** Files of the build that say it, and what they say. */
  readonly seen: Readonly<Record<string, RegExp>>;
};

const articles = 'src/parts/insights/articles';
const jobs = 'src/parts/careers/content/jobs';
const write = (file: string, ...lines: readonly string[]) =>
  `mkdir -p "$(dirname ${file})"\ncat > ${file} <<'END'\n${lines.join('\n')}\nEND\n`;

/** By the bold words of docs/owning.md, with other words than the document's. What an owner has rewritten is not tried. */
const changes: Readonly<Record<string, Change>> = {
  'An article.': {
    commands: write(
      `${articles}/year-end.md`,
      ...['---', 'title: Closing the year in one day', 'date: 2026-11-20', '---', ''],
      ...['We closed it on a Tuesday. Nobody stayed late.', '', '## The list', '', 'Six lines.'],
    ),
    seen: {
      'insights/year-end.html': /Closing the year in one day/,
      'insights.html': /Closing the year in one day/,
      'insights/feed.xml': /Closing the year in one day/,
      'sitemap.xml': /\/insights\/year-end</,
      'social/insights-year-end.png': /^.PNG/,
    },
  },
  'An article with a photograph.': {
    commands:
      write(
        `${articles}/workshop.md`,
        ...['---', 'title: A day in the workshop', 'date: 2026-11-19', '---', ''],
        ...['We mended a pump.', '', '![A bench with tools](<our bench.jpg>)'],
      ) + `cp src/parts/careers/drawings/stand-up.jpg "${articles}/our bench.jpg"`,
    seen: { 'insights/workshop.html': /alt="A bench with tools"/ },
  },
  'A job.': {
    commands: write(
      `${jobs}/payroll-clerk.md`,
      ...['---', 'title: Payroll Clerk', 'location: Lyon, France', 'workplace: office'],
      ...['employment: part-time', 'pay: { currency: EUR, min: 21000, max: 24000, per: year }'],
      ...['posted: 2026-11-18', 'closes: 2027-02-28', '---', '', 'Pays everybody on the day.'],
    ),
    seen: {
      'career/payroll-clerk.html': /"currency":"EUR"/,
      'career.html': /Payroll Clerk/,
      'sitemap.xml': /\/career\/payroll-clerk</,
      'social/career-payroll-clerk.png': /^.PNG/,
    },
  },
  'The pay of a job.': {
    commands: `sed -i 's/min: 1800000/min: 1950000/' ${jobs}/ui-ux-designer.md`,
    seen: { 'career/ui-ux-designer.html': /"minValue":1950000/ },
  },
  'The dates of a job.': {
    commands: `sed -i 's/^dates: sample/posted: 2026-11-02\\ncloses: 2027-03-15/' ${jobs}/ui-ux-designer.md`,
    seen: { 'career/ui-ux-designer.html': /"datePosted":"2026-11-02"/ },
  },
  'The headline.': {
    commands: `sed -i "s/titleLines: \\[.*\\]/titleLines: ['Less paper,', 'more afternoons.']/" src/content/landing/hero.ts`,
    seen: { 'index.html': /og:image:alt" content="Less paper, more afternoons/ },
  },
  'A colour.': {
    commands: `sed -i "s/ink: '#12203b'/ink: '#2c1338'/" src/content/site.ts`,
    seen: { 'index.html': /#2c1338/, 'favicon.svg': /#2c1338/ },
  },
  'The telephone number.': {
    commands: `sed -i "s/phone: { display: '.*}/phone: { display: '+44 113 496 0180', href: 'tel:+441134960180' }/" src/content/site.ts`,
    seen: { 'index.html': /tel:\+441134960180/ },
  },
  'The year in the footer.': {
    commands: `sed -i 's/copyrightYear: 2[0-9]*/copyrightYear: 2031/' src/content/site.ts`,
    seen: { 'index.html': /© 2031/ },
  },
  'An old address': {
    commands: `sed -i "s|^  '/contact'|  '/what-it-costs.php': '/#pricing',\\n&|" src/content/redirects.ts`,
    seen: {
      _redirects: /^\/what-it-costs\.php \/#pricing 301$/m,
      '../dist.nginx.conf': /location = \/what-it-costs\.php/,
      '../dist.firebase.json': /"source": "\/what-it-costs\.php"/,
    },
  },
  'A price.': {
    commands: `sed -i "s/'from \\$2,500'/'from \\$2,900'/" src/content/pricing.ts`,
    seen: { 'index.html': /from \$2,900/ },
  },
  'How many people we are.': {
    commands: `sed -i "s/'Support', count: [0-9]*/'Support', count: 1100/" src/content/counts.ts`,
    seen: {},
  },
  'What a customer says.': {
    commands: `sed -i "s/quote: 'Eight plants.*'/quote: 'We sleep again on Sundays.'/" src/content/landing/testimonials.ts`,
    seen: { 'index.html': /We sleep again on Sundays\./ },
  },
  'A customer less.': {
    commands: `sed -i "/name: 'Plinth'/d" src/content/landing/customers.ts`,
    seen: {},
  },
  'A sentence of the privacy policy.': {
    commands: `sed -i "s/We collect what you choose to give us, and little else\\./We keep what you give us, and no more./" src/content/privacy.ts`,
    seen: { 'privacy-policy.html': /We keep what you give us, and no more\./ },
  },
};

const site = copySite(afterAll);
const build = 'SOURCE_DATE_EPOCH=1795392000 npm run build';
site.run(`
  git init -q && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm start
  ${build}
  mv dist dist.before
`);

test('the changes that are tried are those of docs/owning.md', () => {
  const listed = readFileSync('docs/owning.md', 'utf8').matchAll(/^\d+\. \*\*(.*?)\*\*/gm);
  expect(Array.from(listed, ([, name]) => name)).toEqual(Object.keys(changes));
});

// they replace words of the sample
testSample.for(Object.entries(changes))('%s', ([, { commands, seen }], { skip }) => {
  site.run(commands);
  const changed = site.run('git status --porcelain -uall');
  skip(changed === '', 'the owner has other words');
  site.run(build);
  expect(site.run('diff -rq dist.before dist || true')).not.toBe('');
  for (const [file, words] of Object.entries(seen)) expect(site.built(file), file).toMatch(words);
  expect(site.run('git status --porcelain -uall')).toBe(changed);
  site.run('git checkout -q . && git clean -qfd');
});

test('the checks are green with all of them', () => {
  for (const { commands } of Object.values(changes)) site.run(commands);
  site.run('npm run types && npm run format:check && npx eslint src/content');
  site.run('npm run test:unit -- --testTimeout 60000 tests/site src/parts && npm run build');
});

test.for([
  ['s/^  copyrightYear: \\([0-9]*\\),/  copyrightYear: \\1/', 'Expected'],
  ["s/^  email: '.*',/  email: hello,/", 'hello stands without'],
] as const)('a slip of the pen is told with its line, and not with a stack: %s', ([slip, told]) => {
  site.run(`
    git checkout -q .
    sed -i "${slip}" src/content/site.ts
    ! npm run build >dist.told 2>&1
    grep -E '^  src/content/site.ts:[0-9]+  ${told}' dist.told
    ! grep -E '^ +at ' dist.told
  `);
});
