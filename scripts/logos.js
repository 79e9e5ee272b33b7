/*
 * `npm run logos` writes the files of src/art/logos again from the icon set "logos";
 * `npm run logos -- github-icon` adds one, by its name in the set.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { getIconData, iconToHTML, iconToSVG } from '@iconify/utils';
import { icons } from '@iconify-json/logos';

const folder = 'src/art/logos';
const present = readdirSync(folder).map((file) => file.replace('.svg', ''));

for (const name of [...present, ...process.argv.slice(2)]) {
  const icon = getIconData(icons, name);
  if (!icon) throw new Error(`The set "logos" has no "${name}"; see @iconify-json/logos.`);
  const { attributes, body } = iconToSVG(icon);
  writeFileSync(`${folder}/${name}.svg`, iconToHTML(body, attributes));
}
