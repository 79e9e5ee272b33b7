import { anchorPath, anchors } from '@/config/paths';
import { contactFields, contactForm as words } from '@/content/landing/contact';
import { site } from '@/content/site';
import { exampleMessage } from '../support/examples';
import { addresses } from './support/addresses';
import { acceptAllCookies } from './support/consent';
import { contactField, contactForm, openContactForm } from './support/contactForm';
import { startReceiver } from './support/receiver';
import { expect, test } from './support/site';

test.beforeEach(({ context }) => acceptAllCookies(context));

test('a message typed by keyboard is one POST request with the five trimmed fields and without cookies', async ({
  page,
}) => {
  const receiver = await startReceiver();
  await page.clock.install();
  await openContactForm(page);
  await contactField(page, 'name').focus();
  for (const { name } of contactFields) {
    await expect(contactField(page, name)).toBeFocused();
    await page.keyboard.insertText(`  ${exampleMessage[name]} `);
    await page.keyboard.press('Tab');
  }
  const submit = contactForm(page).getByRole('button', { name: words.submit });
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contactForm(page).getByText(words.success)).toBeFocused();
  await page.clock.fastForward(3000);
  await expect(submit).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(contactField(page, 'message')).toBeFocused();

  expect(receiver.messages).toHaveLength(1);
  const [request] = receiver.messages;
  expect(request?.method).toBe('POST');
  expect(request?.path).toBe('/send-email');
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.headers.origin).toBe(addresses.site);
  expect(JSON.parse(request?.body ?? '')).toEqual(exampleMessage);
  await receiver.stop();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the mail program after the browser has validated it', async ({ page }) => {
    await page.goto(anchorPath(anchors.contact));
    const submit = contactForm(page).getByRole('button', { name: words.submit });
    await expect(submit).toHaveAttribute('formaction', `mailto:${site.email}`);
    await expect(submit).toHaveAttribute('formmethod', 'post');
    await expect(submit).toHaveAttribute('formenctype', 'text/plain');
    for (const { name } of contactFields) {
      await expect(contactField(page, name)).toHaveAttribute('required');
    }
    await submit.click();
    await expect(contactField(page, 'name')).toBeFocused();
  });
});
