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

test('a sent message clears the form and shows a confirmation for 3 seconds instead of the button', async ({
  page,
}) => {
  const alerts = collectAlerts(page);
  await page.clock.install();
  await openForm(page);
  await fill(page);
  await button(page, contactForm.submit).click();
  await expect(form(page).getByRole('status')).toHaveText('Message sent successfully!');
  // Some time has passed already. ContactForm.test.tsx checks the exact duration.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await page.clock.runFor(1500);
  await expect(form(page).getByRole('status')).toHaveText('Message sent successfully!');
  await expect(form(page).getByRole('button')).toHaveCount(0);
  await expectKept(page, { name: '', organization: '', email: '', phone: '', message: '' });
  await page.clock.runFor(1500);
  await expect(button(page, contactForm.submit)).toBeVisible();
  await expect(form(page).getByRole('status')).toBeEmpty();
  expect(alerts).toEqual([]);
});

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

const requiredMessages = [
  ['name', 'Full name is required'],
  ['organization', 'Organization is required'],
  ['email', 'Email is required'],
  ['phone', 'Mobile number is required'],
  ['message', 'Message is required'],
] as const;

test('the first missing or blank field shows an error, one field at a time', async ({ page }) => {
  await openForm(page);
  for (const [name, sentence] of requiredMessages) {
    await textbox(page, name).fill(name === 'message' ? ' \n\t ' : '   ');
    await button(page, contactForm.submit).click();
    await expect(textbox(page, name)).toBeFocused();
    await expect(textbox(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(textbox(page, name)).toHaveAccessibleDescription(sentence);
    await expect(form(page).getByText(/ is required$/)).toHaveText([sentence]);
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(1);
    await textbox(page, name).fill(typed[name]);
    await expect(form(page).getByText(sentence)).toHaveCount(0);
  }
  expect(receiver.messages).toEqual([]);
});

test('an invalid email shows an error once no field is missing', async ({ page }) => {
  await openForm(page);
  await fill(page, { ...typed, email: 'priya@', message: '' });
  await button(page, contactForm.submit).click();
  await expect(textbox(page, 'message')).toHaveAccessibleDescription('Message is required');
  await textbox(page, 'message').fill(typed.message);
  await button(page, contactForm.submit).click();
  await expect(textbox(page, 'email')).toBeFocused();
  await expect(textbox(page, 'email')).toHaveAccessibleDescription(contactFields[2].invalidFormat);
  expect(receiver.messages).toEqual([]);
});

const failures = [
  ['success false', 'rejected', 'Failed to send email', contactForm.rejected],
  ['success false with status 500', 'rejected-500', 'Failed to send email', contactForm.rejected],
  ['status 500 without JSON', 'text-500', 'Something went wrong', contactForm.broken],
  ['JSON that does not parse', 'badjson', 'Something went wrong', contactForm.broken],
  ['a dropped connection', 'drop', 'Something went wrong', contactForm.broken],
] as const;

for (const [situation, receiverResponse, alert, sentence] of failures) {
  test(`${situation} shows "${alert}" and keeps the message`, async ({ page, allowConsole }) => {
    allowConsole(/status of 500|ERR_EMPTY_RESPONSE/);
    if (alert === 'Something went wrong') allowConsole(/SyntaxError|TypeError: Failed to fetch/);
    const alerts = collectAlerts(page);
    receiver.respondWith(receiverResponse);
    await openForm(page);
    await fill(page);
    await button(page, contactForm.submit).click();
    await expect(form(page).getByRole('alert')).toContainText(sentence);
    await expect.poll(() => alerts).toEqual([alert]);
    await expectKept(page);
    expect(JSON.parse(receiver.messages[0]?.body ?? '')).toEqual(typed);
    // After a dropped connection the browser may retry.
    if (receiverResponse !== 'drop') expect(receiver.messages).toHaveLength(1);

    receiver.reset();
    await button(page, contactForm.failure.tryAgain).click();
    await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    expect(receiver.messages).toHaveLength(1);
  });
}

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

test('after a failure the form offers mail and phone for the same message', async ({ page }) => {
  collectAlerts(page);
  receiver.respondWith('rejected');
  await openForm(page);
  await fill(page);
  await button(page, contactForm.submit).click();
  const mail = form(page).getByRole('link', { name: contactForm.failure.write });
  const link = new URL((await mail.getAttribute('href')) ?? '');
  expect(link.href).toMatch(`mailto:${site.email}?`);
  expect(link.searchParams.get('subject')).toContain(typed.organization);
  for (const value of Object.values(typed)) {
    expect(link.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(value);
  }
  await expect(
    form(page).getByRole('link', { name: contactForm.failure.call(site.phone.display) }),
  ).toHaveAttribute('href', site.phone.href);
});

test('a message that is being sent cannot be sent again', async ({ page }) => {
  receiver.respondWith('delayed');
  await openForm(page);
  await fill(page);
  await button(page, contactForm.submit).dblclick();
  await expect(button(page, contactForm.sending)).toBeVisible();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await expect(textbox(page, 'message')).not.toBeEditable();
  await textbox(page, 'email').press('Enter');
  await expect.poll(() => receiver.messages.length).toBe(1);
  receiver.release();
  await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
  expect(receiver.messages).toHaveLength(1);
});

test('two clicks in one task send one message', async ({ page }) => {
  receiver.respondWith('delayed');
  await openForm(page);
  await fill(page);
  await button(page, contactForm.submit).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect.poll(() => receiver.messages.length).toBe(1);
  receiver.release();
  await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
  expect(receiver.messages).toHaveLength(1);
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

test('the honeypot field cannot be reached and is not in the request', async ({ page }) => {
  await openForm(page);
  const honeypot = form(page).getByLabel(contactForm.honeypot);
  await expect(honeypot).not.toBeInViewport({ ratio: 0.5 });
  await fill(page);
  await honeypot.evaluate((element: HTMLInputElement) => {
    element.value = 'cheap pills';
  });
  await button(page, contactForm.submit).click();
  await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
  expect(receiver.messages).toEqual([]);
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
