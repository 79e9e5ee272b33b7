/*
 * Writes the files that follow from others, by default inks and settings; prints each.
 *
 *   npm run generate inks art    any of these:
 *     inks      src/art/inks.ts: from src/styles/scenery.css
 *     settings  .env.example and the table of docs/settings.md: from the settings of site and parts
 *     art       .cache/art.html: every drawing in both themes
 *     logos     src/art/integrations.svg: the logos of the integrations in content
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { loadModules } from './loadModules.js';

const names = process.argv.slice(2);
const load = async (path) => (await loadModules(path))[0];
const generators = {
  inks: async () => (await load('/scripts/brand/files.ts')).inkFiles(),
  settings: async () => (await load('/scripts/settings/files.ts')).settingsFiles(),
  art: async () => ({ '.cache/art.html': (await load('/scripts/art/page.ts')).artPage() }),
  logos: logoFile,
};

for (const name of names.length > 0 ? names : ['inks', 'settings']) {
  for (const [file, content] of Object.entries(await generators[name]())) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(file);
  }
}

async function logoFile() {
  const { getIconData, iconToSVG } = await import('@iconify/utils');
  const { icons } = await import('@iconify-json/logos');
  const { integrationGroups } = await load('/src/content/landing/integrations.ts');
  /** Of the `<img>` of an integration. */
  const [width, height] = [64, 53];
  const views = integrationGroups
    .flatMap(({ items }) => items)
    .map(({ logo }, index) => {
      const icon = getIconData(icons, logo);
      if (!icon) throw new Error(`The set "logos" has no "${logo}"; see @iconify-json/logos.`);
      const { attributes, body } = iconToSVG(icon);
      const top = index * height;
      return (
        `<view id="${logo}" viewBox="0 ${top} ${width} ${height}"/>` +
        `<svg y="${top}" width="${width}" height="${height}" viewBox="${attributes.viewBox}">${body.replace(/(\.\d\d)\d+/g, '$1')}</svg>`
      );
    });
  return {
    'src/art/integrations.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${views.join('')}</svg>`,
  };
}
