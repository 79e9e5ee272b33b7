import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anchorPath, anchors, paths } from '@/config/paths';
import { applicationFields, applicationForm } from '@/content/careers';
import { jobs } from '@/content/jobs/list';
import { contactFields, contactForm } from '@/content/landing/contact';
import { createApp } from '../../examples/send-email/app.js';
import { mailDelivery } from '../../examples/send-email/mail.js';
import { openStore } from '../../examples/send-email/store.js';
import { startMailbox } from '../../examples/send-email/tests/support/mailbox.js';
import { addresses, ports, siteSettings } from './support/addresses';
import { acceptAllCookies } from './support/consent';
import { mockGoogle } from './support/measuring';
import { expect, expectHydrated, test } from './support/site';

test.use({ baseURL: addresses.fullSite });

const [job] = jobs;

const message: Readonly<Record<string, string>> = {
  name: 'Zoë “Z” Ōno-Müller',
  organization: 'Kaveri & Söhne <GmbH>',
  email: 'zoe@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants;\n\n.\n₹ 22 lakh — “one price book”, 価格表 🌤\n  indented',
};

const application: Readonly<Record<string, string>> = {
  fullName: 'Priya Menon',
  phone: '+91 98100 45520',
  email: 'priya@kaveri.example',
  location: 'Pune',
  experience: '6',
  linkedIn: 'https://www.linkedin.com/in/priya',
  message: 'Three offline apps.\nNo “quick wins”; ünïcode ✓',
};

/** 4.9 MB in which every byte value occurs. */
const resume = Buffer.alloc(4_900_000, Buffer.from(Array.from({ length: 256 }, (_, i) => i)));
resume.write('%PDF-1.7\n');

test('both forms reach the mailbox through the receiver on another origin, once after a lost response', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch|could not be reached/);
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  const mailbox = await startMailbox();
  const receiver = await createApp({
    allowedOrigins: [addresses.fullSite],
    proxies: 0,
    store: await openStore(folder),
    deliveries: [
      mailDelivery({ url: mailbox.url, from: 'website@example.com', to: 'hello@example.com' }),
    ],
    logStream: { write: () => undefined },
  });
  await receiver.listen({ host: '127.0.0.1', port: ports.receiver });
  await acceptAllCookies(context);
  await mockGoogle(context);
  await page.clock.setFixedTime(Number(siteSettings.SOURCE_DATE_EPOCH) * 1000);

  await page.goto(anchorPath(anchors.contact));
  const contact = page.getByRole('form', { name: contactForm.label });
  await expectHydrated(page);
  await contact.getByRole('textbox').first().focus();
  for (const { name, label } of contactFields) {
    await expect(contact.getByLabel(label)).toBeFocused();
    await page.keyboard.insertText(`  ${message[name]} `);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: contactForm.submit })).toBeFocused();
  await page.route(
    '**/send-email',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  await expect(contact.getByRole('alert')).toContainText(contactForm.broken);
  const posted = page.waitForRequest('**/send-email');
  await page.getByRole('button', { name: contactForm.failure.tryAgain }).click();
  await expect(contact.getByText(contactForm.success)).toBeFocused();
  const request = await posted;
  expect(request.url()).toBe(siteSettings.VITE_SEND_EMAIL_URL);
  expect(await request.allHeaders()).toMatchObject({ 'content-type': 'application/json' });
  expect(await request.headerValue('cookie')).toBeNull();
  expect(request.postDataJSON()).toEqual(message);

  await page.goto(paths.application(job.slug));
  const apply = page.getByRole('form', { name: applicationForm.label });
  await expect(apply.getByRole('heading')).toContainText(job.title);
  for (const { name, label } of applicationFields) {
    const field = apply.getByLabel(label, { exact: true });
    if (name !== 'resume') await field.fill(application[name] ?? '');
    else await field.setInputFiles({ name: 'résumé.pdf', mimeType: '', buffer: resume });
  }
  await page.getByRole('button', { name: applicationForm.submit }).click();
  await expect(apply.getByRole('alert')).toHaveText(applicationForm.success(job.title));

  const mails = await mailbox.received(2);
  await receiver.close();
  expect(mails).toHaveLength(2);
  for (const value of Object.values(message)) expect(mails[0]?.text).toContain(value);
  for (const value of Object.values(application)) expect(mails[1]?.text).toContain(value);
  const content = mails[1]?.attachments[0]?.content ?? '';
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  expect(Buffer.compare(bytes, resume)).toBe(0);
  await mailbox.stop();
  await rm(folder, { recursive: true });
});
