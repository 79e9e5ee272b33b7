import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { motionLabels } from '@/content/motion';
import { ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import { delayRequests } from './support/delayedRequests';
import { expect, test, expectHydrated } from './support/site';

const phone = { width: 390, height: 844 } as const;

test.beforeEach(({ context }) => acceptAllCookies(context));

/** Distance from the sticky bar's lower edge to the heading of the anchor's section. */
function clearance(page: Page, anchor: string): Promise<number> {
  return page.evaluate((id) => {
    const target = document.getElementById(id);
    const heading = (target?.closest('section') ?? target)?.querySelector('h1, h2');
    const bar = document.querySelector('header nav')?.parentElement?.parentElement;
    const barBottom = bar?.getBoundingClientRect().bottom ?? NaN;
    return (heading?.getBoundingClientRect().top ?? NaN) - barBottom;
  }, anchor);
}

async function expectAtAnchor(page: Page, anchor: string) {
  await expect(async () => {
    const distance = await clearance(page, anchor);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(420);
  }).toPass({ timeout: 8000 });
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', phone],
] as const) {
  test(`on ${device} a link to each anchor shows its heading below the navigation bar`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const anchor of Object.values(anchors)) {
      // From the same page, only the hash would change.
      await page.goto('about:blank');
      await page.goto(anchorPath(anchor));
      await expectHydrated(page);
      await expectAtAnchor(page, anchor);
    }
  });
}

test('a section is reached from another page, its page is announced, and Back returns', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  await expectHydrated(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.getByRole('banner').getByRole('link', { name: 'Offering' }).click();
  await expectAtAnchor(page, anchors.working);
  await expect(page.locator(`#${anchors.working} h2`)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a reload keeps the position', async ({ page }) => {
  await page.goto(anchorPath(anchors.about));
  await expectHydrated(page);
  await page.mouse.wheel(0, 1000);
  // The scroll position is saved once scrolling has ended.
  await page.waitForTimeout(300);
  const before = await scrollTop(page);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('back to top ends at the top of the page', async ({ page }) => {
  await page.goto(anchorPath(anchors.contact));
  await expectHydrated(page);
  await page.getByRole('button', { name: ui.backToTop }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: ui.backToTop })).toHaveCount(0);
});

test('on a phone, back to top covers no link and no field wherever the page rests', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.career);
  await expectHydrated(page);
  const button = page.getByRole('button', { name: ui.backToTop });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  let shownCount = 0;
  for (let top = 700; top < end; top += 150) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => coveredControl(page)).toBeNull();
    if (await button.isVisible()) shownCount += 1;
  }
  expect(shownCount).toBeGreaterThan(0);
});

test('a link within the page scrolls at once with reduced motion', async ({ page }) => {
  await page.goto(paths.home);
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await clearance(page, anchors.contact)).toBeGreaterThan(0);
  await expectAtAnchor(page, anchors.contact);
});

test.describe('the mobile menu', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto(paths.home);
    await expectHydrated(page);
    await page.getByRole('button', { name: ui.openMenu }).click();
    await expect(page.getByRole('dialog', { name: ui.menu })).toBeVisible();
  });

  test('keeps the focus inside, and the page behind inert', async ({ page }) => {
    await expect(page.getByRole('button', { name: ui.closeMenu })).toBeFocused();
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || !!focused?.closest('dialog');
      });
      expect(isInside).toBe(true);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    // A page that scrolls does so with the next frame.
    await page.waitForTimeout(200);
    expect(await scrollTop(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test('closes on Escape and returns the focus', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: ui.openMenu })).toBeFocused();
  });

  test('scrolls to a section under Services', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Services' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Clouds' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAtAnchor(page, anchors.solutions);
  });

  test('closes when the window becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the links of the navigation are on the page', async ({ page }) => {
    await page.goto(paths.home);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: ui.openMenu })).toBeHidden();
    for (const name of ['About', 'Domains', 'Integrations', 'Careers', 'Contact Us']) {
      await expect(banner.getByRole('link', { name })).toBeVisible();
    }
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a link within the page keeps the prerendered sections and can be followed again', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const sections = await page.evaluateHandle(() => [...document.querySelectorAll('section')]);
    const projects = page.getByRole('banner').getByRole('link', { name: 'Projects' });
    await projects.click();
    await expectAtAnchor(page, anchors.caseStudies);
    await expect(page).toHaveURL(new RegExp(`#${anchors.caseStudies}$`));
    await expect(projects).toHaveAttribute('aria-current', 'true');
    await expectHydrated(page);
    expect(await sections.evaluate((all) => all.every((section) => section.isConnected))).toBe(
      true,
    );
    await page.mouse.wheel(0, 2500);
    await expect(async () =>
      expect(await clearance(page, anchors.caseStudies)).toBeLessThan(0),
    ).toPass();
    await projects.click();
    await expectAtAnchor(page, anchors.caseStudies);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await expectAtAnchor(page, anchors.caseStudies);
  });

  test('a link that is clicked as the layout hydrates keeps the prerendered sections', async ({
    page,
  }) => {
    await page.addInitScript((hash) => {
      const add = window.addEventListener.bind(window);
      window.addEventListener = (...args: Parameters<typeof add>) => {
        add(...args);
        const [type, , options] = args;
        // The router listens as soon as it is committed. The click comes before React's next task.
        if (type !== 'popstate' || options !== undefined) return;
        queueMicrotask(() => {
          for (const section of document.querySelectorAll('section')) section.dataset['first'] = '';
          document.querySelector<HTMLAnchorElement>(`header nav a[href$="${hash}"]`)?.click();
        });
      };
    }, `#${anchors.caseStudies}`);
    await page.goto(paths.home);
    await expect(page).toHaveURL(new RegExp(`#${anchors.caseStudies}$`));
    await expectHydrated(page);
    expect(await page.locator('section[data-first]').count()).toBe(
      await page.locator('section').count(),
    );
    await expectAtAnchor(page, anchors.caseStudies);
  });

  test('the sun below the navigation bar shows the scroll progress', async ({ page }) => {
    await page.goto(paths.privacy);
    const sun = page.locator('header [aria-hidden="true"] > div:empty');
    const left = async () => (await sun.boundingBox())?.x ?? NaN;
    const start = await left();
    await page.mouse.wheel(0, 2000);
    await expect.poll(left).toBeGreaterThan(start + 100);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(left).toBe(start);
  });

  test('a click on a button before hydration is replayed once', async ({ page }) => {
    const { release } = await delayRequests(page, '**/assets/index-*.js');
    await page.goto(paths.home, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: motionLabels.pause }).click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await expectHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  });
});

/** The link or field under the centre or a corner of back to top, if that is shown. */
function coveredControl(page: Page): Promise<string | null> {
  return page.evaluate((name) => {
    const button = document.querySelector(`button[aria-label="${name}"]`);
    if (!button?.checkVisibility({ visibilityProperty: true })) return null;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const points = [left, (left + right) / 2, right].flatMap((x) =>
      [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
    );
    const covered = points
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .filter((element) => !button.contains(element))
      .map((element) => element.closest('a, button, input, textarea'))
      .find((control) => control !== null);
    return covered?.outerHTML ?? null;
  }, ui.backToTop);
}
