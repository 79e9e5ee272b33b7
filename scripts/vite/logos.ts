import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { icons } from '@iconify-json/logos';
import { getIconData, iconToHTML, iconToSVG } from '@iconify/utils';
import type { Plugin } from 'vite';

const prefix = '~logos/';

/**
 * Resolves `~logos/NAME` to the URL of that logo in the CC0 set "logos". The plugin writes it to the
 * cache folder as an SVG file, which Vite then hashes and serves like any other image.
 */
export function logos(): Plugin {
  const folder = resolve('.cache/logos');
  return {
    name: 'fairweather:logos',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const icon = getIconData(icons, name);
      if (!icon) throw new Error(`The set "logos" has no "${name}"; see @iconify-json/logos.`);
      const { attributes, body } = iconToSVG(icon);
      mkdirSync(folder, { recursive: true });
      const file = resolve(folder, `${name}.svg`);
      // Renamed in one step, because another build may read the file at the same time.
      writeFileSync(`${file}.${process.pid}`, iconToHTML(body, attributes));
      renameSync(`${file}.${process.pid}`, file);
      return `${file}?url&no-inline`;
    },
  };
}
