/*
 * Writes what the brand in src/content/site.ts determines and what has to be a file: colours, favicon,
 * manifest, the browser's bar; then the social pictures and icons, which
 * --no-pictures leaves out, because they need a browser.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { brandFiles, readBrand } = await server.ssrLoadModule('/scripts/brand/files.ts');
const brand = readBrand();
for (const adjustment of brand.adjustments) console.log(adjustment);
for (const [file, text] of Object.entries(await brandFiles(brand))) {
  if (readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  console.log(file);
}
await server.close();
if (!process.argv.includes('--no-pictures')) {
  spawnSync(process.execPath, ['scripts/social.js'], { stdio: 'inherit' });
}
