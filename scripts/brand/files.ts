import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgMarkup, type Drawing } from '../../src/art/kit.ts';
import { lineOf, noteWrongEntry } from '../../src/config/wrongEntries.ts';
import { brandColours, site, type BrandColours } from '../../src/content/site.ts';
import { listFiles } from '../files.js';
import { iconPicture } from '../social/pictures.ts';
import { brandTokens, type BrandTokens } from './brandTokens.ts';
import { drawnColours, recolour } from './palette.ts';
import { findUses, themes, type Theme } from './tokens.ts';

/** The style sheets with colours: the tokens, and the skies of single pages. */
export function listStyleSheets(): readonly string[] {
  const skies = listFiles('src').filter((file) => file.endsWith('/sky.css'));
  return ['styles/tokens.css', 'styles/scenery.css', ...skies.toSorted()].map((file) =>
    join('src', file),
  );
}

export function readStyleSheets(): readonly string[] {
  return listStyleSheets().map((file) => readFileSync(file, 'utf8'));
}

/** The tokens in the colours of src/content/site.ts. One that is no colour stays as it was drawn. */
export function readBrand(colours: BrandColours = brandColours): BrandTokens {
  const file = 'src/content/site.ts';
  const valid = Object.entries(colours).filter(([name, value]) => {
    const isColour = /^#[\da-f]{6}$/i.test(value);
    if (!isColour) {
      const line = lineOf(readFileSync(file, 'utf8'), `${name}: '${value}'`);
      const problem = `The colour ${name} is '${value}': write # and six digits, such as '${drawnColours.blue}'.`;
      noteWrongEntry({ file, line, problem });
    }
    return isColour;
  });
  const styleSheets = readStyleSheets();
  const key = JSON.stringify([valid, styleSheets]);
  const brand =
    brands.get(key) ?? brandTokens(styleSheets, { ...drawnColours, ...Object.fromEntries(valid) });
  brands.set(key, brand);
  return brand;
}
const brands = new Map<string, BrandTokens>();

/** The colours of the browser's bar. */
export function themeColours(brand: BrandTokens) {
  return themes.map((theme) => ({
    name: 'theme-color',
    content: readColour(brand, 'ground-bar', theme),
    media: `(prefers-color-scheme: ${theme})`,
  }));
}

/** The list of inks, for drawings: every custom property of scenery.css. */
export function inkFiles(): Readonly<Record<string, string>> {
  const properties = readFileSync('src/styles/scenery.css', 'utf8').matchAll(/^ *--s-([\w-]+):/gm);
  const inks = Array.from(properties, ([, name = '']) => {
    const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    // a section's mark takes the colour of its hero
    const value = name.startsWith('mark-')
      ? `var(--mark-sun, var(--s-${name}))`
      : `var(--s-${name})`;
    return `export const ${constant} = '${value}';\n`;
  });
  const comment = `/*
 * Written by \`npm run generate inks\`: the colours of drawings, from \`styles/scenery.css\`. A drawing
 * names an ink, never a colour. Each ink is a separate export: a page loads only those it uses.
 */
`;
  return { 'src/art/inks.ts': comment + inks.join('') };
}

/** The icons and the web manifest, by path. */
export function iconFiles(brand: BrandTokens, icon: Drawing) {
  const draw = (size: number, scale?: number) => () => iconPicture(icon, brand.tokens, size, scale);
  // a maskable icon may be cropped to a circle
  const files: Readonly<Record<string, () => string | Promise<Buffer>>> = {
    'favicon.svg': () => favicon(brand, icon),
    'favicon-32.png': draw(32),
    'apple-touch-icon.png': draw(180, 0.69),
    'icon-192.png': draw(192, 0.69),
    'icon-512.png': draw(512, 0.69),
    'maskable-512.png': draw(512, 0.56),
    'site.webmanifest': () => JSON.stringify(manifest(brand)),
  };
  return files;
}

function favicon(brand: BrandTokens, icon: Drawing): string {
  const [ink, sun] = [readColour(brand, 'text', 'light'), readColour(brand, 's-mark-sun', 'light')];
  const style = `<style>svg{color:${ink};--s-mark-sun:${sun}}@media(prefers-color-scheme:dark){svg{color:${readColour(brand, 'text', 'dark')};--s-mark-sun:${recolour('#ff6b45', brandColours)}}}</style>`;
  return svgMarkup({ ...icon, body: (id) => style + icon.body(id) }, 'favicon');
}

function manifest(brand: BrandTokens) {
  return {
    name: site.legalName,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: readColour(brand, 'ground-dawn', 'light'),
    theme_color: readColour(brand, 'ground-bar', 'light'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: site.logo, sizes: '512x512', type: 'image/png' },
      { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

function readColour({ tokens }: BrandTokens, property: string, theme: Theme): string {
  const [use] = findUses(tokens, property, theme);
  if (!use) throw new Error(`--${property} has no colour.`);
  return use.colour;
}
