import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { contactForm as words } from '@/content/landing/contact';
import { exampleMessage } from '../support/examples';
import { ports } from './support/addresses';
import { startCollector } from './support/collector';
import { acceptAllCookies } from './support/consent';
import {
  contactField,
  contactForm,
  expectContactForm,
  fillContactForm,
  openContactForm,
  receiveMessages,
  sendContactForm,
  submitContactForm,
} from './support/contactForm';
import { delayRequests } from './support/delayedRequests';
import { collectAlerts, expect, expectHydrated, footerLink, test } from './support/site';

// the tests are the receiver
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ context }) => acceptAllCookies(context));

const status = (page: Page) => contactForm(page).getByRole('status');
const send = (page: Page) => contactForm(page).locator('[type=submit]');

/** A receiver that answers when it is told to. */
async function startSlowReceiver() {
  let answer: (text: string) => void = () => undefined;
  const answered = new Promise<string>((resolve) => (answer = resolve));
  const collector = await startCollector(ports.receiver, answered);
  return { collector, answer };
}

async function backToForm(page: Page) {
  await page.goBack();
  await expect(page).toHaveURL(anchorPath(anchors.contact));
  await expectHydrated(page);
}

test('a message goes on while its sender reads another page, and is seen to go and to arrive, or to fail', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/);
  const alerts = collectAlerts(page);
  const { collector, answer } = await startSlowReceiver();
  await using receiver = collector;
  await openContactForm(page);
  await fillContactForm(page);
  await send(page).dblclick();
  await expect(contactForm(page)).toHaveAttribute('aria-busy', 'true');
  await expect(contactField(page, 'name')).not.toBeEditable();
  await footerLink(page, paths.privacy).click();
  await expect(page).toHaveURL(paths.privacy);
  await backToForm(page);
  await expect(send(page)).toHaveText(words.sending);
  await expectContactForm(page);
  await contactField(page, 'name').press('Enter');
  await footerLink(page, paths.privacy).click();
  await expect(page).toHaveURL(paths.privacy);
  const answered = page.waitForResponse(/send-email/);
  answer('{"success":true}');
  await answered;
  await backToForm(page);
  await expect(status(page)).toContainText(exampleMessage.email);
  await expect(contactField(page, 'message')).toHaveValue('');
  expect(receiver.received).toHaveLength(1);

  const { first, release } = await delayRequests(page, /send-email/);
  await fillContactForm(page, { name: 'Arjun Rao' });
  await submitContactForm(page);
  await first;
  await footerLink(page, paths.privacy).click();
  await expect(contactForm(page)).toHaveCount(0);
  release((route) => route.abort());
  await expect.poll(() => alerts).toEqual([words.networkError]);
  await backToForm(page);
  await expect(contactForm(page).getByRole('alert')).toContainText(words.networkError);
  await expect(contactField(page, 'name')).toHaveValue('Arjun Rao');
});

test('a message outlives its document, and the next one has what was typed @full', async ({
  page,
}) => {
  const { collector, answer } = await startSlowReceiver();
  await using receiver = collector;
  await openContactForm(page);
  await fillContactForm(page);
  await submitContactForm(page);
  await expect(send(page)).toHaveText(words.sending);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(() => receiver.received.length).toBe(1);
  await expectContactForm(page);
  answer('{"success":true}');
  await send(page).click();
  await expect(status(page)).toContainText(words.success);
  await page.reload();
  await expectHydrated(page);
  await expect(contactField(page, 'message')).toHaveValue('');
  // the receiver recognises it
  expect(receiver.received[1]).toBe(receiver.received[0]);
});

test('a message whose connection ends without an answer is sent once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_EMPTY_RESPONSE|Failed to fetch/);
  const alerts = collectAlerts(page);
  await using receiver = await startCollector(ports.receiver, null);
  await openContactForm(page);
  await fillContactForm(page);
  await submitContactForm(page);
  await expect.poll(() => alerts).toEqual([words.networkError]);
  await expectContactForm(page);
  expect(receiver.received).toHaveLength(1);
});

test('a message goes while requests of others use up what may outlive the page', async ({
  page,
}) => {
  const messages = await receiveMessages(page);
  await page.route('/collect', () => undefined);
  await openContactForm(page);
  const isLeft = await page.evaluate(() => {
    const send = () => navigator.sendBeacon('/collect', new Blob(['x'.repeat(65_400)]));
    send();
    return send();
  });
  expect(isLeft).toBe(false);
  await sendContactForm(page);
  expect(messages).toEqual([exampleMessage]);
});
