/* Remakes the social pictures in public/social from each page's own title and art. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const folder = 'public/social';
const fonts = {
  'Funnel Display Variable': 'funnel-display/files/funnel-display-latin-wght-normal.woff2',
  'Figtree Variable': 'figtree/files/figtree-latin-wght-normal.woff2',
};

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { socialCards } = await server.ssrLoadModule('/scripts/social/cards.ts');
const { findBrowser } = await server.ssrLoadModule('/tests/e2e/support/browser.ts');
const styles = [
  Object.entries(fonts).map(([family, file]) => fontFace(family, file)),
  readFileSync('src/styles/tokens.css', 'utf8'),
  readFileSync('src/styles/scenery.css', 'utf8'),
  readFileSync('src/pages/cloud/skies.module.css', 'utf8'),
  readFileSync('scripts/social/card.css', 'utf8'),
  // the site's tokens name the stand-ins, for until the fonts have loaded
  ":root{--font-display:'Funnel Display Variable';--font-text:'Figtree Variable'}",
].flat();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const card of socialCards()) {
  await page.setContent(`<style>${styles.join('\n')}</style>${card.html}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(`public${card.file}`, await page.screenshot());
  console.log(card.file);
}
await browser.close();
await server.close();

function fontFace(family, file) {
  const data = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:300 900;src:url(data:font/woff2;base64,${data})}`;
}
