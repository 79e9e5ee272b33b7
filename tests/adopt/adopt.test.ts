import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What must not be in the build once a part of docs/adopting.md is removed. */
const traces: Readonly<Record<string, RegExp>> = {
  'Case studies': /case-?stud|lastVisitedCase|visits_/i,
  Careers: /career|JobPosting|applicationDraft/i,
  'Token sync': /authTokenSyncUrl|sign-in token/,
  'Single sign-on': /oidc|auth0/i,
  'Sign-in': /[Ff]irebase|identitytoolkit|signIn|\/account\b|cached-?[uU]ser|userEmail|>Login</,
};

/** The commands of docs/adopting.md, by the heading above them. */
const removals = new Map(
  [
    ...readFileSync('docs/adopting.md', 'utf8').matchAll(/^### (.+)\n[^#]*?```sh\n([^`]+)```/gm),
  ].map(([, part = '', commands = '']) => [part, commands]),
);

test('the traces of each part that docs/adopting.md removes are known', () => {
  expect(Object.keys(traces)).toEqual([...removals.keys()]);
});

test('another name and other colours are one file', () => {
  const site = copySite();
  site.run(`
    sed -i 's/Fairweather/Larkspur/g; s/fairweather/larkspur/g' src/content/site.ts
    sed -i "s/'#12203b'/'#3b1230'/; s/'#2b6cb0'/'#2bb06c'/" src/content/site.ts
    npm run generate brand
    npx stylelint 'src/**/*.css'
  `);
  site.check('tests/site tests/content');
  const files = site.filesWith(/fairweather/i).filter((name) => !name.startsWith('film'));
  expect(files).toEqual([]);
});

test('a ninth cloud is one folder', () => {
  const site = copySite();
  site.run(`
    cp -r src/content/clouds/Salescloud src/content/clouds/Fieldcloud
    cd src/content/clouds/Fieldcloud
    sed -i 's/Sales/Field/g; s/sales/field/g' *.ts sky.css
    sed -i "s/time: '[0-9:]*'/time: '04:04'/; s/^    '/&9 /" summary.ts
    cd ..
    sed -i "1i import { summary as field } from './Fieldcloud/summary';" list.ts
    sed -i 's/^  sales,/&\n  field,/' list.ts
    cd ../../..
    sed -i 's/clouds: 8/clouds: 9/' src/content/counts.ts
    npm run generate hosts
  `);
  site.check('tests/site tests/content');
  expect(site.filesWith(/Field Cloud/)).toContain('cloudsolution/Fieldcloud.html');
});

test.each(Object.entries(traces))('without %s nothing of it is left', (part, trace) => {
  const site = copySite();
  site.run(removals.get(part) ?? '');
  site.check('tests/app tests/content tests/site');
  expect(site.filesWith(trace)).toEqual([]);
});

test('without any of the parts the site stands', () => {
  const site = copySite();
  for (const commands of removals.values()) site.run(commands);
  site.check();
  for (const trace of Object.values(traces)) expect(site.filesWith(trace)).toEqual([]);
});

/** A copy of the project, without what git ignores, and the same packages. */
function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'adopted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = spawnSync('git', git, { encoding: 'utf8', maxBuffer: 1e8 }).stdout.split('\0');
  for (const name of names.filter(Boolean)) {
    cpSync(name, join(folder, name), { verbatimSymlinks: true });
  }
  for (const modules of ['node_modules', 'examples/send-email/node_modules']) {
    if (!existsSync(modules)) continue;
    mkdirSync(join(folder, modules));
    // but the caches of Vite, TypeScript and ESLint
    const packages = readdirSync(modules).filter((name) => name === '.bin' || !/^\./.test(name));
    for (const name of packages) {
      symlinkSync(join(process.cwd(), modules, name), join(folder, modules, name));
    }
  }

  const run = (commands: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', commands], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', VITEST: '' },
      maxBuffer: 1e8,
    });
    expect(status, `${commands}\n${stdout.slice(-20_000)}${stderr.slice(-20_000)}`).toBe(0);
  };
  return {
    run,
    /** The compiler names a reference that is left, knip what nothing uses any more. */
    check(tests = '') {
      run('npm run types');
      run('npx knip');
      run(`npm run test:unit -- --testTimeout 60000 ${tests}`);
      run('npm run build');
    },
    /** The files of the build whose name or text matches. */
    filesWith(trace: RegExp): readonly string[] {
      return readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
        (name) =>
          trace.test(name) ||
          (/\.(html|css|js|json|xml|txt|webmanifest)$|_headers$/.test(name) &&
            trace.test(readFileSync(join(folder, 'dist', name), 'utf8'))),
      );
    },
  };
}
