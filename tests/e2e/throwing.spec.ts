import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { wheelOrder } from '@/content/clouds/list';
import { motionLabels } from '@/content/motion';
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
    rendered: Set<string>;
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
    window.rendered = new Set();
    window.submits = [];
    window.broken = name;
    window.onRender = (rendered) => {
      window.rendered.add(rendered);
      if (rendered === window.broken) throw new Error(`${rendered} throws.`);
    };
    // of an effect
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (...options) {
      window.onRender?.('MutationObserver');
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
  await page.waitForFunction((name) => window.rendered.has(name || 'ConsentBanner'), component, {
    polling: 50,
  });
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

const tried = new Set<string>();

for (const path of pagesOfEachKind)
  test(`whatever throws on ${path}, its text, its links and its forms stay @full`, async ({
    context,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/throws\.|404|React error #42/);
    await context.route(`${addresses.receiver}/**`, (route) => route.abort());
    const whole = await letThrow(context, '');
    await whole.goto(path);
    await settle(whole, '');
    const rendered = await whole.evaluate(() => [...window.rendered]);
    // which the driver of the browser uses too
    const names = rendered.filter((name) => name !== 'MutationObserver');
    expect(names.length).toBeGreaterThan(20);
    const expected = await whole.evaluate(readPage);
    const formCount = await whole.locator('main form').count();
    await whole.close();
    for (const name of names.filter((component) => !tried.has(component))) {
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
    window.rendered = new Set();
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
  test(`whatever throws in a dialog, the page says so, and opens it the next time: ${dialog} @full`, async ({
    context,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/throws\.|404|React error #42/);
    await acceptAllCookies(context);
    for (const { mock } of partTesting) await mock?.(context);
    const page = await letThrow(context, '');
    const pressEarlier = async () => {
      await press(page, buttons.slice(0, -1));
      await expectNetworkIdle(page);
    };
    await openWhole(page);
    const ofPage = await page.evaluate(() => [...window.rendered]);
    await pressEarlier();
    const expected = await page.evaluate(readPage);
    await breakNext(page, '');
    await press(page, buttons.slice(-1));
    await expect(page.getByRole('dialog')).toBeVisible();
    const rendered = await page.evaluate(() => [...window.rendered]);
    const names = rendered.filter((name) => !ofPage.includes(name) && name !== 'BackToTop');
    expect(names.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expectFree(page);
    await openWhole(page);
    await pressEarlier();
    for (const name of names)
      await test.step(name, async () => {
        await breakNext(page, name);
        await press(page, buttons.slice(-1));
        await expect(toast(page)).toBeVisible();
        await expectFree(page);
        await expectKept(page, name, expected);
        await breakNext(page, '');
        await toast(page).getByRole('button', { name: ui.close }).click();
        await expect(toast(page)).toHaveCount(0);
        await press(page, buttons);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expectFree(page);
        await pressEarlier();
      });
  });

/** What a visitor does with a page that has hydrated. */
const uses: readonly ((page: Page) => Promise<void>)[] = [
  // stored, so that the next document has the other button
  (page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^(${motionLabels.pause}|${motionLabels.play})$`) })
      .click(),
  (page) => page.getByRole('banner').locator('button[aria-expanded=false]').first().click(),
  (page) => press(page, [wheelOrder[2]?.name ?? '']),
  async (page) => {
    await fillContactForm(page);
    await submitContactForm(page);
  },
];

test('whatever throws on a press, what the page shows stays, and it says so @full', async ({
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/throws\.|404|ERR_FAILED|Failed to fetch|React error #42/);
  await acceptAllCookies(context);
  await context.route(`${addresses.receiver}/**`, (route) => route.abort());
  const page = await letThrow(context, '');
  collectAlerts(page);
  const useWithout = async (component: string, use: (page: Page) => Promise<void>) => {
    await openWhole(page);
    await breakNext(page, component);
    await use(page);
  };
  await page.goto(paths.home);
  const expected = await page.evaluate(readPage);
  const thrown = new Set<string>();
  for (const use of uses) {
    await useWithout('', use);
    const names = await page.evaluate(() => [...window.rendered]);
    for (const name of names.filter((each) => !thrown.has(each)))
      await test.step(name, async () => {
        thrown.add(name);
        await useWithout(name, use);
        // the message itself has one
        if (name !== 'Icon') await expect(toast(page)).toBeVisible();
        await expectFree(page);
        await expectKept(page, name, expected);
        await expectFormsSent(page, name, 1);
      });
  }
  expect(thrown.size).toBeGreaterThan(10);
});
