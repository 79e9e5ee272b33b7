import { anchors, paths } from '@/config/paths';
import { wheelOrder } from '@/content/clouds/list';
import { contactFields } from '@/content/landing/contact';
import { wheel } from '@/content/landing/wheel';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { contactField, contactForm } from './support/contactForm';
import { expect, test } from './support/site';

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
});

test('on the landing page the links, the clouds and the contact form are usable', async ({
  page,
}) => {
  await page.goto(paths.home);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: ui.openMenu })).toBeHidden();
  for (const name of ['About', 'Domains', 'Integrations', 'Offering', 'Contact Us']) {
    await expect(banner.getByRole('link', { name })).toBeVisible();
  }
  const clouds = page.locator(`#${anchors.cloudSolutions}`);
  for (const { name, description } of wheelOrder) {
    await expect(clouds.getByRole('heading', { name })).toBeVisible();
    // laid out, though it is far from the viewport
    await expect(clouds).toContainText(description, { useInnerText: true });
    await expect(clouds.getByRole('link', { name: wheel.readMoreAbout(name) })).toBeVisible();
  }
  await expect(clouds.getByRole('button')).toHaveCount(0);

  const submit = contactForm(page).getByRole('button');
  // and no submit, whichever control starts it, writes the answers into the URL
  await expect(contactForm(page)).toHaveAttribute('method', 'post');
  for (const [name, value] of [
    ['formaction', `mailto:${site.email}`],
    ['formmethod', 'post'],
    ['formenctype', 'text/plain'],
  ] as const)
    await expect(submit).toHaveAttribute(name, value);
  for (const { name } of contactFields) {
    await expect(contactField(page, name)).toHaveAttribute('required');
  }
  await expect(contactField(page, 'email')).toHaveAttribute('type', 'email');
  await expect(contactField(page, 'phone')).toHaveAttribute('type', 'tel');
  await submit.click();
  await expect(contactField(page, 'name')).toBeFocused();
});
