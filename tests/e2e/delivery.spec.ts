import type { Page } from '@playwright/test';
import { contactForm as words } from '@/content/landing/contact';
import { listen } from '../../receiver/listen.js';
import { createReceiver } from '../../receiver/receiver.js';
import { smtpTransport } from '../../receiver/smtp.js';
import { startMailbox } from '../../receiver/tests/support/mailbox.js';
import { addresses, ports, siteSettings } from './support/addresses';
import { acceptAllCookies } from './support/consent';
import {
  contactForm,
  fillContactForm,
  openContactForm,
  submitContactForm,
} from './support/contactForm';
import { partTesting } from './support/parts';
import type { SentForm } from './support/partTesting';
import { expect, test } from './support/site';

test.use({ baseURL: addresses.fullSite });

const message: Readonly<Record<string, string>> = {
  name: 'Zoë “Z” Ōno-Müller',
  organization: 'Kaveri & Söhne <GmbH>',
  email: 'zoe@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants;\n\n.\n₹ 22 lakh — “one price book”, 価格表 🌤\n  indented',
};

test('every form reaches the mailbox through the receiver on another origin, once after a lost response @full', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch|could not be reached/);
  const mailbox = await startMailbox();
  const receiver = createReceiver({
    allowedOrigins: [addresses.fullSite],
    inbox: {
      ...{ from: 'website@example.com', to: 'hello@example.com', isScanned: false },
      keepMonths: { message: 24, application: 6 },
    },
    transport: smtpTransport(mailbox.url),
    log: () => undefined,
  });
  const { server } = await listen(receiver, { host: '127.0.0.1', port: ports.receiver });
  await acceptAllCookies(context);
  for (const { mock } of partTesting) await mock?.(context);
  const sent = [await sendMessage(page)];
  for (const { sendForm } of partTesting) if (sendForm) sent.push(await sendForm(page));

  const mails = await mailbox.received(sent.length);
  server.close();
  expect(mails).toHaveLength(sent.length);
  for (const [index, { texts, file, thanks }] of sent.entries()) {
    for (const text of texts) expect(mails[index]?.text?.replaceAll(/^> /gm, '')).toContain(text);
    const [reference = 'no reference'] = /\b[\da-f]{8}\b/.exec(thanks) ?? [];
    expect(mails[index]?.subject).toMatch(new RegExp(` \\(${reference}\\)$`));
    expect(mails[index]?.text).toMatch(/^Keep until: \d+ \w+ 20\d\d$/m);
    const content = mails[index]?.attachments[0]?.content ?? '';
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    expect(Buffer.compare(bytes, file)).toBe(0);
  }
  await mailbox.stop();
});

async function sendMessage(page: Page): Promise<SentForm> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContactForm(page);
  await fillContactForm(page, message);
  await page.route(
    '**/send-email',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const contact = contactForm(page);
  await submitContactForm(page);
  await expect(contact.getByRole('alert')).toContainText(words.networkError);
  await expect(page.getByRole('button', { name: words.failure.tryAgain })).toBeInViewport({
    ratio: 1,
  });
  const posted = page.waitForRequest('**/send-email');
  await page.getByRole('button', { name: words.failure.tryAgain }).click();
  await expect(contact.getByText(words.success)).toBeFocused();
  const request = await posted;
  expect(request.url()).toBe(siteSettings.VITE_SEND_EMAIL_URL);
  expect(await request.allHeaders()).toMatchObject({ 'content-type': 'application/json' });
  expect(await request.headerValue('cookie')).toBeNull();
  expect(request.postDataJSON()).toEqual(message);
  const thanks = await contact.getByRole('status').innerText();
  return { texts: Object.values(message), file: Buffer.alloc(0), thanks };
}
