import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { loadFailed, ui } from '@/content/ui';
import { addresses, pagesOfEachKind } from './support/addresses';
import { acceptAllCookies } from './support/consent';
import { fillContactForm, submitContactForm } from './support/contactForm';
import { dialogs, press } from './support/dialogs';
import { partTesting } from './support/parts';
import { collectAlerts, expect, expectNetworkIdle, test } from './support/site';

test.use({ baseURL: addresses.fullSite });

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    onRender?: (component: string) => void;
    /** In their order. */
    rendered: string[];
    /** What throws. */
    broken: string;
    /** How each form was sent that the test submits: by the page, or where the browser sends it. */
    submits: string[];
  }
}

/** Lets a component throw whenever it renders, and collects the names of those that render. */
async function letThrow(context: BrowserContext, component: string): Promise<Page> {
  await context.route('https://www.googletagmanager.com/**', (route) => route.fulfill());
  const page = await context.newPage();
  await page.addInitScript((name) => {
    window.rendered = [];
    window.submits = [];
    window.broken = name;
    window.onRender = (rendered) => {
      window.rendered.push(rendered);
      if (rendered === window.broken) throw new Error(`${rendered} throws.`);
    };
    // of an effect
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (...options) {
      window.onRender?.('IntersectionObserver');
      observe.apply(this, options);
    };
    addEventListener('submit', (event) => {
      const { submitter, defaultPrevented } = event;
      const action = submitter instanceof HTMLButtonElement ? submitter.formAction : '';
      window.submits.push(defaultPrevented ? 'page' : action);
      event.preventDefault();
    });
  }, component);
  return page;
}

/** Without what a script adds to the links of a mail. */
const readPage = () => ({
  title: document.querySelector('h1')?.textContent,
  links: [
    ...new Set([...document.querySelectorAll('#app a')].map((link) => link.getAttribute('href'))),
  ].map((href) => href?.replace(/^(mailto:[^?]*).*/, '$1')),
  text: document.querySelector('main')?.textContent.replace(/\s/g, '').length ?? 0,
});

type PageText = ReturnType<typeof readPage>;

async function expectKept(page: Page, name: string, expected: PageText) {
  const found = await page.evaluate(readPage);
  expect.soft(found.title, `${name}: the heading`).toBe(expected.title);
  const lost = expected.links.filter((link) => !found.links.includes(link));
  expect.soft(lost, `${name}: links that are lost`).toEqual([]);
  expect.soft(found.text, `${name}: the text`).toBeGreaterThan(expected.text * 0.9);
}

/** Waits until the page has rendered all that it renders by itself, the cookie banner last. */
async function settle(page: Page, component: string) {
  await page.waitForFunction(
    (name) => window.rendered.includes(name || 'ConsentBanner'),
    component,
    { polling: 50 },
  );
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

/** Opens the landing page, and waits for the last of its own code, which would else come with a press. */
async function openWhole(page: Page) {
  await page.goto(paths.home);
  await settle(page, 'ConsentManager');
  await expectNetworkIdle(page);
}

/** Submits each form of the page; a hydrated one checks its fields itself. */
async function expectFormsSent(page: Page, name: string, count: number) {
  const submits = await page.evaluate(() => {
    window.submits = [];
    for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
      form.noValidate = true;
      form.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'));
    }
    return window.submits;
  });
  expect.soft(submits, `${name}: forms that are sent`).toHaveLength(count);
  for (const submit of submits)
    expect.soft(submit, `${name}: by the page, a mail or a post`).toMatch(/^(page$|mailto:|http)/);
}

/** What is rendered just before the content of a boundary: on the page's first rendering, or after another's. */
const before = ['ErrorBoundary', 'Hydrated', 'LoadToast'];
const tried = new Set<string>();
// so that no page tries what an earlier one has
test.describe.configure({ mode: 'default' });

for (const path of pagesOfEachKind)
  test(`whatever throws in each boundary of ${path}, its text, its links and its forms stay @full`, async ({
    context,
    allowConsole,
  }) => {
    // ten times the quiet minute of the landing page
    test.setTimeout(600_000);
    allowConsole(/throws\.|404|React error #42/);
    await context.route(`${addresses.receiver}/**`, (route) => route.abort());
    const whole = await letThrow(context, '');
    await whole.goto(path);
    await settle(whole, '');
    const all = await whole.evaluate(() => window.rendered);
    const rendered = all.filter((name) => name !== 'IntersectionObserver');
    const names = rendered
      .filter((_, index) => before.includes(rendered[index - 1] ?? ''))
      .filter((name) => !before.includes(name));
    const expected = await whole.evaluate(readPage);
    const formCount = await whole.locator('main form').count();
    await whole.close();
    expect(names).toEqual(expect.arrayContaining(['TopBar', 'NavBar', 'Footer', 'ConsentManager']));
    for (const name of new Set(names)) {
      if (tried.has(name)) continue;
      tried.add(name);
      await test.step(name, async () => {
        const page = await letThrow(context, name);
        await page.goto(path);
        await settle(page, name);
        await expectKept(page, name, expected);
        await expectFormsSent(page, name, formCount);
        await page.close();
      });
    }
  });

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: loadFailed });

/** From now on; what was rendered before is forgotten. */
async function breakNext(page: Page, component: string) {
  await page.evaluate((name) => {
    window.rendered = [];
    window.broken = name;
  }, component);
}

/** Nothing lies over the page, and nothing keeps it from being used. */
async function expectFree(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#app[inert], dialog[open]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
}

for (const [dialog, buttons] of Object.entries(dialogs))
  test(`a dialog that throws leaves the page, which says so, and opens the next time: ${dialog} @full`, async ({
    context,
    allowConsole,
  }) => {
    allowConsole(/throws\.|404|React error #42/);
    await acceptAllCookies(context);
    for (const { mock } of partTesting) await mock?.(context);
    const page = await letThrow(context, '');
    const openEarlier = async () => {
      await openWhole(page);
      await press(page, buttons.slice(0, -1));
      await expectNetworkIdle(page);
    };
    await openWhole(page);
    const ofPage = await page.evaluate(() => window.rendered);
    await openEarlier();
    const expected = await page.evaluate(readPage);
    await breakNext(page, '');
    await press(page, buttons.slice(-1));
    await expect(page.getByRole('dialog')).toBeVisible();
    const rendered = await page.evaluate(() => window.rendered);
    const first = rendered.find((each) => !ofPage.includes(each)) ?? 'nothing';
    // an effect of a dialog that opens, a component of what it then shows
    const name = buttons.length === 1 ? 'IntersectionObserver' : first;
    await openEarlier();
    await breakNext(page, name);
    await press(page, buttons.slice(-1));
    await expect(toast(page), `${name} throws`).toBeVisible();
    await expectFree(page);
    await expectKept(page, name, expected);
    await breakNext(page, '');
    await toast(page).getByRole('button', { name: ui.close }).click();
    await expect(toast(page)).toHaveCount(0);
    await press(page, buttons);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('what throws when a form is sent leaves what the page shows, and it says so @full', async ({
  context,
  allowConsole,
}) => {
  allowConsole(/throws\.|404|ERR_FAILED|Failed to fetch|React error #42/);
  await acceptAllCookies(context);
  await context.route(`${addresses.receiver}/**`, (route) => route.abort());
  const page = await letThrow(context, '');
  collectAlerts(page);
  await openWhole(page);
  const expected = await page.evaluate(readPage);
  await fillContactForm(page);
  await breakNext(page, '');
  await submitContactForm(page);
  const rendered = await page.evaluate(() => window.rendered);
  const name = rendered.find((each) => each !== 'IntersectionObserver') ?? 'nothing';
  await openWhole(page);
  await fillContactForm(page);
  await breakNext(page, name);
  await submitContactForm(page);
  await expect(toast(page)).toBeVisible();
  await expectFree(page);
  await expectKept(page, name, expected);
  await expectFormsSent(page, name, 1);
});
