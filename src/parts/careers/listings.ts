import type { JobPosting } from 'schema-dts';
import { testimonialDiscs } from '@/art/drawings/hero';
import { circle } from '@/art/kit';
import { env } from '@/config/env';
import { site } from '@/content/site';
import { escapeXml } from '@/lib/escapeXml';
import { onDark, place } from '@/routing/socialCard';
import { organizationId, pageId, type PageListing, postalAddress } from '@/routing/structuredData';
import { careersHero, careersSeo, workingHere } from './content/careers';
import { closesWithin, lastSecond, wasClosedAtBuild } from './content/closingDates';
import { jobLabels } from './content/jobs/labels';
import { jobs } from './content/jobs/list';
import { formatPay, remoteTerms } from './content/jobs/terms';
import type { Job } from './content/jobs/types';
import { jobHills, jobStars } from './drawings/jobPage';
import { phones } from './drawings/phone';
import { careersRidges } from './drawings/ridges';
import { careersPaths } from './paths';

export const careersListings: readonly PageListing[] = [
  {
    path: careersPaths.page,
    seo: careersSeo,
    card: () => ({
      ground: 'var(--sky-early)',
      scene:
        circle(712, 416, 116, testimonialDiscs.sun.disc) +
        circle(1078, 426, 110, testimonialDiscs.azure.disc) +
        circle(892, 364, 150, testimonialDiscs.coral.disc) +
        place(careersRidges, 'ridges', [0, 440, 1200, 250]),
      title: { lines: careersHero.titleLines },
      intro: { text: careersHero.intro, size: 25, width: 480 },
    }),
    breadcrumbs: [{ name: jobLabels.breadcrumb, path: careersPaths.page }],
    lastChanged:
      jobs
        .map(({ datePosted }) => datePosted)
        .sort()
        .at(-1) ?? '',
  },
  ...jobs.map(getJobListing),
];

export function getJobListing(job: Job): PageListing {
  const { slug, title, seo, datePosted, validThrough } = job;
  const path = careersPaths.job(slug);
  const isClosed = wasClosedAtBuild(job);
  return {
    path,
    seo,
    card: () => ({
      ground: 'var(--sky-evening)',
      scene:
        place(jobStars, 'sky', [0, 0, 1200, 420]) +
        place(phones[job.screen], 'phone', [800, 170, 310, 520]) +
        place(jobHills, 'hills', [0, 471, 1200, 160]),
      colours: onDark,
      eyebrow: {
        phase: job.timeOfDay.phase,
        label: `${job.facts[0].value}, ${job.type.toLowerCase()}`,
      },
      title: { lines: [title], width: 720 },
      intro: { text: formatPay(job.salary) },
    }),
    breadcrumbs: [
      { name: jobLabels.breadcrumb, path: careersPaths.page },
      { name: title, path },
    ],
    about: isClosed ? [] : [jobPostingNode(job, path)],
    lastChanged: datePosted,
    isExpired: isClosed,
    ...(closesWithin(30, job) && {
      warning:
        `"${title}" closes on ${validThrough}. Once it has, it takes no applications; the next build ` +
        `leaves it out of the sitemap. Its date is in src/parts/careers/content/jobs/${slug}/job.ts.`,
    }),
  };
}

/** Has all properties of a posting that Google requires or recommends. */
function jobPostingNode(job: Job, path: string): JobPosting {
  return {
    '@type': 'JobPosting',
    '@id': pageId(path, 'posting'),
    title: job.title,
    description: describe(job),
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.reference },
    datePosted: job.datePosted,
    validThrough: lastSecond(job),
    employmentType: job.employmentType,
    ...(__ENV__.careers && { directApply: true }),
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: job.monthsOfExperience,
    },
    url: env.siteUrl + path,
    hiringOrganization: { '@id': organizationId },
    ...(job.isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: {
            '@type': 'Country' as const,
            name: site.address.country,
          },
        }
      : { jobLocation: { '@type': 'Place' as const, address: postalAddress() } }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.min,
        maxValue: job.salary.max,
        unitText: 'YEAR',
      },
    },
  };
}

/** In the HTML that job boards show: all that they show. */
function describe(job: Job): string {
  const facts = job.facts.map(({ label, value }) => `${label}: ${value}`);
  const steps = job.hiring.map(({ day, text }) => `${day}: ${text}`);
  const terms = workingHere.terms
    .filter((each) => job.isRemote || !('isRemote' in each))
    .map(({ term, text, ...rest }) =>
      'email' in rest ? `${term}: ${text} ${rest.email}` : `${term}: ${text}`,
    );
  return [
    list(job.isRemote ? [remoteTerms(job.type), ...facts] : facts),
    ...[job.intro, ...job.tasks].map((text) => `<p>${escapeXml(text)}</p>`),
    subheading(jobLabels.requirements) + list(job.requirements),
    `<p>${escapeXml(`${jobLabels.bonus} ${job.bonus}`)}</p>`,
    subheading(jobLabels.hiring) + list(steps),
    subheading(jobLabels.workingHere) + list(terms),
  ].join('');
}

function subheading(text: string): string {
  return `<p><b>${escapeXml(text)}</b></p>`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`;
}
