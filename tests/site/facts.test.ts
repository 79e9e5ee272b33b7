import { describe, expect, test } from 'vitest';
import { jobPostings, remoteArea, workingHere } from '@/content/careers';
import { cloudsByHour, cloudSummaries, wheelOrder } from '@/content/clouds/summaries';
import type { Cloud, CloudId } from '@/content/clouds/types';
import { cookieDialog } from '@/content/cookieDialog';
import { jobs, type Job } from '@/content/jobs';
import { aboutHeading, facts } from '@/content/landing/about';
import { factDetails, type FactDetails } from '@/content/landing/factDetails';
import { caseStudiesHeading } from '@/content/landing/caseStudies';
import { contactHeading } from '@/content/landing/contact';
import { customersHeading } from '@/content/landing/customers';
import { domains, domainsHeading } from '@/content/landing/domains';
import { film } from '@/content/landing/film';
import { playFilmLabel } from '@/content/landing/filmButton';
import { gallery } from '@/content/gallery';
import { hero } from '@/content/landing/hero';
import { integrationGroups, integrationsHeading } from '@/content/landing/integrations';
import { offerings, offeringsHeading } from '@/content/landing/offerings';
import { testimonials } from '@/content/landing/testimonials';
import { wheel, wheelHeading } from '@/content/landing/wheel';
import { desktopNavigation, mobileNavigation } from '@/content/navigation';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { studyLabels } from '@/content/studies/labels';
import { studyList } from '@/content/studies/list';
import { analyticsCloud } from '@/content/clouds/analytics';
import { dataCloud } from '@/content/clouds/data';
import { experienceCloud } from '@/content/clouds/experience';
import { healthCloud } from '@/content/clouds/health';
import { marketingCloud } from '@/content/clouds/marketing';
import { nonprofitCloud } from '@/content/clouds/nonprofit';
import { salesCloud } from '@/content/clouds/sales';
import { serviceCloud } from '@/content/clouds/service';
import { life } from '@/content/studies/life';
import { machinery } from '@/content/studies/machinery';
import { payment } from '@/content/studies/payment';
import { fromWords, inWords } from '../support/inWords';
import { storedItems } from '@/lib/storageInventory';

const pagesOfClouds: Readonly<Record<CloudId, Cloud>> = {
  analytics: analyticsCloud,
  data: dataCloud,
  experience: experienceCloud,
  health: healthCloud,
  marketing: marketingCloud,
  nonprofit: nonprofitCloud,
  sales: salesCloud,
  service: serviceCloud,
};
const clouds = Object.values(pagesOfClouds);
const studies = [life, payment, machinery];
const postings: readonly Job[] = Object.values(jobs);

const fact = (id: (typeof facts)[number]['id']) => {
  const found = facts.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no fact ${id}.`);
  return { ...found, ...factDetails[id] };
};
const total = ({ breakdown }: Pick<FactDetails, 'breakdown'>) =>
  breakdown.rows.reduce((sum, { count }) => sum + count, 0);
const menuItems = [...desktopNavigation, ...mobileNavigation].flatMap((item) =>
  item.kind === 'menu' ? [...item.items] : [],
);
const menuTexts = (label: string) =>
  menuItems.filter((item) => item.label === label).map(({ description }) => description);
const systems = integrationGroups.flatMap(({ items }) => [...items]);

test('cloudsByHour has every cloud, sorted by time of day', () => {
  const byHour = Object.values(cloudSummaries).toSorted((one, other) =>
    one.timeOfDay.time.localeCompare(other.timeOfDay.time),
  );
  expect(cloudsByHour).toEqual(byHour);
});

describe('the facts', () => {
  test.each(facts.map(({ id, title }) => [title, fact(id)] as const))(
    'the bars of %s add up to the number in its text and its caption',
    (_, { detail, breakdown }) => {
      const words = inWords(total({ breakdown }));
      expect(detail.toLowerCase()).toContain(words);
      expect(breakdown.caption.toLowerCase()).toMatch(new RegExp(`^${words} `));
    },
  );

  test.each(facts.filter(({ figure }) => figure.endsWith('+')).map(({ id }) => id))(
    'the figure of %s is no more than was counted',
    (id) => {
      expect(Number.parseInt(fact(id).figure)).toBeLessThanOrEqual(total(fact(id)));
    },
  );

  test('the people of the two places add up to the total', () => {
    const [, noida = '', home = ''] =
      /: (\S+) in .+?, (\S+) at home/.exec(fact('founded').detail) ?? [];
    expect(fromWords(noida) + fromWords(home)).toBe(total(fact('founded')));
  });

  test('the customers are the same number by domain and by continent, and in the heading', () => {
    expect(total(fact('domains'))).toBe(total(fact('customers')));
    expect(customersHeading.title).toContain(`${fact('customers').figure} customers`);
  });

  test('the summary has the number of continents', () => {
    const { breakdown, summary } = fact('customers');
    expect(summary).toContain(`${inWords(breakdown.rows.length)} continents`);
  });

  test('the industries are the same number everywhere', () => {
    const [, industries = ''] = /in (\S+) domains/.exec(fact('domains').detail) ?? [];
    expect(Number.parseInt(fact('domains').figure)).toBeLessThanOrEqual(fromWords(industries));
    for (const text of [site.about, site.description]) {
      expect(text).toContain(`${industries} industries`);
    }
    const [, others = ''] = /industry; (.+?) are on/.exec(fact('domains').detail) ?? [];
    expect(domains.length + others.split(/, | and /).length).toBe(fromWords(industries));
  });

  test('they were counted on one day, within the year before the jobs were posted', () => {
    const days = facts.flatMap(({ id }) => {
      const day = /\d+ \w+ \d{4}/.exec(factDetails[id].source)?.[0] ?? '';
      // the AI card has no counts
      if (id !== 'ai') expect(day, `the day in the source of ${id}`).not.toBe('');
      return day || [];
    });
    const [counted, ...others] = new Set(days.map((day) => Date.parse(`${day} UTC`)));
    expect(others).toEqual([]);
    for (const { datePosted } of postings) {
      const age = (Date.parse(datePosted) - (counted ?? 0)) / 86_400_000;
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(366);
    }
  });

  test('the design team is as large as its posting says', () => {
    const row = fact('founded').breakdown.rows.find(({ label }) => label === 'Design');
    const team = jobs['ui-ux-designer'].facts.find(({ label }) => label === 'Team');
    expect(team?.value).toBe(`Design, ${row?.count} people`);
  });
});

type Count = readonly [name: string, count: number, texts: readonly string[]];

const counts: readonly Count[] = [
  ['offerings', offerings.length, [offeringsHeading.title]],
  ['facts', facts.length, [aboutHeading.intro]],
  [
    'domains',
    domains.length,
    [domainsHeading.intro, fact('domains').detail, ...menuTexts('Domains')],
  ],
  ['clouds', cloudsByHour.length, [suggestion('Cloud solutions'), ...menuTexts('Clouds')]],
  [
    'clouds on the wheel',
    wheelOrder.length,
    [wheelHeading.title, wheel.centreLines.join(' '), fact('clouds').detail],
  ],
  ['systems', systems.length, [integrationsHeading.intro, ...menuTexts('Integrations')]],
  [
    'studies',
    studyList.length,
    [hero.studies.label, caseStudiesHeading.intro, suggestion('Projects')],
  ],
  ['pictures', gallery.images.length, [gallery.title, gallery.intro]],
  ...studies.map(({ id, approach }): Count => [
    `steps of ${id}`,
    approach.steps.length,
    [studyLabels.approach],
  ]),
  ...studies.map(({ id, outcomes }): Count => [
    `outcomes of ${id}`,
    outcomes.items.length,
    [outcomes.intro],
  ]),
  ...clouds.map(({ name, count, offerings: { title }, seo }): Count => [
    `offerings of ${name}`,
    count,
    [title, seo.description],
  ]),
];

describe('counts in words', () => {
  test.each(counts)('the %s are %i, as the copy says', (_, count, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text.toLowerCase()).toMatch(new RegExp(`\\b${inWords(count)}\\b`));
    }
  });

  test.each(clouds.map((cloud) => [cloud.name, cloud] as const))(
    'the count of %s is that of its list',
    (_, { count, offerings: { groups } }) => {
      expect(groups.flatMap(({ items }): readonly unknown[] => items)).toHaveLength(count);
    },
  );
});

describe('the studies', () => {
  test.each(studies.map((study) => [study.organisation, study] as const))(
    '%s says the same figures everywhere, none below its forecast',
    (_, { improvements, seo }) => {
      const measured: readonly number[] = improvements.map(({ percentage }) => percentage);
      const figures = [...seo.description.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure));
      expect(figures).toHaveLength(2);
      for (const figure of figures) expect(measured).toContain(figure);
      for (const { percentage, forecast } of improvements) {
        expect(forecast).toBeLessThanOrEqual(percentage);
      }
    },
  );
});

describe('the lists at a glance', () => {
  test.each(studies.map((study) => [study.organisation, study] as const))(
    '%s lasted as long as its description says, and has one testimonial',
    (_, { client, description, glance }) => {
      expect(description).toContain(`In ${inWords(glance.months)} months`);
      expect(testimonials.filter((testimonial) => testimonial.client === client)).toHaveLength(1);
    },
  );

  test('the people in the field are as many as the life-science study describes', () => {
    const [, field = ''] = /(\d+) in the field/.exec(life.glance.users) ?? [];
    expect(life.description).toContain(`team of ${inWords(Number(field))}`);
  });

  test('there are as many plants as the machinery study’s title says', () => {
    const [, plants = ''] = /(\d+) plants/.exec(machinery.glance.size) ?? [];
    expect(machinery.title.toLowerCase()).toContain(`${inWords(Number(plants))} plants`);
    expect(machinery.description).toContain(`${inWords(Number(plants))} business units`);
  });
});

describe.each(postings.map((job) => [job.title, job] as const))('the posting of %s', (_, job) => {
  test('closes after it opens, and the job starts after the hiring', () => {
    const lastDay = Number(/\d+/.exec(job.hiring.at(-1)?.day ?? '')?.[0]);
    const decided = Date.parse(job.validThrough) + lastDay * 86_400_000;
    expect(Date.parse(job.validThrough)).toBeGreaterThan(Date.parse(job.datePosted));
    expect(Date.parse(job.start)).toBeGreaterThanOrEqual(decided);
  });

  test('has its hiring and its ninety days in order', () => {
    for (const steps of [job.hiring, job.ninetyDays]) {
      const days = steps.map(({ day }) => Number(/\d+/.exec(day)?.[0]));
      expect(days).toEqual([...days].sort((first, second) => first - second));
    }
  });

  test('states one salary', () => {
    const pay = `₹${job.salary.min / 100_000} to ${job.salary.max / 100_000} lakh a year`;
    expect(job.salary.min).toBeLessThan(job.salary.max);
    expect(job.facts.find(({ label }) => label === 'Pay')?.value).toBe(pay);
    expect(job.seo.description).toContain(pay);
  });

  test('says how its hours and its type compare with the careers page', () => {
    const valueOf = (name: string) => job.facts.find(({ label }) => label === name)?.value;
    expect(valueOf('Type')?.toLowerCase()).toContain('full-time');
    if (!job.isRemote) return;
    expect(valueOf('Location')).toBe(`${job.location}, ${remoteArea}`);
    const shared = Number.parseInt(valueOf('Hours') ?? '');
    const remote = workingHere.terms.find(({ term }) => term === 'Remote');
    expect(remote?.text).toContain(`${inWords(shared)} hours a day`);
  });

  test('is remote where its location says so', () => {
    expect(job.isRemote).toBe(job.location === 'Remote');
    expect(job.seo.title).toMatch(
      job.isRemote ? /remote$/ : new RegExp(`${site.address.locality}$`),
    );
  });
});

test.each([contactHeading.intro, ...clouds.map(({ closing }) => closing.text)])(
  'a consultant replies as soon as the contact form promises: %s',
  (text) => {
    expect(text).toMatch(/A consultant replies within one working day\.$/);
  },
);

test('the film lasts as long as its button says', () => {
  expect(playFilmLabel).toContain(`${film.duration} seconds`);
  expect(film.summary).toContain(`${film.duration} seconds`);
});

test('the dialog says how long a choice is kept', () => {
  expect(cookieDialog.text).toContain(`${storedItems.cookieConsent.lifetime} days`);
});

test('the careers page names every posting', () => {
  expect(jobPostings.map(({ slug }) => slug)).toEqual(Object.keys(jobs));
});

function suggestion(label: string): string {
  return notFound.suggestions.links.find((link) => link.label === label)?.note ?? '';
}
