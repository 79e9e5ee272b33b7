import { anchors, paths } from '@/config/paths';
import { applicationFields, applicationForm } from '@/content/careers';
import { wheelOrder } from '@/content/clouds/list';
import { contactFields } from '@/content/landing/contact';
import { wheel } from '@/content/landing/wheel';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { exampleApplication } from '../support/examples';
import { contactField, contactForm } from './support/contactForm';
import { expect, test } from './support/site';

test.use({
  javaScriptEnabled: false,
  reducedMotion: 'no-preference',
  viewport: { width: 390, height: 844 },
});

test('on the landing page the links, the clouds and the contact form are usable', async ({
  page,
}) => {
  await page.goto(paths.home);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: ui.openMenu })).toBeHidden();
  for (const name of ['About', 'Domains', 'Integrations', 'Careers', 'Contact Us']) {
    await expect(banner.getByRole('link', { name })).toBeVisible();
  }
  const clouds = page.locator(`#${anchors.cloudSolutions}`);
  for (const { name, description } of wheelOrder) {
    await expect(clouds.getByRole('heading', { name })).toBeVisible();
    await expect(clouds.getByText(description)).toBeVisible();
    await expect(clouds.getByRole('link', { name: wheel.readMoreAbout(name) })).toBeVisible();
  }
  await expect(clouds.getByRole('button')).toHaveCount(0);

  const submit = contactForm(page).getByRole('button');
  await expect(submit).toHaveAttribute('formaction', `mailto:${site.email}`);
  for (const { name } of contactFields) {
    await expect(contactField(page, name)).toHaveAttribute('required');
  }
  await submit.click();
  await expect(contactField(page, 'name')).toBeFocused();
});

test('on the careers page sections fade in within 0.6 s, and an application does not get into the URL', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.goto(paths.career);
  const sections = page.locator('main > div:has(> section)');
  await expect(sections).not.toHaveCount(0);
  for (const section of await sections.all()) {
    await expect(section).toHaveCSS('animation-duration', '0.6s');
    await expect(section).toHaveCSS('opacity', '1');
  }
  page.on('request', (request) => requests.push(request.url()));
  const form = page.getByRole('form', { name: applicationForm.label });
  const fields = applicationFields.flatMap(({ name, label }) =>
    name === 'resume' ? [] : [{ field: form.getByLabel(label, { exact: true }), name }],
  );
  for (const { field, name } of fields) await field.fill(exampleApplication[name]);
  const buffer = Buffer.from('%PDF-1.7');
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer };
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.getByRole('button', { name: applicationForm.submit }).click();
  await expect(page).toHaveURL(paths.career);
  for (const { field, name } of fields) {
    await expect(field).toHaveValue(exampleApplication[name]);
  }
  expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);
});
