import fs, { readFileSync } from 'node:fs';
import { scan } from '@mdn/mdn-http-observatory';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import { rules } from '../../scripts/hosts/files';
import { netlifyFiles } from '../../scripts/hosts/netlify';
import { contentSecurityPolicy } from '../../scripts/vite/contentSecurityPolicy';
import { server } from '../support/server';

const host = 'www.example.com';
const firebase: { hosting: { headers: readonly HeaderRule[] } } = readJson('firebase.json');
const vercel: { headers: readonly HeaderRule[] } = readJson('vercel.json');

type HeaderRule = { readonly headers: readonly { readonly key: string; readonly value: string }[] };
type Headers = readonly (readonly [string, string])[];

/** What each host sends with a page, read from its own file. */
const hosts: Readonly<Record<string, Headers>> = {
  'firebase.json': pairs(firebase.hosting.headers[0]),
  'vercel.json': pairs(vercel.headers[0]),
  'deploy/nginx.conf': matches(
    readFileSync('deploy/nginx.conf', 'utf8'),
    /add_header ([\w-]+) "([^"]+)" always;/g,
  ),
  'dist/_headers': matches(
    netlifyFiles(rules)._headers.split('\n\n')[0] ?? '',
    /^ {2}([\w-]+): (.+)$/gm,
  ),
};

const policy = contentSecurityPolicy(
  parseEnv(
    {
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'project',
      VITE_FIREBASE_APP_ID: 'app',
    },
    { siteUrl: `https://${host}` },
  ),
  { scripts: ['start()'], styles: ['p{}'] },
);

test.each(Object.keys(hosts))("Mozilla's HTTP Observatory gives %s an A+", async (file) => {
  const { grade, tests } = await judge(hosts[file] ?? []);
  expect(tests).toEqual([]);
  expect(grade).toBe('A+');
});

test("Mozilla's HTTP Observatory gives a host without our headers less", async () => {
  expect((await judge([])).grade).not.toBe('A+');
});

/** The grade, and the tests that failed. */
async function judge(headers: Headers) {
  servePreloadList();
  server.use(
    http.all(`http://${host}/*`, () => HttpResponse.redirect(`https://${host}/`, 301)),
    http.all(`https://${host}/*`, () =>
      HttpResponse.html(
        `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="/assets/site-1.js"></script>`,
        { headers: headers.map(([name, value]): [string, string] => [name, value]) },
      ),
    ),
  );
  const { scan: result, tests } = await scan(host);
  return {
    grade: result.grade,
    tests: Object.entries(tests).flatMap(([name, { pass, result: reason }]) =>
      pass ? [] : [`${name}: ${reason ?? ''}`],
    ),
  };
}

/** The package downloads the list of preloaded hosts when it is installed; ours runs no such script. */
function servePreloadList() {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation((path, options) =>
    String(path).endsWith('hsts-preload.json') ? '{}' : read(path, options),
  );
}

function pairs(rule: HeaderRule | undefined): Headers {
  return rule?.headers.map(({ key, value }) => [key, value] as const) ?? [];
}

function matches(text: string, pattern: RegExp): Headers {
  return [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
