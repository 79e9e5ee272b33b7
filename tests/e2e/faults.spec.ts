import type { Locator, Page, Route } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { loginModal } from '@/content/auth';
import { careersHero } from '@/content/careers';
import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { aboutHeading, facts } from '@/content/landing/about';
import { offerings, offeringsHeading } from '@/content/landing/offerings';
import { motionLabels } from '@/content/motion';
import { navigationActions } from '@/content/navigation';
import { privacyHero } from '@/content/privacy';
import { loadFailed, routeError, ui } from '@/content/ui';
import { createAccount, goodPassword, signIn } from './support/account';
import {
  acceptAllCookies,
  consentBanner,
  consentButton,
  preferencesDialog,
} from './support/consent';
import {
  contactForm,
  expectContactForm,
  fillContactForm,
  openContactForm,
} from './support/contactForm';
import { codeOf, delayRequests, leaveWhile, scripts } from './support/delayedRequests';
import { expect, expectNetworkIdle, expectHydrated, test } from './support/site';
import { expectTextFits } from './support/textFits';

test.beforeEach(({ context }) => acceptAllCookies(context));

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const careersTitle = new RegExp(careersHero.titleLines[0] ?? '');
const careersLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true });
const motionToggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: motionLabels.play });
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

/** Simulates a new deployment: the scripts answer 404 until the next full page load. */
async function simulateDeployment(page: Page) {
  const pageLoads = countPageLoads(page);
  await page.route(scripts, (route) =>
    pageLoads() > 0 ? route.continue() : respondNotFound(route),
  );
}

/** Presses a toggle of the header, which works only once the header is hydrated. */
async function expectHeaderWorks(page: Page) {
  await motionToggle(page).click();
  await expect(
    page.getByRole('banner').getByRole('button', { name: motionLabels.pause }),
  ).toBeVisible();
}

test.describe('a file missing after a new deployment', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/404/));

  test('a page whose code stays missing reloads once, stays readable and shows a toast', async ({
    page,
  }) => {
    const pageLoads = countPageLoads(page);
    await page.route(await codeOf(paths.career), respondNotFound);
    await page.goto(paths.career);
    await expect(toast(page)).toBeVisible();
    await expect(title(page)).toBeVisible();
    expect(pageLoads()).toBe(2);
    await toast(page).getByRole('button', { name: ui.close }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test('a page opened by a link arrives as a document and works', async ({ page }) => {
    await page.goto(paths.privacy);
    await expectNetworkIdle(page);
    await simulateDeployment(page);
    const pageLoads = countPageLoads(page);
    await careersLink(page).click();
    await expect(page).toHaveURL(paths.career);
    await expectHeaderWorks(page);
    expect(pageLoads()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(paths.privacy);
    await expect(title(page)).toHaveText(privacyHero.title);
  });

  test('a dialog reloads the page once, which keeps what was typed', async ({ page }) => {
    await openContactForm(page);
    await expectNetworkIdle(page);
    await fillContactForm(page);
    await simulateDeployment(page);
    const pageLoads = countPageLoads(page);
    await page.getByRole('button', { name: facts[0].title }).click();
    await expect.poll(pageLoads).toBe(1);
    // the history entry remembers what the visitor had opened
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(pageLoads()).toBe(1);
    await page.keyboard.press('Escape');
    await expectContactForm(page);
  });
});

/** Firefox aborts the request of a chunk when the next document is requested; here the test does. */
test('a document that the visitor has asked for is not replaced when a chunk is cut off', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch|answered/);
  await page.goto(paths.home);
  await expectNetworkIdle(page);
  const code = await delayRequests(page, scripts);
  await careersLink(page).click();
  await code.first;
  const pageLoads = countPageLoads(page);
  await leaveWhile(page, () => code.release((route) => route.abort()));
  await expect(page).toHaveURL(paths.privacy);
  await expect(title(page)).toHaveText(privacyHero.title);
  expect(pageLoads()).toBe(1);
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

test('an error of a page shows the error page in the layout, and the next page works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/The page broke/);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(await codeOf(paths.career), serveThrowing);
  await page.goto(paths.career);
  await expect(title(page)).toHaveText(routeError.title);
  await expect(main(page).getByRole('button', { name: routeError.reload })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(routeError.title));
  await expectHeaderWorks(page);
  expect(errors.filter((text) => text.includes('The page broke'))).toHaveLength(1);
  await main(page).getByRole('link', { name: routeError.home }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { name: aboutHeading.title })).toBeVisible();
});

test.describe('without storage and cookies', () => {
  test.beforeEach(async ({ context }) => {
    await context.clearCookies();
    await context.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, { configurable: true, get: forbid });
      }
      Object.defineProperty(document, 'cookie', {
        configurable: true,
        get: () => '',
        set: () => undefined,
      });
    });
  });

  test('motion, consent, navigation and sign-in work', async ({ page }) => {
    await page.goto(paths.home);
    await expectHeaderWorks(page);
    await consentButton(page, cookieBanner.necessaryOnly).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await careersLink(page).click();
    await expect(page).toHaveURL(paths.career);
    await page.goBack();
    await signIn(page, await createAccount());
  });
});

test.describe('offline', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INTERNET_DISCONNECTED/));

  test('a page or a dialog that fails to load shows a toast, and both work online again', async ({
    page,
    context,
  }) => {
    await openContactForm(page);
    await expectNetworkIdle(page);
    await fillContactForm(page);
    const url = page.url();

    await context.setOffline(true);
    await careersLink(page).click();
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL(url);
    await toast(page).getByRole('button', { name: ui.close }).click();
    await expect(toast(page)).toHaveCount(0);
    await page.getByRole('button', { name: facts[0].title }).click();
    await expect(toast(page)).toBeVisible();

    await context.setOffline(false);
    await expect(toast(page)).toHaveCount(0);
    await expectContactForm(page);
    await page.getByRole('button', { name: facts[0].title }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await careersLink(page).click();
    await expect(page).toHaveURL(paths.career);
    await expectHeaderWorks(page);
  });

  test('going back to a page that fails to load leaves the visitor on the current page', async ({
    page,
    context,
  }) => {
    await page.goto(paths.career);
    await expectHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: ui.homeLink }).click();
    await expect(page).toHaveURL(paths.home);
    await page.reload();
    await expectHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(anchorPath(anchors.caseStudies));
    await context.setOffline(true);
    await page.evaluate(() => history.go(-2));
    await expect(toast(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: aboutHeading.title })).toBeVisible();
    await expect(page).toHaveURL(anchorPath(anchors.caseStudies));
    await context.setOffline(false);
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(paths.career);
    await expect(title(page)).toHaveText(careersTitle);
  });
});

test.describe('a very slow network', () => {
  test('before any script has loaded the page can be read and its links work', async ({ page }) => {
    const { release } = await delayRequests(page, scripts);
    await page.goto(paths.home, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: offeringsHeading.title })).toBeVisible();
    await careersLink(page).click({ noWaitAfter: true });
    await expect(page).toHaveURL(paths.career);
    await expect(title(page)).toHaveText(careersTitle);
    release();
    await expectHeaderWorks(page);
  });

  test('a page that loads slowly shows a toast while the previous page stays', async ({ page }) => {
    await page.goto(paths.privacy);
    await expectNetworkIdle(page);
    const { release } = await delayRequests(page, scripts);
    await careersLink(page).click();
    const loading = page.getByRole('status').filter({ hasText: ui.loading });
    await expect(loading).toBeVisible();
    await expect(page).toHaveURL(paths.privacy);
    await expect(title(page)).toHaveText(privacyHero.title);
    release();
    await expect(title(page)).toHaveText(careersTitle);
    await expect(loading).toHaveCount(0);
  });
});

test('the cookie banner, the menu and the dialogs cut no text at 200 % text size on a phone', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await context.clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectHydrated(page);
  const dialog = page.getByRole('dialog');
  const expectFits = async (surface: Locator, name: string) => {
    await expect(surface).toBeVisible();
    await expectTextFits(page, name);
    const horizontalOverflow = await surface.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(horizontalOverflow, `${name}, a scroll bar below`).toBeLessThanOrEqual(0);
  };
  await expectFits(consentBanner(page), 'banner');
  await consentButton(page, cookieBanner.configure).click();
  await expectFits(preferencesDialog(page), 'preferences');
  await consentButton(page, cookieDialog.confirm).click();
  await page.getByRole('button', { name: ui.openMenu }).click();
  await expectFits(dialog, 'menu');
  await dialog.getByRole('button', { name: navigationActions.login }).click();
  await expect(dialog).toContainText(loginModal.title);
  await expectFits(dialog, 'login');
});

test('a very long name and email do not overflow the account menus', async ({ page }) => {
  const name = `venkatanarasimharajuvaripeta.lakshmi.${Date.now()}`.padEnd(64, 'n');
  const email = `${name}@${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
  await createAccount(email, goodPassword);
  await page.goto(paths.home);
  await signIn(page, { email, password: goodPassword });
  const header = page.getByRole('banner');
  const emailText = header.getByText(email, { exact: true });
  for (const width of [1440, 1024, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectHeaderFits(page, `${width}`);
    await expect(header.getByRole('link', { name: ui.homeLink })).toBeInViewport({ ratio: 1 });
    if (width >= 1024) {
      await expect(header.getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
      await expect(emailText.filter({ visible: true }).first(), `${width}`).toBeVisible();
    } else {
      await page.getByRole('button', { name: ui.openMenu }).click();
      await expect(page.getByRole('dialog', { name: ui.menu })).toBeVisible();
      await expectHeaderFits(page, 'menu');
    }
  }
});

/** The header and the menu stay within the viewport; a long email is shortened there. */
async function expectHeaderFits(page: Page, situation: string) {
  const outside = await page.locator('header *, dialog *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('svg') && element.checkVisibility())
      .filter((element) => {
        const { width, left, right } = element.getBoundingClientRect();
        return width > 2 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(outside, situation).toEqual([]);
}

test.describe('under forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('buttons, pressed states, the current page and the focus stay visible by borders and lines', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveCSS('border-top-style', 'solid');
    const pressed = motionToggle(page);
    const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const before = await pressed.evaluate(backgroundOf);
    await expectHeaderWorks(page);
    const after = await page
      .getByRole('banner')
      .getByRole('button', { name: motionLabels.pause })
      .evaluate(backgroundOf);
    expect(after).not.toBe(before);
    const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
    await expect(home).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toBe('solid 3px');
    const field = contactForm(page).getByRole('textbox').first();
    await expect(field).toHaveCSS('border-top-style', 'solid');
  });
});

test.describe('in print', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are printed in the light theme, with all content and without header, drawings and controls', async ({
    page,
  }) => {
    await page.goto(paths.home);
    await expectNetworkIdle(page);
    await page.emulateMedia({ media: 'print' });
    await expect(title(page)).toHaveCSS('color', 'rgb(18, 32, 59)');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.locator('section > svg:visible')).toHaveCount(0);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getClientRects().length > 0)
        // Present only in builds that use the authentication emulator.
        .filter((element) => !element.matches('.emulator-notice'))
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.className),
    );
    expect(fixed).toEqual([]);
    for (const { title: name } of offerings) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const slides = page.locator('[aria-roledescription="slide"] h3');
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
    await page.setViewportSize({ width: 718, height: 1000 });
    await expectTextFits(page, 'in print');
    await page.emulateMedia({ media: 'screen' });

    // the address stands after a link to another site
    await page.goto(paths.privacy);
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('a[href^="http"]').first();
    const href = await link.getAttribute('href');
    expect(
      await link.evaluate((element) => getComputedStyle(element, '::after').content),
    ).toContain(href ?? '');
  });
});
