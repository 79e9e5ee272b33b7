import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package in the shape of Vite's `build.license`. */
export type LicenseEntry = {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier?: string;
  readonly text?: string;
};

/** Part of the built site, so that every copy contains it. */
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
 * The licences of all third-party code and assets that a visitor may download.
 * @throws {Error} for a package without a licence, whose files must not be shipped
 */
export function licensesText(bundled: readonly LicenseEntry[]): string {
  const entries = [...bundled, ...assetPackages.map(readPackage)].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  const sections = entries.map((entry) => {
    const text = licenseTextOf(entry);
    if (!entry.identifier && !text) throw new Error(`${entry.name} declares no licence.`);
    return [`${entry.name} ${entry.version} (${entry.identifier ?? 'see below'})`, text]
      .filter(Boolean)
      .join('\n\n');
  });
  return [
    'This site contains the following packages of others, whole or in part.',
    ...sections,
    '',
  ].join(`\n\n${'-'.repeat(72)}\n\n`);
}

function licenseTextOf({ identifier, text }: LicenseEntry): string | undefined {
  return (
    text ?? (identifier === 'Apache-2.0' ? readFileSync(apacheText, 'utf8').trim() : undefined)
  );
}

function readPackage(name: string): LicenseEntry {
  const folder = join('node_modules', name);
  const { version, license }: { version: string; license: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  return {
    name,
    version,
    identifier: license,
    ...(file && { text: readFileSync(join(folder, file), 'utf8').trim() }),
  };
}
