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

/**
 * What others do to the document before it hydrates: a password manager's icon beside each field, an
 * extension's element first in main, other words and an obfuscated address.
 */
const change = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form input'))
      field.after(document.createElement('com-manager-icon'));
    document.querySelector('main')?.prepend(document.createElement('aside'));
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
  });

test('what was typed before hydration, and the focus, survive what others do to the page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/#418/);
  const { release } = await delayRequests(page, scripts);
  await page.goto(anchorPath(anchors.contact), { waitUntil: 'commit' });
  await fillContactForm(page);
  await contactField(page, 'name').press('Home');
  const early = await contactField(page, 'name').elementHandle();
  await change(page);
  release();
  await expectHydrated(page);
  expect(await early.evaluate((field) => field.isConnected)).toBe(false);
  await page.keyboard.type('Dr ');
  await expectContactForm(page, { name: `Dr ${exampleMessage.name}` });
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
  await change(page);
  release();
  await expectHydrated(page);
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
  await change(page);
  release();
  await expect(contactForm(page).getByText(words.success)).toBeVisible();
  expect(messages).toEqual([exampleMessage]);
});
