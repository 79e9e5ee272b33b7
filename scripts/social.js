/*
 * Regenerates what has changed: the social pictures in public/social, from each page's title and
 * drawing, and the PNG icons in public, from favicon.svg.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const folder = 'public/social';
const fonts = {
  'Funnel Display Variable': 'funnel-display/files/funnel-display-latin-wght-normal.woff2',
  'Figtree Variable': 'figtree/files/figtree-latin-wght-normal.woff2',
};

/** The width of the logo relative to the icon's; `maskable` icons may be cropped to a circle. */
const icons = [
  { path: '/favicon-32.png', size: 32, scale: 1, background: 'none' },
  { path: '/apple-touch-icon.png', size: 180, scale: 0.69, background: 'var(--ground-dawn)' },
  { path: '/icon-192.png', size: 192, scale: 0.69, background: 'var(--ground-dawn)' },
  { path: '/icon-512.png', size: 512, scale: 0.69, background: 'var(--ground-dawn)' },
  { path: '/maskable-512.png', size: 512, scale: 0.56, background: 'var(--ground-dawn)' },
];

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { socialCards } = await server.ssrLoadModule('/scripts/social/cards.ts');
const { readStyleSheets } = await server.ssrLoadModule('/scripts/brand/files.ts');
const { findBrowser } = await server.ssrLoadModule('/scripts/findBrowser.ts');
const styles = [
  Object.entries(fonts).map(([family, file]) => fontFace(family, file)),
  readStyleSheets(),
  readFileSync('src/styles/brand.css', 'utf8'),
  readdirSync('scripts/social')
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`scripts/social/${name}`, 'utf8')),
  ":root{--font-display:'Funnel Display Variable';--font-text:'Figtree Variable'}",
].flat();

mkdirSync(folder, { recursive: true });
const cards = socialCards();
const names = cards.map(({ path }) => basename(path));
for (const name of readdirSync(folder).filter((name) => !names.includes(name))) {
  rmSync(`${folder}/${name}`);
}
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const comparison = await browser.newPage();
for (const card of cards) await writePicture(card.path, card.html);
const logo = readFileSync('public/favicon.svg').toString('base64');
for (const { path, size, scale, background } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const image = `<img src="data:image/svg+xml;base64,${logo}" width="${scale * size}" alt="">`;
  const body = `display:grid;place-items:center;block-size:100vh;margin:0;background:${background}`;
  await writePicture(path, `<body style="${body}">${image}</body>`);
}
await browser.close();
await server.close();

/** Writes a picture of the page to a file below `public`, unless it is there already. */
async function writePicture(path, html) {
  await page.setContent(`<style>${styles.join('\n')}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  const file = `public${path}`;
  if (existsSync(file) && (await isSamePicture(readFileSync(file), picture))) return;
  writeFileSync(file, picture);
  console.log(path);
}

/** Gradients of two pictures of one page may differ by one level of colour. */
function isSamePicture(...pictures) {
  return comparison.evaluate(
    async (sources) => {
      const [before, after] = await Promise.all(
        sources.map(async (source) => {
          const image = await window.createImageBitmap(await (await fetch(source)).blob());
          const canvas = new window.OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas.drawImage(image, 0, 0);
          return canvas.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      return (
        before.length === after.length &&
        before.every((level, index) => Math.abs(level - after[index]) <= 1)
      );
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
}

function fontFace(family, file) {
  const data = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:300 900;src:url(data:font/woff2;base64,${data})}`;
}
