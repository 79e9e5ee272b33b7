import { testimonialDiscs } from '@/art/drawings/hero';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { svgMarkup } from '@/art/kit';
import { isPicture, type Illustration } from '@/art/picture';
import { logo } from '@/content/logo';
import { site } from '@/content/site';
import type { TimeOfDayPhase } from '@/content/types';
import { escapeXml } from '@/lib/escapeXml';

/** The markup of a page's social picture. */
export function card(kind: string, parts: readonly string[], cloud?: string): string {
  const cloudAttribute = cloud ? ` data-cloud="${cloud}"` : '';
  const name = `<div class="logo">${svgMarkup(logo, 'logo')}${site.name}</div>`;
  return `<main class="card ${kind}"${cloudAttribute}>${name}${parts.join('')}</main>`;
}

export function picture(illustration: Illustration, name: string): string {
  return isPicture(illustration)
    ? `<img class="${name}" src="${illustration.src}">`
    : svgMarkup(illustration, name, `class="${name}"`);
}

export function disc(colour: keyof typeof testimonialDiscs, place: string): string {
  const { disc: background } = testimonialDiscs[colour];
  return `<div class="disc ${place}" style="background:${background}"></div>`;
}

export function heading(lines: readonly string[]): string {
  return `<h1>${lines.map(escapeXml).join('<br>')}</h1>`;
}

export function intro(text: string): string {
  return `<p class="intro">${escapeXml(text)}</p>`;
}

export function eyebrow(phase: TimeOfDayPhase, label: string): string {
  return `<p class="eyebrow">${svgMarkup(timeOfDayIcons[phase], 'eyebrow')}<b>${escapeXml(label)}</b></p>`;
}

/** All that is written in a card. */
export function cardWords(markup: string): string {
  return markup
    .replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What a card says: the alternative text of its picture, escaped. */
export function cardText(markup: string): string {
  const texts = markup.matchAll(/<h1>(.*?)<\/h1>|<p class="intro">(.*?)<\/p>/g);
  return [...texts]
    .map(([, title, line]) => title?.replaceAll('<br>', ' ') ?? line)
    .join('. ')
    .replace('..', '.');
}
