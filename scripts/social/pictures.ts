import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Renderer, type Node } from '@takumi-rs/core';
import sharp from 'sharp';
import { svgMarkup, type Drawing } from '../../src/art/kit.ts';
import { site } from '../../src/content/site.ts';
import { resolveColours, type Tokens } from '../brand/tokens.ts';
import { cachedFile } from '../cachedFile.ts';

type ServerEntry = typeof import('../../src/entry-server.tsx');
export type Marks = Pick<ServerEntry, 'logo' | 'logoIcon' | 'timeOfDayIcons'>;
type Card = ReturnType<ServerEntry['listings'][string]['card']>;

/** Raised, the number draws all again. */
const layoutVersion = 2;

const [width, height] = [1200, 630];
const left = 64;
const maxTitleHeight = 250;
const minTitleSize = 32;

const styles = `
  .card { color: var(--text); font-family: figtree; font-weight: 500; text-wrap: balance }
  .card > * { position: absolute; left: ${left}px }
  .card > .scene { left: 0 }
  .name, .title, .figure { font-family: funnel-display; font-weight: 600 }
  .card > .name { left: 122px; top: 46px; font-size: 34px; line-height: 52px; letter-spacing: -0.035em }
  .card > .eyebrow { left: 116px; top: 122px; font-size: 22px; line-height: 44px; font-weight: 600 }
  .texts { display: grid }
  .title { display: grid; grid-template-columns: minmax(min-content, 1fr); margin-left: -2px; line-height: 0.96; letter-spacing: -0.042em }
  .intro { margin-left: 2px; line-height: 1.35; color: var(--text-secondary) }
  .stats { display: flex; bottom: 0; height: 158px; align-items: center }
  .figure { font-size: 66px; letter-spacing: -0.055em; color: var(--s-butter) }
  .label { width: 168px; margin: 0 40px 0 14px; font-size: 21px; line-height: 24px; color: var(--on-dark) }`;

const renderer = new Renderer();
const fonts = ['funnel-display', 'figtree'].flatMap((name) =>
  ['latin', 'latin-ext'].map((alphabet) => {
    const file = `@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`;
    return { name, key: file, data: () => readFileSync(`node_modules/${file}`) };
  }),
);

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
  const { eyebrow, title, intro, stats = [] } = card;
  const selector = card.cloud ? `[data-cloud='${card.cloud}']` : ':root';
  const resolve = (text: string) => resolveColours(tokens, text, selector, card.colours);
  const mark = eyebrow && marks.timeOfDayIcons[eyebrow.phase];
  const scene = resolve(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="var(--text)">` +
      card.scene +
      svgMarkup(marks.logo, 'logo', `x="${left}" y="46" width="46" height="52"`) +
      (mark ? svgMarkup(mark, 'eyebrow', `x="${left}" y="122" width="40" height="44"`) : '') +
      (stats.length > 0
        ? `<rect y="472" width="${width}" height="158" fill="var(--s-ink)"/>`
        : '') +
      '</svg>',
  );
  const css = [resolve(styles)];
  const draw = async () => {
    const src = await embedPhotographs(scene, findFile);
    const { size: fontSize = 29, width: introWidth = 520, gap = 28 } = intro ?? {};
    const style = { fontSize, width: introWidth, marginTop: gap };
    const nodes = [
      { type: 'image', src, width, height, className: 'scene' } as const,
      words('name', site.name),
      eyebrow && words('eyebrow', eyebrow.label),
      box('texts', [await fitTitle(title, css), intro && words('intro', intro.text, style)], {
        top: eyebrow ? 182 : 136,
      }),
      box(
        'stats',
        stats.flatMap(({ figure, label }) => [words('figure', figure), words('label', label)]),
      ),
    ];
    const ground = { width, height, background: resolve(card.ground) };
    return renderer.render(box('card', nodes, ground), { width, height, css, fonts });
  };
  const shown = [site.name, { ...card, scene: '' }, scene, css, resolve(card.ground)];
  return cached(JSON.stringify(shown), draw);
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
  return cached(resolved, () => Buffer.from(resolved));
}

async function cached(shown: string, draw: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(`${layoutVersion}${shown}`).digest('hex').slice(0, 32);
  const file = await cachedFile(`social/${hash}.png`, async () =>
    sharp(await draw())
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
  return readFileSync(file);
}

/** In the largest size at which it is not too high, and no word wider than its lines may be. */
async function fitTitle({ lines, size = 86, width: limit = 1120 }: Card['title'], css: string[]) {
  const texts = lines.map((line) => words('line', line));
  for (let fontSize = size; ; fontSize -= 2) {
    const node = box('title', texts, { fontSize, width: limit });
    const measured = await renderer.measure(node, { css, fonts });
    const isNarrow = measured.children.every((line) => line.width <= limit);
    if ((isNarrow && measured.height <= maxTitleHeight) || fontSize < minTitleSize) return node;
  }
}

function words(className: string, text: string, style: Node['style'] = {}): Node {
  return { type: 'text', className, text, style };
}

function box(
  className: string,
  children: readonly (Node | undefined)[],
  style: Node['style'] = {},
): Node {
  return { type: 'container', className, children: children.filter((each) => !!each), style };
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
