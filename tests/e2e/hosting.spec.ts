import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesAttribute } from '@/config/documentAttributes';
import { paths, socialPicturePath } from '@/config/paths';
import { authEmulatorNotice } from '@/content/authEmulatorNotice';
import { notFound } from '@/content/notFound';
import { checkDeployment } from '../../scripts/hosts/checkDeployment';
import { nonCanonicalPaths, hostRules } from '../../scripts/hosts/rules';
import { headerPolicy } from '../../scripts/vite/contentSecurityPolicy';
import { licensesFile } from '../../scripts/vite/licenses';
import { addresses, siteFolder } from './support/addresses';
import { listedPaths } from './support/listedPaths';
import { expect, test } from './support/site';

/* Runs against the hosting emulator; the other tests use siteHost.js, which takes less CPU time. */
test.use({ baseURL: addresses.hosting });

const rulesOfSite = () =>
  hostRules(listedPaths(), [paths.account, paths.accountAction], { hstsPreload: false });

const commonHeaders = {
  'content-security-policy': headerPolicy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The first path of each kind; the deployment check requests all of them. */
const onePathOfEachKind = () => {
  const kindOf = (path: string) =>
    path.split('/').length > 2 ? path.slice(0, path.lastIndexOf('/')) : path;
  return [...new Map(listedPaths().map((path) => [kindOf(path), path])).values()];
};

test('a page answers 200 with security headers, a policy without unsafe scripts or styles, and is revalidated', async ({
  request,
}) => {
  for (const path of onePathOfEachKind()) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject(commonHeaders);
    expect(response.headers()['strict-transport-security'], path).toContain('max-age=63072000');
    expect(response.headers()['permissions-policy'], path).toContain('camera=()');
    expect(response.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    const html = await response.text();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toContain("'self' 'sha256-");
    expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/);
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy, path).toContain("object-src 'none'");
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(
      html.indexOf('<script'),
    );
  }
});

test('a hashed file is cached for a year', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = new RegExp(`${modulesAttribute}="(/assets/[^" ]+\\.js)`).exec(page)?.[1] ?? '';
  const response = await request.get(script);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('on a host without clean URLs the files redirect to the canonical URL', async ({ page }) => {
  for (const { file, path } of [
    { file: 'index.html', path: '/' },
    { file: 'career.html', path: '/career' },
  ]) {
    await page.route(`${addresses.hosting}/${file}*`, (route) =>
      route.fulfill({ path: `${siteFolder}/${file}` }),
    );
    await page.goto(`/${file}?from=plain`);
    await expect(page).toHaveURL(`${addresses.hosting}${path}?from=plain`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(notFound.titleLines[0]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
  }
});

test('a build with an Auth emulator shows a notice on every page', async ({ page }) => {
  const text = authEmulatorNotice.text(addresses.authEmulator);
  for (const path of ['/', '/privacy-policy']) {
    await page.goto(path);
    const notice = page.getByRole('region', { name: authEmulatorNotice.label });
    await expect(notice).toHaveText(text);
    await expect(notice).toBeInViewport();
  }
});

test('the build does not contain the development mock', async ({ request }) => {
  expect((await request.get('/mockServiceWorker.js')).status()).toBe(404);
});

test('each page has its own social picture of 1200 by 630 pixels', () => {
  const pictures = new Set<string>();
  for (const path of listedPaths()) {
    const png = readFileSync(join(siteFolder, socialPicturePath(path)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    pictures.add(png.toString('base64'));
  }
  expect(pictures.size).toBe(listedPaths().length);
});

test('the deployment check passes', async () => {
  const results = await checkDeployment(addresses.hosting, rulesOfSite());
  expect(results.filter(({ result }) => result === 'FAILED')).toEqual([]);
});

test('the site serves the licences of all third-party code', async ({ request }) => {
  const response = await request.get(`/${licensesFile}`);
  expect(response.status()).toBe(200);
  const text = await response.text();
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    'react-helmet-async',
    'react-modal',
    'react-scroll',
    'js-cookie',
    'lucide-react',
    'framer-motion',
    'typewriter-effect',
    '@firebase/auth',
    '@auth0/auth0-spa-js',
    '@fontsource-variable/figtree',
    '@fontsource-variable/funnel-display',
    '@iconify-json/logos',
  ]) {
    expect(text).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Apache License');
});

test('siteHost.js answers like the hosting emulator', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const linkedFiles = [...page.matchAll(/(?:href|src|data-modules)="(\/[\w.-]+[\w./-]*\.\w+)/g)];
  const files = [
    ...new Set(linkedFiles.map(([, path]) => path ?? '')),
    ...['/sitemap.xml', '/robots.txt', '/social/home.png'],
    ...['/film/poster.webp', '/film/film.mp4'],
    ...['/no-such-page', '/assets/no-such-file.js', '/?from=plain', '/career/?from=plain'],
  ];
  expect(files.length).toBeGreaterThan(12);
  const rules = rulesOfSite();
  const urls = [
    ...onePathOfEachKind(),
    ...onePathOfEachKind().flatMap(nonCanonicalPaths),
    // enough of them: each is written by the same rule
    ...rules.redirects.map(({ from }) => from).filter((_, index) => index % 6 === 0),
    ...files,
  ];
  const names = [...Object.keys(rules.headers), 'Cache-Control', 'Content-Type', 'Location'];
  const responseOf = async (url: string) => {
    const response = await request.get(url, { maxRedirects: 0 });
    const headers = response.headers();
    const isRedirect = response.headers()['location'] !== undefined;
    const compared = isRedirect ? ['Location'] : names;
    return {
      status: response.status(),
      headers: compared.map((name) => `${name}: ${headers[name.toLowerCase()]}`),
      body: isRedirect ? '' : (await response.body()).toString('base64').length,
    };
  };
  for (const path of urls) {
    expect.soft(await responseOf(addresses.site + path), path).toEqual(await responseOf(path));
  }
});
