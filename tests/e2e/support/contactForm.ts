import type { Page } from '@playwright/test';
import { anchorPath, anchors } from '@/config/paths';
import {
  contactFields,
  contactForm as words,
  type ContactFieldName,
} from '@/content/landing/contact';
import { exampleMessage } from '../../support/examples';
import { siteSettings } from './addresses';
import { expect, open } from './site';

export const contactForm = (page: Page) => page.getByRole('form', { name: words.label });

export function contactField(page: Page, name: ContactFieldName) {
  const label = contactFields.find((field) => field.name === name)?.label ?? '';
  return contactForm(page).getByRole('textbox', { name: label });
}

/** Opens the contact section and waits until it is hydrated. */
export async function openContactForm(page: Page): Promise<void> {
  await open(page, anchorPath(anchors.contact));
}

type Message = Partial<Readonly<Record<ContactFieldName, string>>>;

/** Types Priya Menon's message, or other words in some fields of it. */
export async function fillContactForm(page: Page, other: Message = {}): Promise<void> {
  for (const { name } of contactFields) {
    await contactField(page, name).fill(other[name] ?? exampleMessage[name]);
  }
}

export async function submitContactForm(page: Page): Promise<void> {
  await contactForm(page).getByRole('button', { name: words.submit }).click();
}

/** Fills in the form, sends it and reads the thanks. */
export async function sendContactForm(page: Page, other: Message = {}): Promise<void> {
  await fillContactForm(page, other);
  await submitContactForm(page);
  await expect(contactForm(page)).toContainText(words.success);
}

export async function expectContactForm(page: Page, other: Message = {}): Promise<void> {
  for (const { name } of contactFields) {
    await expect(contactField(page, name)).toHaveValue(other[name] ?? exampleMessage[name]);
  }
}

/** Receives the messages of a page on another origin. */
export async function receiveMessages(page: Page, success = true): Promise<readonly unknown[]> {
  const messages: unknown[] = [];
  await page.route(siteSettings.VITE_SEND_EMAIL_URL, async (route) => {
    messages.push(route.request().postDataJSON());
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await route.fulfill({ headers, json: { success } });
  });
  return messages;
}
