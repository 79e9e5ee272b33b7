import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { contactForm } from '@/content/landing/contact';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionLabels } from '@/content/motion';
import { motionStorageKey } from '@/features/motion/motion';
import { expect, test } from './support/site';

const [firstTestimonial, secondTestimonial] = testimonials;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'cookieConsent', value: 'all', url: baseURL ?? '' }]);
});

/** Resolves once the landing page has hydrated to its last section. */
async function hydrated(page: Page) {
  await expect(page.getByRole('form', { name: contactForm.label })).toHaveJSProperty(
    'noValidate',
    true,
  );
}

function dot(page: Page) {
  return page.getByRole('button', { name: testimonialLabels.show(secondTestimonial.name) });
}

function playButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: motionLabels.play });
}

for (const [situation, reducedMotion, choice] of [
  ['with reduced motion', 'reduce', null],
  ['with motion paused', 'no-preference', 'paused'],
] as const) {
  test(`${situation} the testimonial stays while its code is loading`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(
      ([key, value]) => {
        if (value) sessionStorage.setItem(key, value);
      },
      [motionStorageKey, choice] as const,
    );
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/SunCard-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(paths.home);
    const card = page.getByRole('group', { name: testimonialLabels.region });
    await card.evaluate((element) => element.setAttribute('data-prerendered', ''));
    await hydrated(page);
    await expect(playButton(page)).toBeVisible();
    await expect(card.getByText(firstTestimonial.quote)).toBeVisible();
    release();
    await expect(async () => {
      await dot(page).click();
      await expect(card.getByText(secondTestimonial.quote)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(card).toHaveAttribute('data-prerendered');
  });
}
