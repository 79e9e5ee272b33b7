import { readFileSync, readdirSync } from 'node:fs';

/** Part of the built site, so that every copy contains it. Vite writes the packages in the bundle. */
export const licensesFile = 'third-party-licenses.txt';

/** Packages that the build uses only as assets, which Vite does not list. */
const assetPackages = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/funnel-display',
  '@iconify-json/logos',
] as const;

/** For packages under Apache-2.0 that ship no licence text. */
const apacheText = 'node_modules/typescript/LICENSE.txt';

/**
 * Vite's list with the licences of the assets, and the text that some packages lack.
 * @throws {Error} for a package without a licence, whose files must not be shipped
 */
export function completeLicenses(bundled: string): string {
  const [unlicensed] = /^## \S+ - \S+$/m.exec(bundled) ?? [];
  if (unlicensed) throw new Error(`${unlicensed} declares no licence.`);
  const assets = assetPackages.map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license }: { version: string; license: string } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    );
    const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
    const text = file ? `\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n` : '';
    return `## ${name} - ${version} (${license})\n${text}`;
  });
  const apache = `## Apache-2.0\n\n${readFileSync(apacheText, 'utf8').trim()}\n`;
  return [bundled, ...assets, apache].join('\n');
}
