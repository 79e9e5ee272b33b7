import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { svgMarkup } from '../../src/art/kit.ts';
import { logoIcon } from '../../src/content/logo.ts';
import { brandColours, site } from '../../src/content/site.ts';
import { listFiles } from '../files.js';
import { brandTokens, type BrandTokens } from './brandTokens.ts';
import { recolour } from './palette.ts';
import { findUses, changedStyles, type Theme } from './tokens.ts';

/** The style sheets with colours: the tokens, and the skies of single pages. */
export function readStyleSheets(): readonly string[] {
  const skies = listFiles('src').filter((file) => file.endsWith('/sky.css'));
  return ['styles/tokens.css', 'styles/scenery.css', ...skies.toSorted()].map((file) =>
    readFileSync(join('src', file), 'utf8'),
  );
}

/** The tokens in the colours of src/content/site.ts. */
export function readBrand(): BrandTokens {
  return brandTokens(readStyleSheets(), brandColours);
}

/** The files that the brand determines, by path, as they should be. */
export async function brandFiles(brand: BrandTokens): Promise<Readonly<Record<string, string>>> {
  const html = (['light', 'dark'] as const).reduce(
    (text, theme) =>
      text.replace(
        new RegExp(`content="#[0-9a-f]{6}"(?=[^>]*prefers-color-scheme: ${theme})`),
        `content="${readColour(brand, 'ground-bar', theme)}"`,
      ),
    readFileSync('index.html', 'utf8'),
  );
  return {
    'src/styles/brand.css': await prettify(
      `/* Written by \`npm run generate brand\`: where the colours of the brand are not those that were drawn. */\n${changedStyles(brand.tokens)}`,
      'css',
    ),
    'public/favicon.svg': favicon(brand),
    'public/site.webmanifest': await prettify(JSON.stringify(manifest(brand)), 'json'),
    'index.html': html,
  };
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

function favicon(brand: BrandTokens): string {
  const [ink, sun] = [readColour(brand, 'text', 'light'), readColour(brand, 's-mark-sun', 'light')];
  const style = `<style>svg{color:${ink};--s-mark-sun:${sun}}@media(prefers-color-scheme:dark){svg{color:${readColour(brand, 'text', 'dark')};--s-mark-sun:${recolour('#ff6b45', brandColours)}}}</style>`;
  return svgMarkup({ ...logoIcon, body: (id) => style + logoIcon.body(id) }, 'favicon');
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

function prettify(text: string, parser: 'css' | 'json'): Promise<string> {
  return format(text, { parser, printWidth: 100, singleQuote: true });
}
