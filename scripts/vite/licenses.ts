import { readFileSync, readdirSync } from 'node:fs';

/** Part of the built site, so that every copy contains it. Vite writes the packages in the bundle. */
export const licensesFile = 'third-party-licenses.txt';

/** Packages that the build uses only as assets, which Vite does not list. */
const assetPackages = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/funnel-display',
  '@iconify-json/logos',
] as const;

/** Packages that are published with their dependencies inside, which Vite does not list either. */
const bundlingPackages: readonly string[] = ['typewriter-effect'];

/** For packages that ship no licence text. */
const apacheText = 'node_modules/typescript/LICENSE.txt';
const reactScroll = readFileSync('node_modules/react/LICENSE', 'utf8')
  .trim()
  .replace(/^Copyright .*$/m, 'Copyright (c) 2015 Joachim Karlsson (fisshy)');

type PackageJson = {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/**
 * Vite's list with the licences of assets and of what packages contain, and the texts that some lack.
 *
 * @param bundlingOfParts as `bundlingPackages`
 * @throws {Error} for a package without a licence, whose files must not be shipped
 */
export function completeLicenses(bundled: string, bundlingOfParts: readonly string[]): string {
  const [unlicensed] = /^## \S+ - \S+$/m.exec(bundled) ?? [];
  if (unlicensed) throw new Error(`${unlicensed} declares no licence.`);
  const names = Array.from(bundled.matchAll(/^## (\S+) - /gm), ([, name = '']) => name);
  const inside = [...bundlingPackages, ...bundlingOfParts]
    .filter((name) => names.includes(name))
    .flatMap(findDependencies);
  const others = [...new Set([...inside, ...assetPackages])].filter(
    (name) => !names.includes(name),
  );
  const complete = bundled.replace(
    /^## react-scroll - .*\n/m,
    (line) => `${line}\n${reactScroll}\n`,
  );
  const apache = `## Apache-2.0\n\n${readFileSync(apacheText, 'utf8').trim()}\n`;
  return [complete, ...others.map(readLicense), apache].join('\n');
}

function readPackage(name: string): PackageJson {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
}

/** All of them, at any depth. */
function findDependencies(name: string): readonly string[] {
  const direct = Object.keys(readPackage(name).dependencies ?? {});
  return [...direct, ...direct.flatMap(findDependencies)];
}

function readLicense(name: string): string {
  const { version, license } = readPackage(name);
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file ? `\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n` : '';
  return `## ${name} - ${version} (${license})\n${text}`;
}
