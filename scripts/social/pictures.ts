import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { svgMarkup, type Drawing } from '../../src/art/kit.ts';
import { site } from '../../src/content/site.ts';
import { resolveColours, type Tokens } from '../brand/tokens.ts';
import { cachedFile } from '../cachedFile.ts';
import { breakLines, measure, outline, type Style } from './outlines.ts';

type ServerEntry = typeof import('../../src/entry-server.tsx');
export type Marks = Pick<ServerEntry, 'logo' | 'logoIcon' | 'timeOfDayIcons'>;
type Card = ReturnType<ServerEntry['listings'][string]['card']>;

/** Raised, the number draws all again. */
const layoutVersion = 1;

const [width, height] = [1200, 630];
const left = 64;
const display = { family: 'funnel-display', weight: 600, spacing: -0.042 } as const;
const plain = { family: 'figtree', weight: 500 } as const;
/** From the middle of a line to its baseline, of the size. */
const middleToBaseline = { 'funnel-display': 0.375, figtree: 0.35 } as const;

/**
 * The picture of a page as a PNG.
 * @param findFile the file that is published at an address
 */
export function socialPicture(
  card: Card,
  marks: Marks,
  tokens: Tokens,
  findFile: (address: string) => string,
): Promise<Buffer> {
  const selector = card.cloud ? `[data-cloud='${card.cloud}']` : ':root';
  const resolve = (text: string) => resolveColours(tokens, text, selector, card.colours);
  const mark = card.eyebrow ? marks.timeOfDayIcons[card.eyebrow.phase] : marks.logo;
  const shown = [site.name, JSON.stringify(card), svgMarkup(marks.logo, ''), svgMarkup(mark, '')];
  const colours = '--text --text-secondary --s-ink --s-butter --on-dark'.replace(/\S+/g, 'var($&)');
  return cached(resolve([...shown, colours].join('\n')), async () => {
    const body = [card.scene, await bandOf(card), await textsOf(card, marks)].join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${resolve('var(--text)')}">` +
      `${ground(resolve(card.ground))}${await embedPhotographs(resolve(body), findFile)}</svg>`
    );
  });
}

/** The logo in a square, whose ground is visible where `scale` makes the logo smaller. */
export function iconPicture(icon: Drawing, tokens: Tokens, size: number, scale = 1) {
  const edge = (size * (1 - scale)) / 2;
  const box = `x="${edge}" y="${edge}" width="${size * scale}" height="${size * scale}"`;
  const fill = scale < 1 ? 'var(--ground-dawn)' : 'none';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="var(--text)">` +
    `<rect width="${size}" height="${size}" fill="${fill}"/>${svgMarkup(icon, 'icon', box)}</svg>`;
  const resolved = resolveColours(tokens, svg);
  return cached(resolved, () => resolved);
}

async function cached(shown: string, draw: () => string | Promise<string>): Promise<Buffer> {
  const hash = createHash('sha256').update(`${layoutVersion}${shown}`).digest('hex').slice(0, 32);
  const file = await cachedFile(`social/${hash}.png`, async () =>
    sharp(Buffer.from(await draw()))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
  return readFileSync(file);
}

async function textsOf({ eyebrow, title, intro }: Card, marks: Marks): Promise<string> {
  const name = await text(site.name, { ...display, size: 34, spacing: -0.035 }, 122, 72);
  const label =
    eyebrow && (await text(eyebrow.label, { ...plain, weight: 600, size: 22 }, 116, 144));
  const heading = await fitTitle(title);
  let y = eyebrow ? 182 : 136;
  const pieces = [
    svgMarkup(marks.logo, 'logo', `x="${left}" y="46" width="46" height="52"`) + name.path,
    label &&
      svgMarkup(
        marks.timeOfDayIcons[eyebrow.phase],
        'eyebrow',
        `x="${left}" y="122" width="40" height="44"`,
      ),
    label?.path,
  ];
  for (const line of heading.lines) {
    const style = { ...display, size: heading.size };
    pieces.push((await text(line, style, left - 2, y + heading.size * 0.48)).path);
    y += heading.size * 0.96;
  }
  if (intro) {
    const { size = 29, width: limit = 520, gap = 28 } = intro;
    const style = { ...plain, size };
    const lines = await breakLines(intro.text, style, limit);
    y += gap;
    for (const [index, line] of lines.entries()) {
      const middle = y + size * 1.35 * (index + 0.5);
      pieces.push(
        `<g color="var(--text-secondary)">${(await text(line, style, left + 2, middle)).path}</g>`,
      );
    }
  }
  return pieces.filter(Boolean).join('');
}

/** The largest size at which the title fits in three lines, or four if they are small. */
async function fitTitle({ lines: given, size: largest = 86, width: limit = 1120 }: Card['title']) {
  for (let size = largest; ; size -= 2) {
    const style = { ...display, size };
    const broken = await Promise.all(given.map((line) => breakLines(line, style, limit)));
    const lines = broken.flat();
    const widths = await Promise.all(lines.map((line) => measure(line, style)));
    const fits = Math.max(...widths) <= limit && lines.length <= 3 + Number(size < 60);
    if (fits || size < 32) return { lines, size };
  }
}

async function bandOf({ stats = [] }: Card): Promise<string> {
  if (stats.length === 0) return '';
  const middle = 551;
  const pieces = [`<rect y="472" width="${width}" height="158" fill="var(--s-ink)"/>`];
  let x = left;
  for (const { figure, label } of stats) {
    const number = await text(figure, { ...display, size: 66, spacing: -0.055 }, x, middle);
    const style = { ...plain, size: 21 };
    const lines = await breakLines(label, style, 168);
    const texts = await Promise.all(
      lines.map((line, index) =>
        text(line, style, x + number.width + 14, middle + 24 * (index - (lines.length - 1) / 2)),
      ),
    );
    pieces.push(`<g color="var(--s-butter)">${number.path}</g>`);
    pieces.push(`<g color="var(--on-dark)">${texts.map(({ path }) => path).join('')}</g>`);
    x += number.width + 222;
  }
  return pieces.join('');
}

/** A line of text whose capitals stand around `middle`. */
async function text(words: string, style: Style, x: number, middle: number) {
  const line = await outline(words, style);
  const y = middle + middleToBaseline[style.family] * style.size;
  return {
    ...line,
    path: `<g transform="translate(${x} ${y})" fill="currentColor">${line.path}</g>`,
  };
}

function ground(value: string): string {
  const stops = /^linear-gradient\((.*)\)$/s.exec(value)?.[1]?.split(',');
  const rect = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  if (!stops) return rect(value);
  const elements = stops.map((stop, index) => {
    const [colour, offset = `${(100 * index) / (stops.length - 1)}%`] = stop
      .trim()
      .split(/ (?=[\d.]+%$)/);
    return `<stop offset="${offset}" stop-color="${colour}"/>`;
  });
  return `<linearGradient id="ground" x2="0" y2="1">${elements.join('')}</linearGradient>${rect('url(#ground)')}`;
}

async function embedPhotographs(svg: string, findFile: (address: string) => string) {
  let embedded = svg;
  for (const [, address = ''] of svg.matchAll(/<image href="([^"]+)"/g)) {
    const photo = await sharp(findFile(address))
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer();
    embedded = embedded.replace(address, `data:image/jpeg;base64,${photo.toString('base64')}`);
  }
  return embedded;
}
