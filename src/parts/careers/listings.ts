import type { JobPosting } from 'schema-dts';
import { texts } from 'virtual:jobs/texts';
import { testimonialDiscs } from '@/art/drawings/hero';
import { circle } from '@/art/kit';
import { env } from '@/config/env';
import { site } from '@/content/site';
import { escapeXml } from '@/lib/escapeXml';
import { onDark, place } from '@/routing/socialCard';
import { organizationId, pageId, type PageListing, postalAddress } from '@/routing/structuredData';
import { careersHero, remoteTerms, workingHere } from './content/careers';
import { closesWithin, lastSecond, wasClosedAtBuild } from './content/closingDates';
import { careersSeo } from './content/jobs';
import { jobLabels } from './content/labels';
import { jobDrawings } from './drawings/jobDrawings';
import { jobHills, jobStars } from './drawings/jobPage';
import { monitors } from './drawings/monitor';
import { phones } from './drawings/phone';
import { careersRidges } from './drawings/ridges';
import { employmentTypes, type Job, type Pay, type Posting } from './frontMatter';
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
      texts
        .map(({ posted }) => posted)
        .sort()
        .at(-1) ?? '',
  },
  ...texts.map(getJobListing),
];

const devices = {
  list: place(monitors.list, 'device', [776, 178, 380, 360]),
  route:
    place(phones.route.body, 'device', [800, 170, 310, 520]) +
    place(phones.route.screen, 'screen', [800, 170, 310, 520]),
  queue: place(monitors.queue, 'device', [776, 178, 380, 360]),
} satisfies Record<Job['drawing'], string>;

export function getJobListing(job: Posting): PageListing {
  const { slug, title, posted, closes } = job;
  const path = careersPaths.job(slug);
  const isClosed = wasClosedAtBuild(job);
  return {
    path,
    seo: job.seo,
    card: () => ({
      ground: 'var(--sky-evening)',
      scene:
        place(jobStars, 'sky', [0, 0, 1200, 420]) +
        devices[job.drawing] +
        place(jobHills, 'hills', [0, 471, 1200, 160]),
      colours: onDark,
      eyebrow: {
        phase: jobDrawings[job.drawing].phase,
        label: `${job.isRemote ? `Remote, ${job.area}` : job.area}, ${job.type.toLowerCase()}`,
      },
      title: { lines: [title], width: 720 },
      ...(job.payText && { intro: { text: job.payText } }),
    }),
    breadcrumbs: [
      { name: jobLabels.breadcrumb, path: careersPaths.page },
      { name: title, path },
    ],
    about: isClosed ? [] : [jobPostingNode(job, path)],
    lastChanged: posted,
    isExpired: isClosed,
    ...(closesWithin(30, job) && {
      warning:
        `"${title}" closes on ${closes}. Once it has, it takes no applications; the next build ` +
        `leaves it out of the sitemap. Its date is in src/parts/careers/content/jobs/${slug}.md.`,
    }),
  };
}

/** Has all properties of a posting that Google requires or recommends. */
function jobPostingNode(job: Posting, path: string): JobPosting {
  return {
    '@type': 'JobPosting',
    '@id': pageId(path, 'posting'),
    title: job.title,
    description: describe(job),
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.reference },
    datePosted: job.posted,
    ...(job.closes && { validThrough: lastSecond(job.closes) }),
    employmentType: employmentTypes[job.employment],
    ...(__ENV__.careers && { directApply: true }),
    ...(job.months && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: job.months,
      },
    }),
    url: env.siteUrl + path,
    hiringOrganization: { '@id': organizationId },
    ...(job.isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: job.countries.map(({ name }) => ({
            '@type': 'Country' as const,
            name,
          })),
        }
      : { jobLocation: { '@type': 'Place' as const, address: addressOf(job) } }),
    ...(job.pay && { baseSalary: toAmount(job.pay) }),
  };
}

function addressOf({ locality = '', countries }: Job) {
  const [country] = countries;
  return locality === site.address.locality
    ? postalAddress()
    : {
        '@type': 'PostalAddress' as const,
        addressLocality: locality,
        addressCountry: country?.code ?? site.address.countryCode,
      };
}

function toAmount({ currency, min, max = min, per }: Pay) {
  return {
    '@type': 'MonetaryAmount' as const,
    currency,
    value: {
      '@type': 'QuantitativeValue' as const,
      minValue: min,
      maxValue: max,
      unitText: per.toUpperCase(),
    },
  };
}

/** In the HTML that job boards show: all that they show. */
function describe(job: Posting): string {
  const facts = job.facts.map(({ label, value }) => `${label}: ${value}`);
  const terms = workingHere.terms
    .filter((each) => job.isRemote || !('isRemote' in each))
    .map(({ term, text, ...rest }) =>
      'email' in rest ? `${term}: ${text} ${rest.email}` : `${term}: ${text}`,
    );
  return [
    list([...(job.isRemote ? [remoteTerms(job)] : []), ...facts].map(escapeXml)),
    `<p>${job.intro}</p>`,
    ...job.sections.flatMap(({ title, blocks }) => [subheading(title), ...blocks.map(toHtml)]),
    subheading(jobLabels.workingHere) + list(terms.map(escapeXml)),
  ].join('');
}

function toHtml(block: Posting['sections'][number]['blocks'][number]): string {
  if (block.type === 'text') return block.html;
  if (block.type === 'list') return list(block.items.map(({ html }) => html));
  return list(block.items.map(({ label, html }) => `${escapeXml(label)}: ${html}`));
}

function subheading(text: string): string {
  return `<p><b>${escapeXml(text)}</b></p>`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
