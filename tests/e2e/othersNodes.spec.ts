import type { Page } from '@playwright/test';
import { anchorPath, anchors } from '@/config/paths';
import { contactFields, contactForm as words } from '@/content/landing/contact';
import { exampleMessage } from '../support/examples';
import { acceptAllCookies } from './support/consent';
import {
  contactField,
  contactForm,
  expectContactForm,
  fillContactForm,
  receiveMessages,
  submitContactForm,
} from './support/contactForm';
import { delayRequests, scripts } from './support/delayedRequests';
import { expect, expectHydrated, test } from './support/site';

test.beforeEach(({ context }) => acceptAllCookies(context));

/** What others do to the document before it hydrates. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a password manager’s icon beside each field': (page) =>
    contactForm(page)
      .locator('input')
      .evaluateAll((fields) => {
        for (const field of fields) field.after(document.createElement('com-manager-icon'));
      }),
  'an extension’s element first in main': (page) =>
    page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('aside'))),
  'other words and an obfuscated address': (page) =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        text.textContent = (text.textContent ?? '').replace('the', 'THE');
      }
      for (const text of document.querySelectorAll('form p, a[href^="mailto:"]')) {
        const link = document.createElement('a');
        link.append('[email protected]');
        text.replaceChildren(link);
      }
    }),
};

const changeAll = async (page: Page) => {
  for (const change of Object.values(changes)) await change(page);
};

for (const [when, tried] of [
  ['together', { 'all of it': changeAll }],
  ['alone @full', changes],
] as const)
  test(`what was typed before hydration, and the focus, survive what others do to the page ${when}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/#418/);
    for (const [name, change] of Object.entries(tried)) {
      await test.step(name, async () => {
        const { release } = await delayRequests(page, scripts);
        await page.goto(`/?${encodeURIComponent(name)}#${anchors.contact}`, {
          waitUntil: 'commit',
        });
        await fillContactForm(page);
        await contactField(page, 'name').press('Home');
        const early = await contactField(page, 'name').elementHandle();
        await change(page);
        release();
        await expectHydrated(page, 'form');
        expect(await early.evaluate((field) => field.isConnected)).toBe(false);
        await page.keyboard.type('Dr ');
        await expect(contactField(page, 'name')).toHaveValue(`Dr ${exampleMessage.name}`);
        for (const { name: field } of contactFields.slice(1)) {
          await expect(contactField(page, field)).toHaveValue(exampleMessage[field]);
        }
        await page.evaluate(() => sessionStorage.clear());
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });

test('what a password manager fills in before hydration, without an event, survives its icons', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/#418/);
  const { release } = await delayRequests(page, scripts);
  await page.goto(anchorPath(anchors.contact), { waitUntil: 'commit' });
  for (const { name } of contactFields) {
    await contactField(page, name).evaluate((field, value) => {
      if ('value' in field) field.value = value;
    }, exampleMessage[name]);
  }
  await changeAll(page);
  release();
  await expectHydrated(page, 'form');
  await expectContactForm(page);
});

test('a submit before hydration is sent once, also from a form that others have changed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/#418/);
  const messages = await receiveMessages(page);
  const { release } = await delayRequests(page, scripts);
  await page.goto(anchorPath(anchors.contact), { waitUntil: 'commit' });
  await fillContactForm(page);
  await submitContactForm(page);
  await changeAll(page);
  release();
  await expect(contactForm(page).getByText(words.success)).toBeVisible();
  expect(messages).toEqual([exampleMessage]);
});
