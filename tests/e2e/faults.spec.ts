import type { Page, Route } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { aboutHeading, facts } from '@/content/landing/about';
import { motionLabels } from '@/content/motion';
import { securityHero } from '@/content/security';
import { site } from '@/content/site';
import { loadFailed, ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import {
  expectContactForm,
  fillContactForm,
  openContactForm,
  submitContactForm,
} from './support/contactForm';
import { codeOf, delayRequests, scripts } from './support/delayedRequests';
import { expect, expectNetworkIdle, footerLink, open, test } from './support/site';

test.beforeEach(({ context }) => acceptAllCookies(context));

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const securityLink = (page: Page) => footerLink(page, paths.security);
const fact = (page: Page) => page.getByRole('button', { name: facts[0].title });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: loadFailed });

const respondNotFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });

/** Counts full page loads from now on. */
function countPageLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/**
 * Simulates a new deployment: the scripts answer 404 until the next full page load.
 *
 * @returns how many page loads followed
 */
async function simulateDeployment(page: Page): Promise<() => number> {
  await expectNetworkIdle(page);
  const pageLoads = countPageLoads(page);
  await page.route(scripts, (route) =>
    pageLoads() > 0 ? route.fallback() : respondNotFound(route),
  );
  return pageLoads;
}

/** Presses a toggle of the header, which works only once the header is hydrated. */
async function expectHeaderWorks(page: Page) {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: motionLabels.pause }).click();
  await expect(header.getByRole('button', { name: motionLabels.play })).toBeVisible();
  await header.getByRole('button', { name: motionLabels.play }).click();
}

test.describe('a file missing after a new deployment', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/404/));

  test('a page whose code stays missing reloads once, stays readable and shows a toast', async ({
    page,
  }) => {
    const pageLoads = countPageLoads(page);
    await page.route(await codeOf(paths.security), respondNotFound);
    await page.goto(paths.security);
    await expect(toast(page)).toBeVisible();
    await expect(title(page)).toBeVisible();
    expect(pageLoads()).toBe(2);
    await toast(page).getByRole('button', { name: ui.close }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test('a dialog reloads the page once, which keeps what was typed; a link loads a document', async ({
    page,
  }) => {
    await openContactForm(page);
    await fillContactForm(page);
    const loadsAfterDialog = await simulateDeployment(page);
    const reloaded = page.waitForEvent('domcontentloaded');
    await fact(page).click();
    await reloaded;
    await expectNetworkIdle(page);
    await expectContactForm(page);
    await fact(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loadsAfterDialog()).toBe(1);
    await page.keyboard.press('Escape');

    const loadsAfterLink = await simulateDeployment(page);
    await securityLink(page).click();
    await expect(page).toHaveURL(paths.security);
    await expectHeaderWorks(page);
    expect(loadsAfterLink()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(anchorPath(anchors.contact));
    await expectContactForm(page);
  });
});

test('a form that is sent before the code fails to load goes to the mail program, and into no address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|mailto/);
  const code = await delayRequests(page, scripts);
  const queries: string[] = [];
  page.on('request', (request) => {
    const { protocol, search } = new URL(request.url());
    if (request.isNavigationRequest() && protocol === 'http:') queries.push(search);
  });
  await page.goto(anchorPath(anchors.contact), { waitUntil: 'commit' });
  await fillContactForm(page);
  await page.evaluate(() => {
    addEventListener('submit', ({ target, submitter }) => {
      const sender = submitter instanceof HTMLButtonElement ? submitter : target;
      if (window.hasCodeFailed) document.title = String(Reflect.get(sender ?? {}, 'formAction'));
    });
  });
  await submitContactForm(page);
  code.release((route) => route.abort());
  await expect(page).toHaveTitle(`mailto:${site.email}`);
  await expectContactForm(page);
  expect(queries).toEqual(['']);
});

/** Serves a script whose every export throws. */
async function serveThrowing(route: Route) {
  const source = await (await route.fetch()).text();
  const exported = /export\s*\{([^}]*)\}/.exec(source)?.[1] ?? '';
  const names = exported.split(',').map((part) => part.trim().split(' as ').at(-1) ?? '');
  const body = [
    `const broken = () => { throw new Error('The page broke.'); };`,
    `export { ${names.map((name) => `broken as ${name}`).join(', ')} };`,
  ].join('\n');
  await route.fulfill({ contentType: 'text/javascript', body });
}

test('an error of a page leaves it as it was prerendered, and the next page works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/The page broke|React error #130/);
  await page.route(await codeOf(paths.security), serveThrowing);
  for (const open of [() => page.goto(paths.security), () => securityLink(page).click()]) {
    await open();
    await expect(main(page).locator('[data-static] h1')).toContainText(securityHero.title[0]);
    await expectHeaderWorks(page);
    await page.getByRole('banner').getByRole('link', { name: ui.homeLink }).click();
    await expect(page).toHaveURL(paths.home);
  }
  await expect(page.getByRole('heading', { name: aboutHeading.title })).toBeVisible();
});

test('offline, a page, a dialog and a step back that fail to load show a toast, and work online again', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, paths.privacy);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(anchorPath(anchors.contact));
  await page.reload();
  await expectNetworkIdle(page);
  await fillContactForm(page);

  await context.setOffline(true);
  for (const leave of [
    () => securityLink(page).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL(anchorPath(anchors.contact));
    await expect(page.getByRole('heading', { name: aboutHeading.title })).toBeVisible();
    await toast(page).getByRole('button', { name: ui.close }).click();
    await expect(toast(page)).toHaveCount(0);
  }
  await fact(page).click();
  await expect(toast(page)).toBeVisible();

  await context.setOffline(false);
  await expect(toast(page)).toHaveCount(0);
  await expectContactForm(page);
  await fact(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // over the dialog, not in what it makes inert
  await context.setOffline(true);
  await securityLink(page).evaluate((link: HTMLElement) => link.click());
  await toast(page).getByRole('button', { name: ui.close }).click();
  await expect(toast(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.privacy);
  await securityLink(page).click();
  await expect(page).toHaveURL(paths.security);
  await expectHeaderWorks(page);
});
