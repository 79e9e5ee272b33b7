/*
 * Writes the files that follow from others, by default inks and settings; prints each.
 *
 *   npm run generate inks art             any of these:
 *     inks    src/art/inks.ts: from src/styles/scenery.css
 *     settings  .env.example and the table of docs/settings.md: from the settings of site and parts
 *     art     .cache/art.html: every drawing in both themes
 *   npm run generate logos                the logos of the integrations in content, in one file
 *   npm run generate logos github-icon    writes another one, by its name in @iconify-json/logos
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { loadModules } from './loadModules.js';

const [first, ...others] = process.argv.slice(2);
const generators = {
  inks: async () => (await load('/scripts/brand/files.ts')).inkFiles(),
  settings: async () => (await load('/scripts/settings/files.ts')).settingsFiles(),
  art: async () => ({ '.cache/art.html': (await load('/scripts/art/page.ts')).artPage() }),
  logos: () => logoFiles(others),
};

for (const name of first === 'logos'
  ? [first]
  : first
    ? [first, ...others]
    : ['inks', 'settings']) {
  if (!(name in generators))
    throw new Error(`"${name}" is none of ${Object.keys(generators).join(', ')}.`);
  for (const [file, content] of Object.entries(await generators[name]())) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(file);
  }
}

async function load(path) {
  const [module] = await loadModules(path);
  return module;
}

/** The logos of the integrations in one file, and those named each in its own. */
async function logoFiles(names) {
  const { getIconData, iconToHTML, iconToSVG } = await import('@iconify/utils');
  const { icons } = await import('@iconify-json/logos');
  const { integrationGroups } = await load('/src/content/landing/integrations.ts');
  const readIcon = (name) => {
    const icon = getIconData(icons, name);
    if (!icon) throw new Error(`The set "logos" has no "${name}"; see @iconify-json/logos.`);
    const { attributes, body } = iconToSVG(icon);
    return { attributes, body: body.replace(/(\.\d\d)\d+/g, '$1') };
  };

  /** Of the `<img>` of an integration. */
  const [width, height] = [64, 53];
  const views = integrationGroups
    .flatMap(({ items }) => items)
    .map(({ logo }, index) => {
      const { attributes, body } = readIcon(logo);
      const top = index * height;
      return (
        `<view id="${logo}" viewBox="0 ${top} ${width} ${height}"/>` +
        `<svg y="${top}" width="${width}" height="${height}" viewBox="${attributes.viewBox}">${body}</svg>`
      );
    });
  const entries = names.map((name) => {
    const { attributes, body } = readIcon(name);
    return [`src/art/logos/${name}.svg`, iconToHTML(body, attributes)];
  });
  return {
    'src/art/integrations.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${views.join('')}</svg>`,
    ...Object.fromEntries(entries),
  };
}
