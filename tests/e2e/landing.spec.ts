import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudSummaries, wheelOrder } from '@/content/clouds/list';
import { aboutLabels } from '@/content/landing/about';
import { contactFields, contactRequests } from '@/content/landing/contact';
import { customers, customersLabel } from '@/content/landing/customers';
import { domains, domainsLabel } from '@/content/landing/domains';
import { wheel } from '@/content/landing/wheel';
import { motionLabels } from '@/content/motion';
import { acceptAllCookies } from './support/consent';
import { contactField, contactForm, submitContactForm } from './support/contactForm';
import { expect, layOut, open, scrollEnd, test } from './support/site';

test.beforeEach(({ context }) => acceptAllCookies(context));

const rows = [
  [domainsLabel, domains.map(({ title }) => title)],
  [customersLabel, customers.map(({ name }) => name)],
] as const;

/** The times and states of the endless animations below an element. */
function endlessAnimations(page: Page, selector: string) {
  return page.locator(selector).evaluate((root) =>
    root
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      .map(({ effect, playState }) => `${String(effect?.getTiming().duration)} ${playState}`),
  );
}

test('with reduced motion nothing moves until Play; then the rows loop in 40 s, name each once, and stop on Pause', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.home);
  const running = async () =>
    (await endlessAnimations(page, 'body')).filter((text) => text.includes('running'));
  const toggle = (name: string) => page.getByRole('banner').getByRole('button', { name });
  for (const [label, names] of rows) {
    const row = page.getByRole('group', { name: label });
    await row.scrollIntoViewIfNeeded();
    expect(await running()).toEqual([]);
    const items = row.getByRole('listitem');
    await expect(items).toHaveCount(names.length);
    // a logo that is a file has its name as its text alternative
    const texts = await items.evaluateAll((elements) =>
      elements.map((item) =>
        `${item.textContent} ${item.querySelector('img')?.alt ?? ''}`.toLowerCase(),
      ),
    );
    for (const name of names) expect(texts.join('|')).toContain(name.toLowerCase());
  }
  await toggle(motionLabels.play).click();
  for (const [label] of rows) {
    await page.getByRole('group', { name: label }).scrollIntoViewIfNeeded();
    await expect.poll(running).toContain('40000 running');
  }
  await toggle(motionLabels.pause).click();
  for (const [label] of rows) {
    const row = page.getByRole('group', { name: label });
    // what is far from the window is neither painted nor told to stop
    await row.scrollIntoViewIfNeeded();
    await expect
      .poll(() => row.evaluate((root) => root.getAnimations({ subtree: true }).length))
      .toBe(0);
  }
});

test('a row does not move below the fold, and moves in view', async ({ page }) => {
  await open(page, paths.home);
  const running = async (selector: string) =>
    (await endlessAnimations(page, selector)).some((text) => text.includes('running'));
  for (const id of [anchors.services, 'customers']) {
    await expect.poll(() => running(`#${id}`)).toBe(false);
    await page.locator(`#${id} h2`).scrollIntoViewIfNeeded();
    await expect.poll(() => running(`#${id}`)).toBe(true);
  }
});

test('Tab brings every fact and every linked domain wholly into view, and the arrow keys scroll a row', async ({
  page,
}) => {
  await open(page, paths.home);
  const facts = page.locator(`#${anchors.about}`).getByRole('list', { name: aboutLabels.row });
  const domainsRow = page.getByRole('group', { name: domainsLabel });
  for (const items of [facts.getByRole('button'), domainsRow.getByRole('link')]) {
    for (const item of await items.all()) {
      await item.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(item).toBeFocused();
      await expect(item).toBeInViewport({ ratio: 1 });
    }
  }
  for (const [label] of rows) {
    const row = page.getByRole('group', { name: label });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
});

test('the facts scroll by arrows, whose presses add up, and by dragging, which clicks nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await open(page, anchorPath(anchors.about));
  const row = page.getByRole('list', { name: aboutLabels.row });
  const back = page.getByRole('button', { name: aboutLabels.scrollBack });
  const forward = page.getByRole('button', { name: aboutLabels.scrollForward });
  const dialog = page.getByRole('dialog');
  const left = () => row.evaluate((element) => Math.round(element.scrollLeft));
  await expect(back).toHaveCount(0);
  await forward.dblclick();
  await expect.poll(left).toBe(500);

  const { y = 0 } = (await row.getByRole('button').nth(2).boundingBox()) ?? {};
  const drag = async (...places: readonly number[]) => {
    await page.mouse.move(500, y + 40);
    await page.mouse.down();
    for (const x of places) await page.mouse.move(x, y + 40);
  };
  // one and a half times as far as the mouse
  await drag(400);
  await expect.poll(left).toBe(650);
  await page.mouse.move(560, y + 40);
  await expect.poll(left).toBe(410);
  await page.mouse.up();
  await expect(dialog).toHaveCount(0);
  // that slightly is still a click
  await drag(497);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await left()).toBe(410);

  await page.getByRole('banner').getByRole('button', { name: motionLabels.pause }).click();
  await back.click();
  expect(await left()).toBe(160);
  await forward.focus();
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(forward).toHaveCount(0);
  await expect(back).toBeFocused();
});

const sizes = [
  { width: 639, wheel: 250, radius: 120, icon: 60, isBelow: true },
  { width: 640, wheel: 400, radius: 140, icon: 70, isBelow: true },
  { width: 1023, wheel: 400, radius: 140, icon: 70, isBelow: true },
  { width: 1024, wheel: 500, radius: 170, icon: 85, isBelow: false },
] as const;

test('the wheel has its sizes at each width, and on a phone a tap brings the panel into view', async ({
  page,
}) => {
  await open(page, anchorPath(anchors.cloudSolutions));
  const toolbar = page.getByRole('toolbar', { name: wheel.label });
  for (const size of sizes) {
    await page.setViewportSize({ width: size.width, height: 900 });
    const panel = page.getByRole('article').filter({ hasText: cloudSummaries.sales.name });
    const [box, panelBox] = await Promise.all(
      [toolbar.locator('..'), panel].map((element) => element.boundingBox()),
    );
    if (!box || !panelBox) throw new Error('The wheel or its panel is not on the page.');
    expect([box.width, box.height]).toEqual([size.wheel, size.wheel]);
    expect(panelBox.y >= box.y + box.height).toBe(size.isBelow);
    for (const { name } of wheelOrder) {
      const icon = await toolbar.getByRole('button', { name }).boundingBox();
      if (!icon) throw new Error(`${name} is not on the wheel.`);
      expect(icon.width).toBeCloseTo(size.icon);
      const offsetX = icon.x + icon.width / 2 - box.x - box.width / 2;
      const offsetY = icon.y + icon.height / 2 - box.y - box.height / 2;
      expect(Math.hypot(offsetX, offsetY)).toBeCloseTo(size.radius, 0);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const { name } = cloudSummaries.service;
  await toolbar.getByRole('button', { name }).click();
  const link = page.getByRole('link', { name: wheel.readMoreAbout(name) });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test('the browser finds the words of every cloud, shows its panel, and the panels keep their height @full', async ({
  page,
}) => {
  await open(page, anchorPath(anchors.cloudSolutions));
  const panels = page.locator('article[id^="wheel-panel"]');
  const shown = page.locator('article[id^="wheel-panel"]:not([hidden])');
  const heights = () => panels.evaluateAll((all) => all.map((panel) => panel.clientHeight));
  const before = await heights();
  for (const { id, name } of wheelOrder) {
    await expect(page.locator('article[hidden="until-found"]')).toHaveCount(wheelOrder.length - 1);
    // the hidden panels, which keep their place, do not cover the one that is shown
    await shown.getByRole('link').click({ trial: true });
    // the browser reveals a hidden target as it reveals what Ctrl+F finds
    await page.evaluate((hash) => (location.hash = hash), `wheel-description-${id}`);
    await expect(shown).toHaveText([new RegExp(name)]);
    expect(await heights()).toEqual(before);
  }
});

test('Back shows the cloud that the visitor left, and focuses the link', async ({ page }) => {
  const { service } = cloudSummaries;
  await open(page, anchorPath(anchors.cloudSolutions));
  await page.getByRole('toolbar').getByRole('button', { name: service.name }).click();
  const readMore = page.getByRole('link', { name: wheel.readMoreAbout(service.name) });
  await readMore.click();
  await expect(page).toHaveURL(paths.cloud(service.slug));
  await page.goBack();
  await expect(readMore).toBeFocused();
  await expect(readMore).toBeInViewport();
});

test('the button of a cloud’s page opens the form with that page’s questions', async ({ page }) => {
  const { slug, id, name } = cloudSummaries.health;
  await open(page, paths.cloud(slug));
  await page.getByRole('link', { name: `Talk about ${name}` }).click();
  await expect(contactField(page, 'message')).toHaveValue(contactRequests.get(id) ?? '');
});

test('on a phone the field that an empty form asks for is shown with its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, anchorPath(anchors.contact));
  const [first] = contactFields;
  await contactField(page, 'message').fill('Two clinics, one record.');
  await submitContactForm(page);
  await expect(contactField(page, first.name)).toBeFocused();
  const label = contactForm(page).getByText(first.label, { exact: true });
  const isUncovered = () =>
    label.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) === element;
    });
  await expect.poll(isUncovered).toBe(true);
});

test('the index of a cloud’s page marks the offering in view, and a chosen one until the next scroll', async ({
  page,
}) => {
  await open(page, paths.cloud(cloudSummaries.sales.slug));
  await layOut(page);
  const marked = page.locator('nav [aria-current="location"]');
  const groups = page.locator('section:has(> [data-print="head"])');
  await expect(groups).not.toHaveCount(0);
  for (const group of await groups.all()) {
    await group.evaluate((element) => {
      const top = element.getBoundingClientRect().top - innerHeight * 0.4;
      scrollBy({ top, behavior: 'instant' });
    });
    await expect(marked).toHaveText(await group.locator('h4').first().innerText());
  }
  const title = await groups.first().locator('h4').first().innerText();
  await page.locator('nav').getByRole('link', { name: title }).click();
  await scrollEnd(page);
  // not by hand
  await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
  await scrollEnd(page);
  await expect(marked).toHaveText(title);
  await page.mouse.wheel(0, 10);
  await expect(marked).not.toHaveText(title);
});
