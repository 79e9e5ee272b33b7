import type { Page } from '@playwright/test';
import { anchorPath, anchors } from '@/config/paths';
import { contactFields, contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import { acceptAllCookies } from './support/consent';
import { addresses } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { delayRequests } from './support/delayedRequests';
import { startReceiver, type Receiver } from './support/receiver';
import { expect, test } from './support/site';

/* The receiver has one port, so the tests of this file run one after another. */
test.describe.configure({ mode: 'default' });

const typed = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants still quote from a spreadsheet.\nWe would like one price book.',
} as const;

type Typed = Readonly<Record<keyof typeof typed, string>>;

let receiver: Receiver;

test.beforeAll(async () => {
  receiver = await startReceiver();
});

test.afterAll(async () => {
  await receiver.stop();
});

test.beforeEach(async ({ context }) => {
  receiver.reset();
  await acceptAllCookies(context);
});

const form = (page: Page) => page.getByRole('form', { name: contactForm.label });
const button = (page: Page, name: string) => form(page).getByRole('button', { name });

function textbox(page: Page, name: keyof Typed) {
  const label = contactFields.find((field) => field.name === name)?.label ?? '';
  return form(page).getByRole('textbox', { name: label });
}

/** Opens the contact section and waits until it is hydrated. */
async function openForm(page: Page) {
  await page.goto(anchorPath(anchors.contact));
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

async function fill(page: Page, values: Typed = typed) {
  for (const { name } of contactFields) await textbox(page, name).fill(values[name]);
}

async function expectKept(page: Page, values: Typed = typed) {
  for (const { name } of contactFields) await expect(textbox(page, name)).toHaveValue(values[name]);
}

test('a message is one POST request with the five trimmed fields and without cookies', async ({
  page,
}) => {
  await openForm(page);
  await fill(page, { ...typed, name: `  ${typed.name} `, message: `\n${typed.message}  ` });
  await button(page, contactForm.submit).click();
  await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
  expect(receiver.messages).toHaveLength(1);
  const [request] = receiver.messages;
  expect(request?.method).toBe('POST');
  expect(request?.path).toBe('/send-email');
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.headers.origin).toBe(addresses.site);
  expect(JSON.parse(request?.body ?? '')).toEqual(typed);
});

test('offline the form shows "Something went wrong", keeps the message and sends nothing', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/);
  const alerts = collectAlerts(page);
  await openForm(page);
  await fill(page);
  await context.setOffline(true);
  await button(page, contactForm.submit).click();
  await expect.poll(() => alerts).toEqual(['Something went wrong']);
  await expect(form(page).getByRole('alert')).toContainText(contactForm.broken);
  await expectKept(page);
  expect(receiver.messages).toEqual([]);
});

test('the form works by keyboard and keeps the focus', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await textbox(page, 'name').focus();
  for (const { name } of contactFields) {
    await expect(textbox(page, name)).toBeFocused();
    await page.keyboard.type(typed[name].replaceAll('\n', ' '));
    await page.keyboard.press('Tab');
  }
  await expect(button(page, contactForm.submit)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page).getByText(contactForm.success)).toBeFocused();
  await page.clock.fastForward(3000);
  await expect(button(page, contactForm.submit)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(textbox(page, 'message')).toBeFocused();
});

test('keeps what is typed before hydration', async ({ page }) => {
  const { release } = await delayRequests(page, /\/assets\/.*\.js$/);
  await page.goto(anchorPath(anchors.contact), { waitUntil: 'commit' });
  await fill(page);
  await expect(form(page)).toHaveJSProperty('noValidate', false);
  release();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
  await expectKept(page);
  await button(page, contactForm.submit).click();
  await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the mail program after the browser has validated it', async ({ page }) => {
    await page.goto(anchorPath(anchors.contact));
    const submit = button(page, contactForm.submit);
    await expect(submit).toHaveAttribute('formaction', `mailto:${site.email}`);
    await expect(submit).toHaveAttribute('formmethod', 'post');
    await expect(submit).toHaveAttribute('formenctype', 'text/plain');
    for (const { name } of contactFields) {
      await expect(textbox(page, name)).toHaveAttribute('required');
    }
    await submit.click();
    await expect(textbox(page, 'name')).toBeFocused();
  });
});
