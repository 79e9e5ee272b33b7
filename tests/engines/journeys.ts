import { createServer } from 'node:net';
import { expect } from 'vitest';
import { storage } from '@/app/stored';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { contactFields, contactForm } from '@/content/landing/contact';
import { motionLabels } from '@/content/motion';
import { footer } from '@/content/navigation';
import { careersJourneys } from '@/parts/careers/tests/journeys';
import { signInJourneys } from '@/parts/sign-in/tests/journeys';
import { themeJourneys } from '@/parts/theme/tests/journeys';
import { pagesOfEachKind, ports } from '../e2e/support/addresses';
import { startCollector } from '../e2e/support/collector';
import { translate } from '../e2e/support/translation';
import { exampleMessage } from '../support/examples';
import type { Query } from './query';
import { createVisitor, openPage, type Journeys, type Visitor } from './visitor';

const typed = { ...exampleMessage, message: 'Two plants still quote from a spreadsheet.' } as const;

const header: Query = { role: 'banner' };
const contact: Query = { role: 'form', name: contactForm.label };
const send: Query = { role: 'button', name: contactForm.submit, within: contact };
const cookies: Query = { role: 'region', name: cookieBanner.label };
const preferences: Query = { role: 'dialog', name: cookieDialog.title };
const settings: Query = {
  role: 'button',
  name: footer.cookieSettings,
  within: { role: 'contentinfo' },
};

/** Needs consent; a cookie that nobody writes if no part has one. */
const optionalCookie = storage.inventory.find(
  ({ kind, category }) => kind === 'cookie' && category === 'functional',
)?.name;

/** A journey that needs a script before the page's. */
export const beforePageTitle =
  'what a password manager filled in before the page hydrated is sent, and its icons harm nothing';

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

  'every heading is set larger than the text, and a dialog closes at its end': async (
    openBrowser,
  ) => {
    const visitor = await openBrowser();
    for (const path of pagesOfEachKind) {
      await visitor.open(path);
      expect(await visitor.evaluate(smallHeadings), path).toEqual([]);
    }
    await visitor.expectHydrated();
    await visitor.click(settings);
    await visitor.expectVisible(preferences);
    expect(await visitor.evaluate(closesAtEnd)).toBe(true);
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

  'Pause stops all motion, also after a reload, and Play starts it': async (openBrowser) => {
    const visitor = await openBrowser({ hasReducedMotion: false });
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    const expectMoving = (isMoving: boolean) =>
      expect.poll(() => visitor.evaluate(isAnimated)).toBe(isMoving);
    await expectMoving(true);
    await visitor.click({ role: 'button', name: motionLabels.pause, within: header });
    await expectMoving(false);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await expectMoving(false);
    await visitor.click({ role: 'button', name: motionLabels.play, within: header });
    await expectMoving(true);
  },

  [beforePageTitle]: async (openBrowser) => {
    const receiver = await startCollector(ports.receiver, '{"success":true}');
    try {
      const { name, email, ...others } = typed;
      const visitor = await openBrowser();
      const script = `(${fillAsManager.toString()})(${JSON.stringify({ name, email })})`;
      await visitor.driver.beforePage?.(script);
      await visitor.open(anchorPath(anchors.contact));
      for (const [field, text] of Object.entries(others)) {
        await visitor.fill({ css: `[name="${field}"]`, within: contact }, text);
      }
      await visitor.click(send);
      await visitor.expectText({ role: 'status', within: contact }, contactForm.success);
      expect(receiver.received.map((body) => JSON.parse(body))).toEqual([typed]);
    } finally {
      await receiver[Symbol.asyncDispose]();
    }
  },

  'on a translated page dialogs and pages change, and a message to a domain with letters is sent':
    async (openBrowser) => {
      const receiver = await startCollector(ports.receiver, '{"success":true}');
      try {
        const visitor = await openPage(openBrowser, paths.privacy);
        await visitor.evaluate(translate);
        await visitor.click(settings);
        await visitor.click({ role: 'radio', name: cookieDialog.necessary, within: preferences });
        await visitor.click({ role: 'button', name: cookieDialog.confirm, within: preferences });
        await visitor.expectHidden(preferences);
        await visitor.click({ css: `a[href="${paths.home}"]`, within: header });
        await visitor.expectPath(paths.home);
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
      } finally {
        await receiver[Symbol.asyncDispose]();
      }
    },

  'a message without a connection is alerted, and every field is kept': async (openBrowser) => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(ports.receiver, '127.0.0.1', resolve));
    try {
      const visitor = await openPage(openBrowser, anchorPath(anchors.contact));
      const field = (name: string): Query => ({ css: `[name="${name}"]`, within: contact });
      for (const { name } of contactFields) await visitor.fill(field(name), typed[name]);
      await visitor.click(send);
      expect(await visitor.driver.acceptAlert()).toBe('Something went wrong');
      await visitor.expectText({ role: 'alert', within: contact }, contactForm.networkError);
      for (const { name } of contactFields) {
        expect(await visitor.valueOf(field(name))).toBe(typed[name]);
      }
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  },

  'Accept all hides the banner, and a withdrawal removes the cookies': async (openBrowser) => {
    const visitor = await openBrowser({ hasConsented: false });
    await visitor.open(paths.home);
    await visitor.click({ role: 'button', name: cookieBanner.acceptAll, within: cookies });
    await visitor.expectHidden(cookies);
    await visitor.evaluate((name) => void (document.cookie = `${name}=1; path=/`), optionalCookie);
    await visitor.click(settings);
    await visitor.click({ role: 'radio', name: cookieDialog.necessary, within: preferences });
    await visitor.click({ role: 'button', name: cookieDialog.confirm, within: preferences });
    await visitor.expectHidden(preferences);
    await expectCookies(visitor, ['cookieConsent']);
    await visitor.expectFocused(settings);
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

function fillAsManager(values: Readonly<Record<string, string>>) {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
      field.after(document.createElement('com-manager-icon'));
      const value = values[field.name];
      if (value === undefined) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

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

function smallHeadings(): readonly string[] {
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return [...document.querySelectorAll('main :is(h1, h2):not(nav *)')]
    .filter((heading) => size(heading) < size(document.body) * 1.2)
    .map((heading) => heading.textContent);
}

function closesAtEnd(): boolean {
  const dialog = document.querySelector('[role="dialog"]')?.getBoundingClientRect();
  const button = document.querySelector('[role="dialog"] button')?.getBoundingClientRect();
  return (dialog?.right ?? 0) - (button?.right ?? 0) < 40;
}

function hiddenHeadings(): readonly string[] {
  return [...document.querySelectorAll('main :is(h1, h2)')]
    .filter((title) => !title.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((title) => title.textContent);
}

function isAnimated(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations === Infinity,
    );
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
