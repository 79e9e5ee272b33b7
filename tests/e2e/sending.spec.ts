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
  submitContactForm,
} from './support/contactForm';
import { delayRequests } from './support/delayedRequests';
import { collectAlerts, expect, expectHydrated, footerLink, test } from './support/site';

// both tests are the receiver
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
  await fillContactForm(page);
  await submitContactForm(page);
  await expect(contactForm(page)).toContainText(words.success);
  // the same text
  expect(receiver.received).toHaveLength(1);

  const { first, release } = await delayRequests(page, /send-email/);
  await fillContactForm(page);
  await contactField(page, 'name').fill('Arjun Rao');
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

test('a message outlives its document, and the same text is not sent again by another @full', async ({
  page,
  context,
}) => {
  const { collector, answer } = await startSlowReceiver();
  await using receiver = collector;
  await openContactForm(page);
  await fillContactForm(page);
  await submitContactForm(page);
  await expect(send(page)).toHaveText(words.sending);
  const other = await context.newPage();
  await openContactForm(other);
  await expect(status(other)).toContainText(words.underWay);
  await fillContactForm(other);
  await submitContactForm(other);
  await expect(status(other)).toContainText(words.underWay);

  await page.reload();
  await expectHydrated(page);
  await expect(status(page)).toContainText(words.underWay);
  await page.close();
  answer('{"success":true}');
  await expect.poll(() => receiver.received.length).toBe(1);
  await other.reload();
  await expectHydrated(other);
  await expect(status(other)).toContainText(words.underWay);
  await expectContactForm(other);
  await send(other).click();
  // a different text is another message
  await contactField(other, 'message').fill('A second question.');
  await submitContactForm(other);
  await expect(status(other)).toContainText(words.success);
  expect(receiver.received.map((body) => JSON.parse(body).message)).toEqual([
    exampleMessage.message,
    'A second question.',
  ]);
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
  await fillContactForm(page);
  await submitContactForm(page);
  await expect(contactForm(page)).toContainText(words.success);
  expect(messages).toEqual([exampleMessage]);
});
