import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copySite } from './copySite';

/** What no file of a build without the part has; by default the name of its folder. */
const traces: Readonly<Record<string, RegExp>> = {
  film: /film|playCount|\.(mp4|webm|vtt)\b/i,
  measuring: /leadSource|googletagmanager/,
  'sign-in': /[Ff]irebase|toolkit|oidc|auth0|signIn|cached-?[uU]ser|userEmail|>Login</,
  studies: /case-?stud|lastVisitedCase|visits_/i,
  theme: /data-theme/,
  careers: /career|JobPosting|applicationDraft/i,
  insights: /\/insights\b|atom\+xml/,
};
const names = readdirSync('src/parts', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const single = names.map((name) => [name, [name]] as const);

test.each(names.length > 1 ? [...single, ['any part', names] as const] : single)(
  'without %s the checks and the build pass, and nothing of it is left',
  (_name, parts) => {
    const site = copySite();
    // what an owner writes need not be formatted
    site.run('npx prettier --write . >/dev/null');
    site.run(`npm run remove -- ${parts.join(' ')}`);
    site.run('npm run lint && npx prettier --check .');
    site.check();
    for (const part of parts) expect(site.filesWith(traces[part] ?? RegExp(part))).toEqual([]);
  },
);

test.runIf(names.length > 0)(
  'a line that names a part and more is left, and printed with its file',
  () => {
    const site = copySite();
    site.run(`
      echo "import { list } from '@/parts/${names[0]}/list';" >src/app/count.ts
      echo "export const count = list.length;" >>src/app/count.ts
      ! npm run remove -- ${names[0]} 2>printed.txt
      grep -F 'src/app/count.ts:2: export const count = list.length;' printed.txt
    `);
  },
);
