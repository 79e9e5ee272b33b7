import type { Locator, Page, Route } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { loginModal } from '@/content/auth';
import { careersHero } from '@/content/careers';
import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { aboutHeading, facts } from '@/content/landing/about';
import { contactFields, contactForm } from '@/content/landing/contact';
import { offerings, offeringsHeading } from '@/content/landing/offerings';
import { motionLabels } from '@/content/motion';
import { navigationActions } from '@/content/navigation';
import { privacyHero } from '@/content/privacy';
import { loadFailed, routeError, ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import { createAccount, goodPassword, signIn } from './support/account';
import { delayRequests, leaveWhile } from './support/delayedRequests';
import { expect, expectNetworkIdle, expectHydrated, test } from './support/site';

const careersChunk = /\/assets\/CareersPage-[^/]*\.js$/;
const landingChunk = /\/assets\/LandingPage-[^/]*\.js$/;
const scripts = /\/assets\/[^/]*\.js$/;

const typedValues = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants still quote from a spreadsheet.',
} as const;

test.beforeEach(({ context }) => acceptAllCookies(context));

const main = (page: Page) => page.getByRole('main');
const careersLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true });
const motionToggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: motionLabels.play });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: loadFailed });

function textbox(page: Page, name: keyof typeof typedValues) {
  const label = contactFields.find((field) => field.name === name)?.label ?? '';
  return page.getByRole('form', { name: contactForm.label }).getByRole('textbox', { name: label });
}

/** Whether every requested stylesheet has loaded: the rules of a failed one cannot be read. */
const isStyled = () =>
  [...document.styleSheets].every((sheet) => {
    try {
      return sheet.href === null || sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  });

const respondNotFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });

/** Counts full page loads from now on. */
function countPageLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Simulates a new deployment: the chunk answers 404 until the next full page load. */
async function simulateDeployment(page: Page, chunk: RegExp) {
  let hasFailed = false;
  let hasReloaded = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && hasFailed) hasReloaded = true;
  });
  await page.route(chunk, (route) => {
    if (hasReloaded) return route.continue();
    hasFailed = true;
    return respondNotFound(route);
  });
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
    await page.route(careersChunk, respondNotFound);
    await page.goto(paths.career);
    await expect(toast(page)).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(pageLoads()).toBe(2);
    await toast(page).getByRole('button', { name: ui.close }).click();
    await expect(toast(page)).toHaveCount(0);
    await page.unroute(careersChunk);
    await page.reload();
    await expectHeaderWorks(page);
  });

  test('the contact form of a page whose code stays missing is sent as without JavaScript', async ({
    page,
  }) => {
    await page.route(landingChunk, respondNotFound);
    await page.goto(anchorPath(anchors.contact));
    await expect(toast(page)).toBeVisible();
    for (const { name } of contactFields) await textbox(page, name).fill(typedValues[name]);
    const isSent = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('submit', (event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          });
        }),
    );
    await page.getByRole('button', { name: contactForm.submit }).click();
    expect(await isSent).toBe(true);
  });

  test('a page opened by a link arrives as a document and works', async ({ page }) => {
    await simulateDeployment(page, careersChunk);
    await page.goto(paths.privacy);
    await expectHydrated(page);
    const pageLoads = countPageLoads(page);
    await careersLink(page).click();
    await expect(page).toHaveURL(paths.career);
    await expectHeaderWorks(page);
    expect(pageLoads()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(paths.privacy);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(privacyHero.title);
  });

  test('a dialog reloads the page once, which keeps what was typed', async ({ page }) => {
    await page.goto(anchorPath(anchors.contact));
    await expectHydrated(page);
    await expectNetworkIdle(page);
    for (const { name } of contactFields) await textbox(page, name).fill(typedValues[name]);
    await simulateDeployment(page, scripts);
    const pageLoads = countPageLoads(page);
    await page.getByRole('button', { name: facts[0].title }).click();
    await expect.poll(pageLoads).toBe(1);
    await expectHydrated(page);
    for (const { name } of contactFields)
      await expect(page.locator(`#contact [name="${name}"]`)).toHaveValue(typedValues[name]);
    // the history entry remembers what the visitor had opened
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(pageLoads()).toBe(1);
  });
});

/** Firefox aborts the request of a chunk when the next document is requested; here the test does. */
test('a document that the visitor has asked for is not replaced when a chunk is cut off', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch|answered/);
  await page.goto(paths.home);
  await expectHydrated(page);
  const chunk = await delayRequests(page, careersChunk);
  await careersLink(page).click();
  await chunk.first;
  const pageLoads = countPageLoads(page);
  await leaveWhile(page, () => chunk.release((route) => route.abort()));
  await expect(page).toHaveURL(paths.privacy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyHero.title);
  expect(pageLoads()).toBe(1);
});

test.describe('an error thrown by the code', () => {
  const serveThrowingModule = (name: string) => (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function ${name}() { throw new Error('${name} broke.'); }`,
    });

  test('of a page shows the error page in the layout, and the next page works', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/CareersPage broke/);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route(careersChunk, serveThrowingModule('CareersPage'));
    await page.goto(paths.career);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(routeError.title);
    await expect(main(page).getByRole('button', { name: routeError.reload })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(routeError.title));
    await expectHeaderWorks(page);
    expect(errors.filter((text) => text.includes('CareersPage broke'))).toHaveLength(1);
    await main(page).getByRole('link', { name: routeError.home }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('heading', { name: aboutHeading.title })).toBeVisible();
  });
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
    const banner = page.getByRole('region', { name: cookieBanner.label });
    await banner.getByRole('button').first().click();
    await expect(banner).toHaveCount(0);
    await careersLink(page).click();
    await expect(page).toHaveURL(paths.career);
    await page.goBack();
    await expect(page.getByRole('form', { name: contactForm.label })).toHaveJSProperty(
      'noValidate',
      true,
    );
    await signIn(page, await createAccount());
  });
});

test.describe('offline', () => {
  test('a page or a dialog that fails to load shows a toast, and both work online again', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(anchorPath(anchors.contact));
    await expectHydrated(page);
    await expectNetworkIdle(page);
    for (const { name } of contactFields) await textbox(page, name).fill(typedValues[name]);
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
    for (const { name } of contactFields)
      await expect(textbox(page, name)).toHaveValue(typedValues[name]);
    await page.getByRole('button', { name: facts[0].title }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.evaluate(isStyled)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await careersLink(page).click();
    await expect(page).toHaveURL(paths.career);
    await expectHeaderWorks(page);
  });

  test('going back to a page that fails to load leaves the visitor on the current page', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(paths.career);
    await expectHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: ui.homeLink }).click();
    await expect(page).toHaveURL(paths.home);
    await page.reload();
    await expectHeaderWorks(page);
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
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(careersHero.titleLines[0] ?? ''),
    );
  });
});

test.describe('a very slow network', () => {
  test('before any script has loaded the page can be read and its links work', async ({ page }) => {
    const { release } = await delayRequests(page, /\/assets\/.*\.js$/);
    await page.goto(paths.home, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: offeringsHeading.title })).toBeVisible();
    await careersLink(page).click({ noWaitAfter: true });
    await expect(page).toHaveURL(paths.career);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(careersHero.titleLines[0] ?? ''),
    );
    release();
    await expectHeaderWorks(page);
  });

  test('a page that loads slowly shows a toast while the previous page stays', async ({ page }) => {
    const { release } = await delayRequests(page, careersChunk);
    await page.goto(paths.privacy);
    await expectHeaderWorks(page);
    await careersLink(page).click();
    const loading = page.getByRole('status').filter({ hasText: ui.loading });
    await expect(loading).toBeVisible();
    await expect(page).toHaveURL(paths.privacy);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(privacyHero.title);
    release();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(careersHero.titleLines[0] ?? ''),
    );
    await expect(loading).toHaveCount(0);
  });
});

const onePathPerRoute = [
  paths.home,
  paths.study('Machinerymanufacturing'),
  paths.cloud('Salescloud'),
  paths.career,
  paths.job('react-native-developer'),
  paths.privacy,
  paths.security,
  '/no-such-page',
] as const;

/** Elements that overflow the viewport horizontally and that no ancestor scrolls or clips. */
function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      let ancestor = element.parentElement;
      for (; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
        if (getComputedStyle(ancestor).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { width, left, right } = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || left < -1) && !isClipped(element);
      })
      .filter((element) => !element.closest('svg'))
      .map((element) =>
        `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 90),
      );
  });
}

/** Text that its own element clips. */
function findClippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, p, a, button, label, dt, dd, li')]
      .filter((element) => element instanceof HTMLElement && element.offsetWidth > 2)
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const isClipping = [overflowX, overflowY].some((value) => /hidden|clip/.test(value));
        const isTooSmall =
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1;
        return isClipping && isTooSmall && textOverflow !== 'ellipsis';
      })
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`),
  );
}

/** Text outside the viewport or outside an ancestor that clips it, unless it can be scrolled to. */
function findCutText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element, left: number, right: number): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return false;
        const { left: start, right: end, width } = box.getBoundingClientRect();
        // Text for screen readers only stands in a box of one pixel.
        if (/hidden|clip/.test(overflowX))
          return width > 2 && (left < start - 1 || right > end + 1);
      }
      return left < -1 || right > innerWidth + 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const element = currentNode.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true })) continue;
      const isTransparent = getComputedStyle(element).color === 'rgba(0, 0, 0, 0)';
      if (isTransparent || element.closest('svg, [aria-hidden="true"]')) continue;
      if (!currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (isCut(element, left, right)) cut.push(currentNode.textContent.slice(0, 60));
    }
    return cut;
  });
}

const viewports = [
  ['at 320 pixels', 320, 16],
  ['with text at 200 % on a desktop', 1280, 32],
  ['with text at 200 % on a phone', 390, 32],
] as const;

for (const path of onePathPerRoute) {
  test(`${path} has no overflow and no clipped text at 320 pixels or at 200 % text size`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const devtools = await context.newCDPSession(page);
    await page.goto(path);
    await expectHydrated(page);
    for (const [viewport, width, standard] of viewports) {
      await page.setViewportSize({ width, height: 900 });
      await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
      // Components that read the width render in the next frame.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await findOverflow(page), viewport).toEqual([]);
      expect(await findClippedText(page), viewport).toEqual([]);
      expect(await findCutText(page), viewport).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        viewport,
      ).toBeLessThanOrEqual(0);
    }
  });
}

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
  const banner = page.getByRole('region', { name: cookieBanner.label, exact: true });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const expectNoCutText = async (surface: Locator) => {
    expect(await findCutText(page)).toEqual([]);
    const horizontalOverflow = await surface.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(horizontalOverflow, 'a scroll bar below').toBeLessThanOrEqual(0);
  };
  await expect(banner).toBeVisible();
  await expectNoCutText(banner);
  await press(cookieBanner.configure);
  await expect(dialog).toContainText(cookieDialog.title);
  await expectNoCutText(dialog);
  await press(cookieDialog.confirm);
  await press(ui.openMenu);
  await expect(dialog).toBeVisible();
  await expectNoCutText(dialog);
  await dialog.getByRole('button', { name: navigationActions.login }).click();
  await expect(dialog).toContainText(loginModal.title);
  await expectNoCutText(dialog);
});

test('a very long name and email do not overflow the account menus', async ({ page }) => {
  const name = `venkatanarasimharajuvaripeta.lakshmi.${Date.now()}`.padEnd(64, 'n');
  const email = `${name}@${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
  await createAccount(email, goodPassword);
  await page.goto(paths.home);
  await signIn(page, { email, password: goodPassword });
  for (const width of [1440, 1280, 1100, 1024, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `${width}`).toEqual([]);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: ui.homeLink })).toBeInViewport({ ratio: 1 });
    if (width >= 1024) {
      await expect(header.getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
    } else {
      await page.getByRole('button', { name: ui.openMenu }).click();
      await expect(page.getByRole('dialog', { name: ui.menu })).toBeVisible();
      expect(await findOverflow(page), `${width}, menu`).toEqual([]);
      await page.getByRole('button', { name: ui.closeMenu }).click();
    }
  }
});

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
    const field = page.getByRole('form', { name: contactForm.label }).getByRole('textbox').first();
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
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('color', 'rgb(18, 32, 59)');
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
    for (const title of await slides.all()) await expect(title).toBeVisible();
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await findOverflow(page)).toEqual([]);
  });

  test('the address is printed after a link to another site', async ({ page }) => {
    await page.goto(paths.privacy);
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('a[href^="http"]').first();
    const href = await link.getAttribute('href');
    expect(
      await link.evaluate((element) => getComputedStyle(element, '::after').content),
    ).toContain(href ?? '');
  });
});
