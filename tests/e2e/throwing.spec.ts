import type { BrowserContext, Page } from '@playwright/test';
import { addresses, pagesOfEachKind } from './support/addresses';
import { expect, test } from './support/site';

test.use({ baseURL: addresses.fullSite });

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    onRender?: (component: string) => void;
    rendered: Set<string>;
    /** How each form was sent that the test submits: by the page, or where the browser sends it. */
    submits: string[];
  }
}

/** Lets a component throw whenever it renders, and collects the names of those that render. */
async function letThrow(context: BrowserContext, component: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((name) => {
    window.rendered = new Set();
    window.submits = [];
    window.onRender = (rendered) => {
      window.rendered.add(rendered);
      if (rendered === name) throw new Error(`${name} throws.`);
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

/** Waits until the page has rendered all that it renders by itself, the cookie banner last. */
async function settle(page: Page, component: string) {
  await page.waitForFunction((name) => window.rendered.has(name || 'ConsentBanner'), component, {
    polling: 50,
  });
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

/** Submits each form of the page; a hydrated one checks its fields itself. */
async function submitForms(page: Page) {
  return page.evaluate(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
      form.noValidate = true;
      form.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'));
    }
    return window.submits;
  });
}

const tried = new Set<string>();

for (const path of pagesOfEachKind)
  test(`whatever throws on ${path}, its text, its links and its forms stay @full`, async ({
    context,
    allowConsole,
  }) => {
    test.setTimeout(900_000);
    allowConsole(/throws\.|404|React error #42/);
    await context.route(`${addresses.receiver}/**`, (route) => route.abort());
    const whole = await letThrow(context, '');
    await whole.goto(path);
    await settle(whole, '');
    const names = await whole.evaluate(() => [...window.rendered]);
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
        const found = await page.evaluate(readPage);
        expect.soft(found.title, `${name}: the heading`).toBe(expected.title);
        const lost = expected.links.filter((link) => !found.links.includes(link));
        expect.soft(lost, `${name}: links that are lost`).toEqual([]);
        expect.soft(found.text, `${name}: the text`).toBeGreaterThan(expected.text * 0.9);
        const submits = await submitForms(page);
        expect.soft(submits, `${name}: forms that are sent`).toHaveLength(formCount);
        for (const submit of submits)
          expect
            .soft(submit, `${name}: by the page, a mail or a post`)
            .toMatch(/^(page$|mailto:|http)/);
        await page.close();
      });
    }
  });
