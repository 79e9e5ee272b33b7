import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copySite } from './copySite';

/** What no file of a build without the part has. */
const partTraces: Readonly<Record<string, RegExp>> = {
  film: /film|playCount|\.(mp4|webm|vtt)\b/i,
  measuring: /leadSource|googletagmanager/,
  'sign-in': /[Ff]irebase|toolkit|oidc|auth0|signIn|cached-?[uU]ser|userEmail|>Login</,
  studies: /case-?stud|lastVisitedCase|visits_/i,
  theme: /data-theme/,
  careers: /career|JobPosting|applicationDraft/i,
  insights: /\/insights\b|atom\+xml/,
};
const partNames = Object.keys(partTraces);

const documentation = readFileSync('docs/adopting.md', 'utf8');

/** The commands of docs/adopting.md that take out a part, the first of which deletes it. */
const [, commands = ''] = /```sh\n(rm -rf src\/parts\/NAME\n[^`]+)```/.exec(documentation) ?? [];

const remove = (part: string) => commands.replaceAll('NAME', part);
const switchOff = (part: string) => remove(part).replace(/^rm .*\n/, '');

test.each([...partNames.map((part) => [part, [part]] as const), ['any part', partNames] as const])(
  'without %s the checks and the build pass, and nothing of it is left',
  (_name, parts) => {
    const site = copySite();
    for (const part of parts) site.run(remove(part));
    site.run('npm run format && npm run lint');
    site.check();
    for (const part of parts) expect(site.filesWith(partTraces[part] ?? /./)).toEqual([]);
  },
);

test('with every part switched off the checks and the build pass, and nothing of them is left', () => {
  const site = copySite();
  for (const part of partNames) site.run(switchOff(part));
  site.check();
  for (const part of partNames) expect(site.filesWith(partTraces[part] ?? /./)).toEqual([]);
});
