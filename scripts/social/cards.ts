import { heroRidges, heroSky, testimonialDiscs, testimonialCard } from '@/art/drawings/hero';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { portraits, type PersonName } from '@/art/drawings/interface/people';
import { jobHills, jobStars } from '@/art/drawings/jobPage';
import { phone } from '@/art/drawings/phone';
import { windowWithBlind } from '@/art/drawings/privacy';
import { careersRidges } from '@/art/drawings/ridges';
import { duskSkyline } from '@/art/drawings/skylines';
import { svgMarkup, type Drawing } from '@/art/kit';
import { paths, socialPicturePath } from '@/config/paths';
import { careersHero } from '@/content/careers';
import { cloudPages } from '@/content/clouds/pages';
import type { CloudId } from '@/content/folders';
import { jobs } from '@/content/jobs/list';
import { hero } from '@/content/landing/hero';
import { logo } from '@/content/logo';
import { privacyHero } from '@/content/privacy';
import { securityHero } from '@/content/security';
import { site } from '@/content/site';
import { studyPages } from '@/content/studies/pages';
import type { TimeOfDayState } from '@/content/types';

export type SocialCard = {
  /** Path of the picture from the site's root. */
  readonly path: string;
  readonly html: string;
};

/** One card for each page that can be shared. */
export function socialCards(): readonly SocialCard[] {
  return [
    card(paths.home, 'landing', [
      picture(heroSky, 'sky'),
      disc('ananya', 'coral', 'first'),
      picture(heroRidges, 'ridges'),
      picture(testimonialCard, 'testimonial'),
      heading(hero.titleLines),
      intro(site.role),
    ]),
    ...studyPages.map((study) =>
      card(paths.study(study.slug), `study ${study.id}`, [
        picture(study.poster, 'poster'),
        eyebrow(study.timeOfDay.state, study.organisation),
        heading(study.titleLines),
        stats(study.improvements.slice(0, 2)),
      ]),
    ),
    ...cloudPages.map((cloud) => {
      return card(
        paths.cloud(cloud.slug),
        'cloud',
        [
          picture(cloud.panorama, 'panorama'),
          eyebrow(cloud.timeOfDay.state, cloud.product),
          heading([cloud.name]),
          intro(cloud.tagline),
        ],
        cloud.id,
      );
    }),
    card(paths.career, 'careers', [
      disc('daniel', 'sun', 'left'),
      disc('ingrid', 'azure', 'right'),
      disc('ananya', 'coral', 'middle'),
      picture(careersRidges, 'ridges'),
      heading(careersHero.titleLines),
      intro(careersHero.intro),
    ]),
    ...jobs.map((job) =>
      card(paths.job(job.slug), 'job', [
        picture(jobStars, 'sky'),
        picture(phone, 'phone'),
        picture(jobHills, 'ridges'),
        eyebrow(job.timeOfDay.state, `${job.location}, ${job.type.toLowerCase()}`),
        heading([job.title]),
      ]),
    ),
    card(paths.privacy, 'privacy', [
      picture(windowWithBlind, 'window'),
      eyebrow(privacyHero.timeOfDay.state, privacyHero.timeOfDay.name),
      heading([privacyHero.title]),
      intro(privacyHero.intro),
    ]),
    card(paths.security, 'security', [
      picture(duskSkyline, 'ridges'),
      eyebrow(securityHero.timeOfDay.state, securityHero.timeOfDay.name),
      heading(securityHero.title),
    ]),
  ];
}

function card(path: string, kind: string, parts: readonly string[], cloud?: CloudId): SocialCard {
  const cloudAttribute = cloud ? ` data-cloud="${cloud}"` : '';
  const name = `<div class="logo">${svgMarkup(logo, 'logo')}${site.name}</div>`;
  return {
    path: socialPicturePath(path),
    html: `<main class="card ${kind}"${cloudAttribute}>${name}${parts.join('')}</main>`,
  };
}

function picture(drawing: Drawing, name: string): string {
  return svgMarkup(drawing, name, `class="${name}"`);
}

function disc(person: PersonName, colour: keyof typeof testimonialDiscs, place: string): string {
  const { disc: background } = testimonialDiscs[colour];
  return `<div class="disc ${place}" style="background:${background}">${svgMarkup(portraits[person], place)}</div>`;
}

function heading(lines: readonly string[]): string {
  return `<h1>${lines.map(escapeHtml).join('<br>')}</h1>`;
}

function intro(text: string): string {
  return `<p class="intro">${escapeHtml(text)}</p>`;
}

function eyebrow(state: TimeOfDayState, label: string): string {
  return `<p class="eyebrow">${svgMarkup(timeOfDayIcons[state], 'eyebrow')}<b>${escapeHtml(label)}</b></p>`;
}

function stats(
  improvements: readonly { readonly percentage: number; readonly description: string }[],
) {
  const items = improvements.map(
    ({ percentage, description }) => `<b>${percentage}%</b><span>${escapeHtml(description)}</span>`,
  );
  return `<p class="stats">${items.join('')}</p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
