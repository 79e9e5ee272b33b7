import { expect, test } from 'vitest';
import { copySite } from './copySite';

/** What no file of a build without the part has. */
const traces: Readonly<Record<string, RegExp>> = {
  film: /film|playCount|\.(mp4|webm|vtt)\b/i,
  measuring: /leadSource|googletagmanager/,
  'sign-in': /[Ff]irebase|toolkit|oidc|auth0|signIn|cached-?[uU]ser|userEmail|>Login</,
  studies: /case-?stud|lastVisitedCase|visits_/i,
  theme: /data-theme/,
  careers: /career|JobPosting|applicationDraft/i,
  insights: /\/insights\b|atom\+xml/,
};
const names = Object.keys(traces);

test.each([...names.map((name) => [name, [name]] as const), ['any part', names] as const])(
  'without %s the checks and the build pass, and nothing of it is left',
  (_name, parts) => {
    const site = copySite();
    site.run(`npm run remove -- ${parts.join(' ')}`);
    site.run('npm run lint && npx prettier --check .');
    site.check();
    for (const part of parts) expect(site.filesWith(traces[part] ?? /./)).toEqual([]);
  },
);

test('a line that names a part and more is left, and printed with its file', () => {
  const site = copySite();
  site.run(`
    echo "import { themes } from '@/parts/theme/theme';" >src/app/themeCount.ts
    echo "export const themeCount = themes.length;" >>src/app/themeCount.ts
    ! npm run remove -- theme 2>printed.txt
    grep -F 'src/app/themeCount.ts:2: export const themeCount = themes.length;' printed.txt
  `);
});
