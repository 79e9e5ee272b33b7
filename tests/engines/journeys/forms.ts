import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { anchorPath, anchors, paths } from '@/config/paths';
import { applicationFields, applicationForm, jobPostings } from '@/content/careers';
import { contactFields, contactForm } from '@/content/landing/contact';
import { addresses, ports } from '../../e2e/support/addresses';
import { startReceiver, type Receiver } from '../../e2e/support/receiver';
import type { Query } from '../query';
import type { OpenBrowser, Journeys } from '../runJourneys';
import type { Visitor } from '../visitor';

const message = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants still quote from a spreadsheet.',
} as const;

const application = {
  fullName: 'Priya Menon',
  phone: '+91 98100 45520',
  email: 'priya@kaveri.example',
  location: 'Pune',
  experience: '6',
  message: 'I have shipped three offline field apps.',
} as const;

const [, designer] = jobPostings;
const contact: Query = { role: 'form', name: contactForm.label };
const careers: Query = { role: 'form', name: applicationForm.label };
const send: Query = { role: 'button', name: contactForm.submit, within: contact };
const submit: Query = { role: 'button', name: applicationForm.submit, within: careers };

const contactField = (name: string): Query => ({
  role: 'textbox',
  css: `[name="${name}"]`,
  within: contact,
});
const applicationField = (name: string): Query => ({ css: `[name="${name}"]`, within: careers });

export const formJourneys: Journeys = {
  'a contact message reports missing fields, then is sent as exactly five fields': (openBrowser) =>
    withReceiver(async (receiver) => {
      const visitor = await openContact(openBrowser);
      for (const { name, label, required } of contactFields) {
        await visitor.click(send);
        await visitor.expectFocused({ role: 'textbox', name: label, within: contact });
        await visitor.expectVisible({ text: required, css: '[id]', within: contact });
        await visitor.fill(contactField(name), message[name]);
      }
      await visitor.click(send);
      await visitor.expectText({ role: 'status', within: contact }, contactForm.success);
      for (const { name } of contactFields)
        expect(await visitor.valueOf(contactField(name))).toBe('');
      await visitor.expectVisible(send);
      expect(receiver.messages.map(({ body }) => JSON.parse(body))).toEqual([message]);
    }),

  'a rejected contact message shows an alert and an error, and keeps every field': (openBrowser) =>
    withReceiver(async (receiver) => {
      receiver.respondWith('rejected');
      const visitor = await openContact(openBrowser);
      await fillContact(visitor);
      await visitor.click(send);
      expect(await visitor.driver.acceptAlert()).toBe('Failed to send email');
      await visitor.expectText({ role: 'alert', within: contact }, contactForm.rejected);
      await expectContactKept(visitor);
      receiver.reset();
      await visitor.click({ role: 'button', name: contactForm.failure.tryAgain, within: contact });
      await visitor.expectText({ role: 'status', within: contact }, contactForm.success);
      expect(receiver.messages).toHaveLength(1);
    }),

  'a contact message without a connection shows an alert and keeps every field': async (
    openBrowser,
  ) => {
    const stop = await breakConnections();
    try {
      const visitor = await openContact(openBrowser);
      await fillContact(visitor);
      await visitor.click(send);
      expect(await visitor.driver.acceptAlert()).toBe('Something went wrong');
      await visitor.expectText({ role: 'alert', within: contact }, contactForm.broken);
      await expectContactKept(visitor);
    } finally {
      await stop();
    }
  },

  'an application without a job is rejected, and one with a real PDF is accepted': async (
    openBrowser,
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'engines-resume-'));
    const resume = join(folder, 'resume.pdf');
    writeFileSync(resume, pdf);
    writeFileSync(join(folder, 'photo.png'), 'a picture');
    try {
      const visitor = await openBrowser({ origin: addresses.observedSite });
      await visitor.open(paths.career);
      await visitor.expectHydrated();
      for (const [name, value] of Object.entries(application)) {
        await visitor.fill(applicationField(name), value);
      }
      await visitor.driver.chooseFile('[name="resume"]', join(folder, 'photo.png'));
      await visitor.expectText(careers, applicationForm.resume.wrongType);
      await visitor.driver.chooseFile('[name="resume"]', resume);
      await visitor.expectText(careers, 'resume.pdf');
      await visitor.click(submit);
      expect(await visitor.driver.acceptAlert()).toBe(applicationForm.noJob);
      await visitor.expectText({ role: 'alert', within: careers }, applicationForm.noJob);
      await visitor.click({ role: 'link', css: `a[href="${paths.application(designer.slug)}"]` });
      await visitor.expectText(
        { role: 'heading', within: careers },
        `${applicationForm.headingFor} ${designer.title}`,
      );
      await visitor.click(submit);
      expect(await visitor.driver.acceptAlert()).toBe(applicationForm.success(designer.title));
      for (const { name } of applicationFields) {
        await expect
          .poll(() => visitor.inspect({ css: 'form' }, readField, name), { message: name })
          .toBe('');
      }
      await visitor.expectText({ role: 'heading', within: careers }, designer.title);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function openContact(openBrowser: OpenBrowser): Promise<Visitor> {
  const visitor = await openBrowser();
  await visitor.open(anchorPath(anchors.contact));
  await visitor.expectHydrated();
  return visitor;
}

async function fillContact(visitor: Visitor) {
  for (const { name } of contactFields) await visitor.fill(contactField(name), message[name]);
}

async function expectContactKept(visitor: Visitor) {
  for (const { name } of contactFields) {
    expect(await visitor.valueOf(contactField(name))).toBe(message[name]);
  }
}

/** Runs in the page. */
function readField(forms: Element[], name: string) {
  const field = forms.flatMap((form) => [...form.querySelectorAll(`[name="${name}"]`)])[0];
  return field && 'value' in field ? String(field.value) : null;
}

async function withReceiver(run: (receiver: Receiver) => Promise<void>) {
  const receiver = await startReceiver();
  try {
    await run(receiver);
  } finally {
    await receiver.stop();
  }
}

/** Listens on the receiver's port and closes every connection before a request. */
async function breakConnections(): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.receiver, '127.0.0.1', resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** A document of one empty page. */
const pdf = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj
trailer <</Root 1 0 R /Size 4>>
%%EOF
`;
