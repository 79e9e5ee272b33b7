import fs from 'node:fs';
import { scan } from '@mdn/mdn-http-observatory';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import { rules } from '../../scripts/hosts/files';
import { contentSecurityPolicy } from '../../scripts/vite/contentSecurityPolicy';
import { server } from '../support/server';

const host = 'www.example.com';

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

/* tests/site/hosts.test.ts checks that every host sends these headers. */
test("Mozilla's HTTP Observatory gives the site an A+, and without our headers less", async () => {
  expect(await judge(rules.headers)).toEqual({ grade: 'A+', failed: [] });
  expect((await judge({})).grade).not.toBe('A+');
});

/** The grade, and the tests that failed. */
async function judge(headers: Readonly<Record<string, string>>) {
  servePreloadList();
  server.use(
    http.all(`http://${host}/*`, () => HttpResponse.redirect(`https://${host}/`, 301)),
    http.all(`https://${host}/*`, () =>
      HttpResponse.html(
        `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="/assets/site-1.js"></script>`,
        { headers },
      ),
    ),
  );
  const { scan: result, tests } = await scan(host);
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  return { grade: result.grade, failed: failed.map(([name]) => name) };
}

/** The package downloads the list of preloaded hosts when it is installed; ours runs no such script. */
function servePreloadList() {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation((path, options) =>
    String(path).endsWith('hsts-preload.json') ? '{}' : read(path, options),
  );
}
