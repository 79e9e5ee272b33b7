import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { applicationFields, applicationForm, jobPostings } from '@/content/careers';
import { contactFields, contactForm } from '@/content/landing/contact';
import { createHandler } from '../../examples/send-email/handler.js';
import { createNodeServer } from '../../examples/send-email/nodeServer.js';
import { smtpDelivery } from '../../examples/send-email/smtp.js';
import { startMailbox, type Mailbox } from '../support/mailbox';
import { acceptAllCookies } from './support/consent';
import { addresses, ports, siteSettings } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { expect, test } from './support/site';

/*
 * Tests the form, the example receiver and a real mail server. The servers have fixed ports, so the
 * tests run one after another.
 */
test.describe.configure({ mode: 'default' });
test.use({ baseURL: addresses.formsSite });

const [job] = jobPostings;

const message = {
  name: 'Zoë “Z” Ōno-Müller',
  organization: 'Kaveri & Söhne <GmbH>',
  email: 'zoe@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants;\n\n.\n₹ 22 lakh — “one price book”, 価格表 🌤\n  indented',
} as const;

const application = {
  fullName: 'Priya Menon',
  phone: '+91 98100 45520',
  email: 'priya@kaveri.example',
  location: 'Pune',
  experience: '6',
  linkedIn: 'https://www.linkedin.com/in/priya',
  message: 'Three offline apps.\nNo “quick wins”; ünïcode ✓',
} as const;

/** 4.9 MB in which every byte value occurs. */
const resume = Buffer.alloc(4_900_000, Buffer.from(Array.from({ length: 256 }, (_, i) => i)));
resume.write('%PDF-1.7\n');

let mailbox: Mailbox;
let receiver: Server | undefined;
let alerts: readonly string[];

test.beforeAll(async () => {
  mailbox = await startMailbox();
});

test.afterAll(async () => {
  await Promise.all([mailbox.stop(), stopReceiver()]);
});

test.beforeEach(async ({ page, context }) => {
  alerts = collectAlerts(page);
  mailbox.reset();
  await startReceiver();
  await acceptAllCookies(context);
  await page.clock.setFixedTime(Number(siteSettings.SOURCE_DATE_EPOCH) * 1000);
});

/** @param responding delays each response until it resolves */
async function startReceiver(responding?: Promise<void>) {
  await stopReceiver();
  const handle = createHandler({
    allowedOrigins: [addresses.formsSite],
    deliveries: [
      smtpDelivery({ url: mailbox.url, from: 'website@example.com', to: 'hello@example.com' }),
    ],
    log: () => undefined,
  });
  const server = createNodeServer(async (request, client) => {
    await responding;
    return handle(request, client);
  });
  await new Promise<void>((resolve) => server.listen(ports.formsReceiver, '127.0.0.1', resolve));
  receiver = server;
}

async function stopReceiver() {
  const server = receiver;
  receiver = undefined;
  if (!server) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const contact = (page: Page) => page.getByRole('form', { name: contactForm.label });
const apply = (page: Page) => page.getByRole('form', { name: applicationForm.label });

async function fillContact(page: Page, values: Readonly<Record<string, string>> = message) {
  await page.goto(anchorPath(anchors.contact));
  await expect(contact(page)).toHaveJSProperty('noValidate', true);
  for (const { name, label } of contactFields) {
    await contact(page)
      .getByLabel(label)
      .fill(values[name] ?? '');
  }
}

async function fillApplication(page: Page) {
  await page.goto(paths.application(job.slug));
  await expect(apply(page).getByRole('heading')).toContainText(job.title);
  for (const { name, label } of applicationFields) {
    const field = apply(page).getByLabel(label, { exact: true });
    if (name !== 'resume') await field.fill(application[name]);
    else await field.setInputFiles({ name: 'Priya résumé.pdf', mimeType: '', buffer: resume });
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function expectContactKept(page: Page, values: Readonly<Record<string, string>> = message) {
  for (const { name, label } of contactFields) {
    await expect(contact(page).getByLabel(label)).toHaveValue(values[name] ?? '');
  }
}

test('a message reaches the mail server unchanged', async ({ page }) => {
  await fillContact(page);
  await press(page, contactForm.submit);
  await expect(contact(page).getByRole('status')).toHaveText(contactForm.success);
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail?.text?.split('\n\n-- \n')[0]).toBe(message.message);
  expect(mail?.replyTo).toEqual([{ name: message.name, address: message.email }]);
  for (const value of Object.values(message)) expect(mail?.text).toContain(value);
});

test('an application reaches the mail server with an unchanged resume of 4.9 MB', async ({
  page,
}) => {
  await fillApplication(page);
  await press(page, applicationForm.submit);
  await expect(apply(page).getByRole('alert')).toHaveText(applicationForm.success(job.title));
  await expect.poll(() => alerts).toEqual([`Application submitted for ${job.title}`]);
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.filename).toBe('Priya résumé.pdf');
  const content = attachment?.content ?? '';
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  expect(Buffer.compare(bytes, resume)).toBe(0);
  expect(mail?.text?.split('\n\n-- \n')[0]).toBe(application.message);
  for (const value of Object.values(application)) expect(mail?.text).toContain(value);
});

test('a retry after a lost response sends no second mail', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch|could not be reached/);
  const loseResponse = async (url: string) =>
    page.route(
      url,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await fillContact(page);
  await loseResponse('**/send-email');
  await press(page, contactForm.submit);
  await expect(contact(page).getByRole('alert')).toContainText(contactForm.broken);
  await expectContactKept(page);
  await press(page, contactForm.failure.tryAgain);
  await expect(contact(page).getByRole('status')).toHaveText(contactForm.success);
  expect(mailbox.mails).toHaveLength(1);
});

test('with the mail server or the receiver down the form keeps its values, and a retry delivers', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 502|ERR_CONNECTION_REFUSED|could not be reached|ERR_INTERNET/);
  await fillApplication(page);
  mailbox.reject();
  await press(page, applicationForm.submit);
  await expect(apply(page).getByRole('alert')).toContainText(applicationForm.rejected);
  await stopReceiver();
  await press(page, applicationForm.failure.tryAgain);
  await expect(apply(page).getByRole('alert')).toContainText(applicationForm.broken);
  await page.context().setOffline(true);
  await press(page, applicationForm.failure.tryAgain);
  await expect.poll(() => alerts).toHaveLength(3);
  await page.context().setOffline(false);
  expect(mailbox.mails).toEqual([]);
  await startReceiver();
  mailbox.accept();
  await press(page, applicationForm.failure.tryAgain);
  await expect(apply(page).getByRole('alert')).toHaveText(applicationForm.success(job.title));
  expect(mailbox.mails).toHaveLength(1);
});

test('a too large message and too many messages show an error and keep the form', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of (413|429)/);
  const long = { ...message, message: 'x'.repeat(70_000) };
  await fillContact(page, long);
  await press(page, contactForm.submit);
  await expect(contact(page).getByRole('alert')).toContainText(contactForm.failure.texts.tooLarge);
  await expectContactKept(page, long);
  await contact(page).getByLabel('Message').fill(message.message);
  for (let count = 0; count < 10; count += 1) {
    await fetch(`${addresses.formsReceiver}/send-email`, {
      method: 'POST',
      headers: { Origin: addresses.formsSite },
    });
  }
  await press(page, contactForm.failure.tryAgain);
  await expect(contact(page).getByRole('alert')).toContainText(contactForm.failure.texts.tooMany);
  await expectContactKept(page);
  expect(mailbox.mails).toEqual([]);
});

test('a slow receiver gets one application, and cancelling keeps the form', async ({ page }) => {
  let release: () => void = () => undefined;
  await startReceiver(new Promise((resolve) => (release = resolve)));
  await fillApplication(page);
  await press(page, applicationForm.submit);
  await expect(apply(page).getByRole('progressbar')).toBeVisible();
  await press(page, applicationForm.cancel);
  await expect(apply(page).getByRole('status')).toContainText('still in the form');
  await apply(page)
    .getByRole('button', { name: applicationForm.submit })
    .evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
  await expect(apply(page).getByRole('progressbar')).toBeVisible();
  release();
  await expect(apply(page).getByRole('alert')).toHaveText(applicationForm.success(job.title));
  expect(mailbox.mails).toHaveLength(1);
});
