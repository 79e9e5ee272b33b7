import { expect } from 'vitest';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { contactFields, contactForm } from '@/content/landing/contact';
import { careersJourneys } from '@/parts/careers/tests/journeys';
import { signInJourneys } from '@/parts/sign-in/tests/journeys';
import { themeJourneys } from '@/parts/theme/tests/journeys';
import { pagesOfEachKind, ports } from '../e2e/support/addresses';
import { startCollector } from '../e2e/support/collector';
import { exampleMessage } from '../support/examples';
import type { Query } from './query';
import { createVisitor, openPage, type Journeys, type Visitor } from './visitor';

const typed = { ...exampleMessage, message: 'Two plants still quote from a spreadsheet.' } as const;

const contact: Query = { role: 'form', name: contactForm.label };
const send: Query = { role: 'button', name: contactForm.submit, within: contact };
const cookies: Query = { role: 'region', name: cookieBanner.label };
export const journeys: Journeys = {
  'every kind of page loads in its own fonts, and hydrates': async (openBrowser) => {
    const visitor = await openBrowser();
    for (const path of pagesOfEachKind) {
      await visitor.open(path);
      await visitor.expectHydrated();
      await visitor.expectVisible({ role: 'heading', css: 'main h1' });
      expect(await visitor.evaluate(loadedFonts), path).toBeGreaterThanOrEqual(2);
    }
  },

  'without JavaScript every heading is visible, and the form opens the mail program': async (
    openBrowser,
  ) => {
    const visitor = await openBrowser({ hasJavaScript: false });
    for (const path of pagesOfEachKind) {
      await visitor.open(path);
      expect(await visitor.evaluate(hiddenHeadings), path).toEqual([]);
    }
    await visitor.open(paths.home);
    await visitor.expectVisible({
      css: '[data-without-script]',
      text: contactForm.withoutJavaScript,
    });
  },

  'each anchor, opened directly, shows its heading below the bar': async (openBrowser) => {
    const visitor = await openBrowser();
    for (const anchor of Object.values(anchors)) {
      await visitor.open(paths.privacy);
      await visitor.open(anchorPath(anchor));
      await visitor.expectHydrated();
      await expect.poll(() => visitor.evaluate(isBelowBar, anchor), { message: anchor }).toBe(true);
    }
  },

  'Back from another page and from another document, and a reload keep the position': async (
    openBrowser,
  ) => {
    const visitor = await openPage(openBrowser, anchorPath(anchors.contact));
    const before = await settledTop(visitor);
    await visitor.evaluate((path) => {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
    }, paths.privacy);
    await visitor.expectPath(paths.privacy);
    await visitor.evaluate(goBack);
    await expectTop(visitor, before);
    await visitor.driver.reload();
    await expectTop(visitor, before);
    await visitor.open('/robots.txt');
    await visitor.evaluate(goBack);
    await expectTop(visitor, before);
  },

  'a message to a domain with letters is sent, field by field as each is asked for': async (
    openBrowser,
  ) => {
    await using receiver = await startCollector(ports.receiver, '{"success":true}');
    const visitor = await openPage(openBrowser, anchorPath(anchors.contact));
    for (const { name, label } of contactFields) {
      await visitor.click(send);
      await visitor.expectFocused({ role: 'textbox', name: label, within: contact });
      const text = name === 'email' ? 'info@bücher.example' : typed[name];
      await visitor.fill({ role: 'textbox', name: label, within: contact }, text);
    }
    await visitor.click(send);
    await visitor.expectText({ role: 'status', within: contact }, contactForm.success);
    expect(receiver.received.map((body) => JSON.parse(body))).toEqual([
      { ...typed, email: 'info@xn--bcher-kva.example' },
    ]);
  },

  'a choice in one window applies in the other': async (openBrowser) => {
    const visitor = await openBrowser({ hasConsented: false });
    await visitor.open(paths.home);
    await visitor.expectVisible(cookies);
    const other = createVisitor(await visitor.driver.openWindow());
    await other.open(paths.privacy);
    await other.click({ role: 'button', name: cookieBanner.necessaryOnly, within: cookies });
    await visitor.expectHidden(cookies);
    await expectCookies(visitor, ['cookieConsent']);
  },

  ...themeJourneys,
  ...careersJourneys,
  ...signInJourneys,
};

function expectCookies(visitor: Visitor, names: readonly string[]) {
  const read = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  return expect.poll(async () => (await visitor.evaluate(read)).sort()).toEqual(names);
}

/** The top of the contact section, once it has not moved between two readings. */
async function settledTop(visitor: Visitor): Promise<number> {
  const tops: number[] = [NaN];
  const read = async () => tops.push(await visitor.evaluate(topOf, anchors.contact));
  await expect.poll(async () => (await read(), tops.at(-1) === tops.at(-2))).toBe(true);
  return tops.at(-1) ?? NaN;
}

function expectTop(visitor: Visitor, top: number) {
  const distance = async () => Math.abs((await visitor.evaluate(topOf, anchors.contact)) - top);
  return expect.poll(distance, { message: 'pixels from the position before' }).toBeLessThan(120);
}

/* The functions below run in the page. */

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
}

/** Navigates only after the driver has received the response. */
function goBack() {
  setTimeout(() => history.back());
}

async function loadedFonts(): Promise<number> {
  await document.fonts.ready;
  return [...document.fonts].filter(({ status }) => status === 'loaded').length;
}

function hiddenHeadings(): readonly string[] {
  return [...document.querySelectorAll('main :is(h1, h2)')]
    .filter((title) => !title.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((title) => title.textContent);
}

function isBelowBar(id: string): boolean {
  const target = document.getElementById(id);
  const bar = document.querySelector('header nav')?.parentElement?.parentElement;
  const bottom = bar?.getBoundingClientRect().bottom ?? NaN;
  return [target, (target?.closest('section') ?? target)?.querySelector('h1, h2')].some(
    (element) => {
      const top = element?.getBoundingClientRect().top ?? NaN;
      return top > bottom && top < innerHeight;
    },
  );
}
