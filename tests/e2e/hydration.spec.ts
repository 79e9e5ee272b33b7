import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { applicationFields, applicationForm } from '@/content/careers';
import { contactFields, contactForm } from '@/content/landing/contact';
import { navigationActions } from '@/content/navigation';
import { acceptAllCookies } from './support/consent';
import { siteSettings } from './support/addresses';
import { loginDialog } from './support/account';
import { delayRequests } from './support/delayedRequests';
import { collectAlerts } from './support/alerts';
import { expect, expectHydrated, test } from './support/site';

const sectionChunk = /\/assets\/(TestimonialCarousel|About|middle|Contact)-[^/]*\.js$/;
const entryChunk = /\/assets\/index-[^/]*\.js$/;
const contactChunk = /\/assets\/Contact-[^/]*\.js$/;
const careersChunk = /\/assets\/CareersPage-[^/]*\.js$/;
const scrollChunk = /\/assets\/modules-[^/]*\.js$/;

const typed = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants still quote from a spreadsheet.',
} as const;

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ context }) => acceptAllCookies(context));

const form = (page: Page) => page.getByRole('form', { name: contactForm.label });

const field = (page: Page, name: keyof typeof typed) =>
  form(page).getByRole('textbox', {
    name: contactFields.find((item) => item.name === name)?.label ?? '',
  });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Names of the requested section files, in order. */
function requestedSections(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = sectionChunk.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/**
 * Responds to contact messages.
 *
 * @returns the fields of each message that was sent
 */
async function receiveMessages(page: Page): Promise<readonly string[]> {
  const messages: string[] = [];
  await page.route(siteSettings.VITE_SEND_EMAIL_URL, async (route) => {
    messages.push(route.request().postData() ?? '');
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { success: true },
    });
  });
  return messages;
}

/** Scroll positions of all frames from now on. */
async function recordScroll(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    window.scrollPositions = [];
    const record = () => {
      window.scrollPositions.push(Math.round(scrollY));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () => page.evaluate(() => window.scrollPositions);
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    scrollPositions: number[];
  }
}

test('the page stays where it is if the visitor presses a button before hydration', async ({
  page,
}) => {
  const { release } = await delayRequests(page, entryChunk);
  await page.goto(`${paths.career}#apply`);
  const login = page.getByRole('button', { name: navigationActions.login }).first();
  await login.hover();
  const before = await scrollTop(page);
  await page.mouse.down();
  release();
  await expectHydrated(page, '#apply');
  expect(await scrollTop(page)).toBe(before);
  await page.mouse.up();
  await expect(loginDialog(page)).toBeVisible();
});

test.describe('what the visitor needs hydrates first', () => {
  test('the section that the hash names', async ({ page }) => {
    const requested = requestedSections(page);
    await page.goto(anchorPath(anchors.contact));
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    expect(requested[0]).toBe('Contact');
    await expect.poll(() => new Set(requested).size).toBe(4);
  });

  test('the section that the hash names, also after load and while the browser is idle', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback) => {
        queueMicrotask(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
        return 0;
      };
    });
    const { release } = await delayRequests(page, entryChunk);
    const requested = requestedSections(page);
    await page.goto(anchorPath(anchors.contact));
    release();
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    expect(requested[0]).toBe('Contact');
  });

  test('the section that has the focus', async ({ page }) => {
    const { release } = await delayRequests(page, entryChunk);
    const requested = requestedSections(page);
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await field(page, 'name').focus();
    release();
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    // The section in view above it loads too.
    expect(requested.slice(0, 2)).toContain('Contact');
  });

  test('the section that the pointer is over', async ({ page }) => {
    const { release } = await delayRequests(page, entryChunk);
    const requested = requestedSections(page);
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await page.locator(`#${anchors.working}`).hover();
    release();
    await expect.poll(() => requested[0]).toBe('middle');
  });

  test('the section in view after a reload', async ({ page }) => {
    await page.goto(paths.home);
    await page.locator(`#${anchors.cloudSolutions}`).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    const requested = requestedSections(page);
    await page.reload();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    expect(requested[0]).toBe('middle');
  });
});

test.describe('a submit before the code has loaded', () => {
  test('of a filled form by its button sends what was typed, once', async ({ page }) => {
    const { release } = await delayRequests(page, contactChunk);
    const messages = await receiveMessages(page);
    await page.goto(anchorPath(anchors.contact));
    for (const [name, value] of Object.entries(typed)) {
      await form(page).locator(`[name="${name}"]`).fill(value);
    }
    await form(page).getByRole('button', { name: contactForm.submit }).click();
    await expect(field(page, 'message')).toHaveValue(typed.message);
    release();
    await expect(form(page).getByText(contactForm.success)).toBeVisible();
    expect(messages.map((body) => JSON.parse(body))).toEqual([typed]);
  });

  test('of an incomplete form by Enter names the first missing field', async ({ page }) => {
    const { release } = await delayRequests(page, entryChunk);
    await page.goto(anchorPath(anchors.contact));
    await field(page, 'name').fill(typed.name);
    await field(page, 'name').press('Enter');
    release();
    await expect(form(page).getByText('Organization is required')).toBeVisible();
    await expect(field(page, 'organization')).toBeFocused();
    await expect(field(page, 'name')).toHaveValue(typed.name);
  });

  test('of the application form puts nothing into the URL', async ({ page }) => {
    const { release } = await delayRequests(page, entryChunk);
    const alerts = collectAlerts(page);
    await page.goto(paths.career, { waitUntil: 'commit' });
    const application = page.getByRole('form', { name: applicationForm.label });
    for (const { name } of applicationFields) {
      const input = application.locator(`[name="${name}"]:not([type=file])`);
      if ((await input.count()) > 0) await input.fill(/email/.test(name) ? typed.email : '5');
    }
    await application.getByRole('button', { name: applicationForm.submit }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect.poll(() => alerts).toContain(applicationForm.noJob);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('links', () => {
  const careersLink = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true });
  const privacyLink = (page: Page) =>
    page.getByRole('contentinfo').locator(`a[href="${paths.privacy}"]`);

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    for (const isDelayed of [false, true]) {
      test(`a double click adds one history entry, ${reducedMotion === 'reduce' ? 'with reduced' : 'with'} motion${isDelayed ? ', also while the code loads' : ''}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await page.goto(paths.home);
        await expectHydrated(page);
        const delayed = isDelayed ? await delayRequests(page, careersChunk) : undefined;
        const entries = await page.evaluate(() => history.length);
        await careersLink(page).dblclick({ delay: 60 });
        if (delayed) {
          // Longer than a double click, so that the next click is separate.
          await page.waitForTimeout(600);
          await careersLink(page).click();
          delayed.release();
        }
        await expect(page).toHaveURL(paths.career);
        await expect(page.getByRole('form', { name: applicationForm.label })).toBeVisible();
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      });
    }
  }

  for (const pauseMs of [0, 700]) {
    test(`the last link clicked wins, ${pauseMs} ms after the first, whose code is delayed`, async ({
      page,
    }) => {
      await page.goto(paths.home);
      await expectHydrated(page);
      const entries = await page.evaluate(() => history.length);
      const { release } = await delayRequests(page, careersChunk);
      await careersLink(page).dispatchEvent('click');
      await page.waitForTimeout(pauseMs);
      await privacyLink(page).dispatchEvent('click');
      await expect(form(page)).toHaveCount(0);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const late = page.waitForResponse(careersChunk);
      release();
      await late;
      // A page whose code has loaded is shown by then.
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(paths.privacy);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(page).toHaveURL(paths.home);
      await expect(form(page)).toBeAttached();
    });
  }

  for (const pauseMs of [0, 700]) {
    test(`a step back within the page, ${pauseMs} ms after a click on another page cancels that one`, async ({
      page,
    }) => {
      await page.goto(paths.home);
      await expectHydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL(anchorPath(anchors.caseStudies));
      const { release } = await delayRequests(page, careersChunk);
      await careersLink(page).dispatchEvent('click');
      await page.waitForTimeout(pauseMs);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(paths.home);
      const late = page.waitForResponse(careersChunk);
      release();
      await late;
      // A page whose code has loaded is shown by then.
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(paths.home);
      await expect(form(page)).toBeAttached();
    });
  }
});

test('a step back right after a click on a page whose code has loaded cancels that page', async ({
  page,
}) => {
  await page.goto(paths.home);
  await expectHydrated(page);
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true });
  const code = page.waitForResponse(careersChunk);
  await careers.hover();
  await code;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  // The URL changes some frames before the page.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args: Parameters<typeof push>) => {
      push(...args);
      history.back();
      document.documentElement.dataset['pushed'] = args[2]?.toString() ?? '';
    };
  });
  await careers.click();
  await expect(page.locator('html')).toHaveAttribute('data-pushed', paths.career);
  await expect(page).toHaveURL(paths.home);
  // A page whose code has loaded is shown by then.
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(form(page)).toBeAttached();
});

test.describe('a smooth scroll', () => {
  test('is stopped by the wheel while its code is loading', async ({ page }) => {
    await page.goto(paths.home);
    await expectHydrated(page);
    const { release } = await delayRequests(page, scrollChunk);
    const request = page.waitForRequest(scrollChunk);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await request;
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollTop(page)).toBe(200);
    const late = page.waitForResponse(scrollChunk);
    release();
    await late;
    // A smooth scroll has left the position by then.
    await page.waitForTimeout(500);
    expect(await scrollTop(page)).toBe(200);
  });

  /** A jump has no frame in between. On a busy machine a smooth scroll has few. */
  const smoothFrames = 1;

  /**
   * Distinct positions on the way to the heading, once the page has not moved for half a second.
   */
  async function scrollSmoothlyTo(page: Page, anchor: string, go: () => Promise<unknown>) {
    const positions = await recordScroll(page);
    await go();
    const last = async () => new Set((await positions()).slice(-30));
    await expect
      .poll(async () => (await last()).size === 1 && Math.min(...(await last())) > 300)
      .toBe(true);
    await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
    await expect(page.locator(`#${anchor} h2`)).toBeFocused();
    const end = await scrollTop(page);
    return new Set((await positions()).filter((top) => top > 20 && top < end - 20));
  }

  test('follows a hash that is edited in the address bar, and Back returns', async ({ page }) => {
    await page.goto(paths.home);
    await expectHydrated(page);
    const between = await scrollSmoothlyTo(page, anchors.working, () =>
      page.goto(anchorPath(anchors.working)),
    );
    expect(between.size).toBeGreaterThan(smoothFrames);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('follows a hash from another page', async ({ page }) => {
    await page.goto(paths.privacy);
    await expectHydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    const between = await scrollSmoothlyTo(page, anchors.about, () => link.dispatchEvent('click'));
    expect(between.size).toBeGreaterThan(smoothFrames);
  });
});

test.describe('every section is laid out within 5 s, without scrolling', () => {
  const unrenderedSections = (page: Page) =>
    page
      .locator('[data-defer-layout]')
      .evaluateAll((sections) =>
        sections
          .filter(
            ({ firstElementChild }) =>
              !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          )
          .map(({ id, tagName }) => id || tagName),
      );

  for (const path of [paths.home, paths.career, paths.study('Nmipayment'), paths.privacy]) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => unrenderedSections(page), { timeout: 5000 }).toEqual([]);
    });
  }

  test('and the visible content does not move when sections above change their heights', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') {
            window.layoutShift += entry.value;
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(anchorPath(anchors.contact));
    const top = () =>
      form(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect(form(page)).toBeInViewport();
    const before = await top();
    await expect.poll(() => unrenderedSections(page), { timeout: 5000 }).toEqual([]);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
  });
});
