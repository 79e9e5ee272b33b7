import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { checkDeployment } from '../../scripts/hosts/checkDeployment';
import { hostRules } from '../../scripts/hosts/rules';
import { licensesFile } from '../../scripts/vite/licenses';
import { addresses, siteFolder } from './support/addresses';
import { partTesting } from './support/parts';
import { expect, test } from './support/site';

/** The paths of the tested build's sitemap. */
function listedPaths(): readonly string[] {
  const sitemap = readFileSync(`${siteFolder}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/* The tests use siteHost.js, which takes less processor time than the hosting emulator. */
for (const host of ['hosting', 'site'] as const) {
  test(`the deployment check passes: ${host} ${host === 'hosting' ? '@full' : ''}`, async ({
    request,
  }) => {
    const rules = hostRules(listedPaths(), { hstsPreload: false }, redirects);
    const results = await checkDeployment(addresses[host], rules);
    expect(results.filter(({ result }) => result === 'FAILED')).toEqual([]);
    expect((await request.get(`${addresses[host]}/mockServiceWorker.js`)).status()).toBe(404);
  });
}

test('the build has the licences of all third-party code', () => {
  const text = readFileSync(join(siteFolder, licensesFile), 'utf8');
  for (const name of [
    ...['react', 'react-dom', 'react-router', 'react-helmet-async', 'react-modal', 'react-scroll'],
    ...['js-cookie', 'lucide-react', 'typewriter-effect'],
    ...partTesting.flatMap(({ licenses }) => licenses ?? []),
    ...['@fontsource-variable/figtree', '@fontsource-variable/funnel-display'],
    '@iconify-json/logos',
    // inside the files of other packages
    ...['raf', 'performance-now'],
  ]) {
    expect(text).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  }
  expect(text).toMatch(/^## react-scroll - .*\n\nMIT License\n\nCopyright /m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Apache License');
});
