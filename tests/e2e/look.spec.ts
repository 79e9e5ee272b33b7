import type { Locator } from '@playwright/test';
import { anchors, paths } from '@/config/paths';
import { applicationForm } from '@/content/careers';
import { wheelOrder } from '@/content/clouds/summaries';
import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { facts } from '@/content/landing/about';
import { playFilmLabel } from '@/content/landing/filmButton';
import { hero } from '@/content/landing/hero';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { footer } from '@/content/navigation';
import { site } from '@/content/site';
import { expect, test } from './support/site';

test('the cookie banner takes at most 200 px of a phone, 115 in landscape, with choices of equal size', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  const banner = page
    .getByRole('region', { name: cookieBanner.label })
    .filter({ has: page.getByRole('button', { name: cookieBanner.acceptAll }) });
  for (const [width, height, largest] of [
    [390, 844, 200],
    [844, 390, 115],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await boxOf(banner)).height).toBeLessThanOrEqual(largest);
    const choices = await banner.getByRole('button').all();
    const sizes = (await Promise.all(choices.map(boxOf))).map(
      (size) => `${Math.round(size.width)} x ${size.height}`,
    );
    expect(new Set(sizes).size).toBe(1);
  }
});

test('the headline of the landing page has three lines at most, on a desktop and on a phone', async ({
  page,
}) => {
  await page.goto(paths.home);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      return heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight);
    });
    expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(3);
  }
});

test('at 320 px the email address fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.home);
  const email = page.getByRole('main').getByRole('link', { name: site.email });
  const lines = await email.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('at 320 px no testimonial overlaps the play button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.home);
  const play = await boxOf(page.getByRole('button', { name: playFilmLabel }));
  for (const { name, role, quote } of testimonials) {
    await page.getByRole('button', { name: testimonialLabels.show(name) }).click();
    for (const text of [quote, `${name}, ${role}`]) {
      const box = await page.getByText(text).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { right, top, bottom } = range.getBoundingClientRect();
        return { right, top, bottom };
      });
      expect(box.right, text).toBeLessThanOrEqual(play.x);
      // The button is as high as the card behind the quote.
      expect(box.top, text).toBeGreaterThanOrEqual(play.y - 2);
      expect(box.bottom, text).toBeLessThanOrEqual(play.y + play.height + 2);
    }
  }
});

test('at 320 px each contact method has a gap to its label', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.home);
  for (const label of await page.getByRole('main').locator('#contact dt').all()) {
    await label.scrollIntoViewIfNeeded();
    const gap = await label.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const next = element.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return next - range.getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThanOrEqual(6);
  }
});

test('at 320 px the buttons of the cookie dialog do not overflow it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(paths.privacy);
  await page.getByRole('button', { name: footer.cookieSettings }).first().click();
  const dialog = page.getByRole('dialog', { name: cookieDialog.title });
  const { x, width } = await boxOf(dialog);
  for (const name of [cookieDialog.cancel, cookieDialog.confirm]) {
    const button = await boxOf(dialog.getByRole('button', { name, exact: true }));
    expect(button.x + button.width).toBeLessThanOrEqual(x + width);
  }
});

test('at 320 px no name of a cloud breaks inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(paths.home);
  await page.locator(`#${anchors.cloudSolutions} article`).first().scrollIntoViewIfNeeded();
  for (const { name } of wheelOrder) {
    const title = page.locator(`#${anchors.cloudSolutions} article h3`, { hasText: name });
    const lines = await title.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, name).toBeLessThanOrEqual(2);
  }
});

test('the sun of the not-found page is fully visible at every width', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto('/nowhere');
  const view = page.getByRole('main').locator('svg[preserveAspectRatio]:has(circle)');
  for (const width of [820, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    const gap = await view.evaluate((svg) => {
      const suns = [...svg.querySelectorAll('circle')];
      const top = Math.min(...suns.map((sun) => sun.getBoundingClientRect().top));
      return top - svg.getBoundingClientRect().top;
    });
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('on a phone the dialog of each fact shows its whole sun', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(paths.home);
  const about = page.locator(`#${anchors.about}`);
  const dialog = page.getByRole('dialog');
  for (const { title } of facts) {
    await about.getByRole('button', { name: title }).click();
    const frame = await boxOf(dialog);
    const sun = await boxOf(dialog.locator('svg circle').first());
    expect(sun.x, title).toBeGreaterThanOrEqual(frame.x);
    expect(sun.x + sun.width, title).toBeLessThanOrEqual(frame.x + frame.width);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the supported file types of a resume are not clipped', async ({ page }) => {
  await page.goto(paths.career);
  const hint = page.getByText(applicationForm.resume.hint);
  for (const width of [320, 390, 1100]) {
    await page.setViewportSize({ width, height: 844 });
    await hint.scrollIntoViewIfNeeded();
    const overflow = await hint.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `${width} px`).toBe(0);
  }
});

test('the awards are in one row from 820 px on', async ({ page }) => {
  await page.goto(paths.home);
  const awards = page.getByRole('list', { name: hero.awardsLabel }).getByRole('listitem');
  for (const width of [820, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await awards.all()).map(boxOf));
    expect(new Set(boxes.map(({ y }) => y)).size, `${width}`).toBe(1);
  }
});

test('the wordmark rises above the hills by the same share of its width on wide screens', async ({
  page,
}) => {
  const shares: number[] = [];
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.privacy);
    // Read both in one call, because the page may still move between two calls.
    shares.push(
      await page.locator('footer').evaluate((footer) => {
        const [wordmark, hills] = [...footer.querySelectorAll('svg[preserveAspectRatio]')].map(
          (element) => element.getBoundingClientRect(),
        );
        if (!wordmark || !hills) throw new Error('The footer has no wordmark or no hills.');
        return (hills.y - wordmark.y) / wordmark.width;
      }),
    );
  }
  expect(shares[1]).toBeCloseTo(shares[0] ?? 0, 2);
});

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}
