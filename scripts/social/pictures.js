import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { listFiles } from '../files.js';

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

/**
 * The social pictures of public/social, from each page's title and drawing, each with its words as its
 * description, and the PNG icons of public, from favicon.svg, by path: those that changed.
 *
 * @param load Vite's `ssrLoadModule`
 */
export async function socialFiles(load) {
  const { listings } = await load('/src/app/listings.ts');
  const { socialPicturePath } = await load('/src/config/paths.ts');
  const { readStyleSheets } = await load('/scripts/brand/files.ts');
  const { findBrowser } = await load('/scripts/findBrowser.ts');
  const { addDescription, readDescription } = await load('/scripts/social/description.ts');
  const { cardWords } = await load('/src/routing/socialCard.ts');
  const styles = [
    ...Object.entries(fonts).map(([family, file]) => fontFace(family, file)),
    ...readStyleSheets(),
    readFileSync('src/styles/brand.css', 'utf8'),
    ...['scripts/social', 'src/parts'].flatMap((root) =>
      listFiles(root)
        .filter((file) => /^\w+\.css$|\/social\.css$/.test(file))
        .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
    ),
    ":root{--font-display:'Funnel Display Variable';--font-text:'Figtree Variable'}",
  ];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const comparison = await browser.newPage();
  const files = {};
  const takePicture = async (path, html, words) => {
    await page.setContent(`<style>${styles.join('\n')}</style>${html}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ omitBackground: true });
    const file = `public${path}`;
    const before = existsSync(file) && readFileSync(file);
    const isSame = before && (await isSamePicture(comparison, [before, picture]));
    if (isSame && (!words || readDescription(before) === words)) return;
    files[file] = words ? addDescription(isSame ? before : picture, words) : picture;
  };
  for (const { path, card } of Object.values(listings)) {
    await takePicture(socialPicturePath(path), embedPictures(card()), cardWords(card()));
  }
  const logo = readFileSync('public/favicon.svg').toString('base64');
  for (const { path, size, scale, background } of icons) {
    await page.setViewportSize({ width: size, height: size });
    const image = `<img src="data:image/svg+xml;base64,${logo}" width="${scale * size}" alt="">`;
    const body = `display:grid;place-items:center;block-size:100vh;margin:0;background:${background}`;
    await takePicture(path, `<body style="${body}">${image}</body>`);
  }
  await browser.close();
  return files;
}

/** In development the address of a picture is the path of its file. */
function embedPictures(html) {
  return html.replaceAll(/(?<=<img class="\w+" src=")\/([^"]+)/g, (_, file) => {
    const type = extname(file).slice(1).replace('jpg', 'jpeg');
    return `data:image/${type};base64,${readFileSync(file).toString('base64')}`;
  });
}

/** Gradients of two pictures of one page may differ by one level of colour. */
function isSamePicture(page, pictures) {
  return page.evaluate(
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
