import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { applicationFields, applicationForm } from '@/content/careers';
import { contactFields, contactForm } from '@/content/landing/contact';
import { motionLabels } from '@/content/motion';
import { navigationActions } from '@/content/navigation';
import { loginDialog } from './support/account';
import { siteSettings } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { acceptAllCookies } from './support/consent';
import { delayRequests } from './support/delayedRequests';
import { expect, expectHydrated, test } from './support/site';

const scripts = /\/assets\/[^/]*\.js$/;

const typed = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants still quote from a spreadsheet.',
} as const;

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ context }) => acceptAllCookies(context));

const form = (page: Page) => page.getByRole('form', { name: contactForm.label });

const field = (page: Page, name: keyof typeof typed) =>
  form(page).getByRole('textbox', {
    name: contactFields.find((item) => item.name === name)?.label ?? '',
  });

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    countLostNodes: () => number;
    change: () => void;
  }
}

/**
 * Hydrates the landing page and meanwhile calls `window.change` in every task.
 *
 * @returns how many of the prerendered nodes are no longer in the page
 */
async function countNodesLost(page: Page, defineChange: () => void): Promise<number> {
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(defineChange);
  await page.evaluate(() => {
    const nodes = [...document.querySelectorAll('#app *')];
    window.countLostNodes = () => nodes.filter((node) => !node.isConnected).length;
    const changeAgain = () => {
      window.change();
      if (document.querySelector('form')?.noValidate !== true) setTimeout(changeAgain);
    };
    changeAgain();
  });
  release();
  await expectHydrated(page);
  const lost = await page.evaluate(() => window.countLostNodes());
  await page.unrouteAll({ behavior: 'wait' });
  return lost;
}

test('updates above a boundary that has not hydrated lose none of its prerendered nodes', async ({
  page,
}) => {
  test.slow();
  const lostWithoutUpdates = await countNodesLost(page, () => {
    window.change = () => undefined;
  });
  const updates = {
    'of a store that the layout and the sections read': () => {
      window.change = () => document.querySelector<HTMLElement>('[aria-pressed]')?.click();
    },
    'of the router by a link': () => {
      window.change = () => document.querySelector<HTMLElement>('nav a[href*="#"]')?.click();
    },
    'of the router by the address bar': () => {
      window.change = () => {
        location.hash = `#${Math.random()}`;
      };
    },
  };
  for (const [name, defineChange] of Object.entries(updates)) {
    expect(await countNodesLost(page, defineChange), name).toBe(lostWithoutUpdates);
  }
});

test('a click on a button before hydration is replayed once', async ({ page }) => {
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: motionLabels.pause }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await expectHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
});

test('the page stays where it is if the visitor presses a button before hydration', async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  const { release } = await delayRequests(page, scripts);
  await page.goto(`${paths.career}#apply`);
  const login = page.getByRole('button', { name: navigationActions.login }).first();
  await login.hover();
  const before = await scrollTop();
  await page.mouse.down();
  release();
  await expectHydrated(page, '#apply');
  expect(await scrollTop()).toBe(before);
  await page.mouse.up();
  await expect(loginDialog(page)).toBeVisible();
});

test.describe('a submit before hydration', () => {
  test('of a filled form sends what was typed, once', async ({ page }) => {
    const { release } = await delayRequests(page, scripts);
    const messages: string[] = [];
    await page.route(siteSettings.VITE_SEND_EMAIL_URL, async (route) => {
      messages.push(route.request().postData() ?? '');
      await route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { success: true },
      });
    });
    await page.goto(anchorPath(anchors.contact));
    for (const [name, value] of Object.entries(typed)) {
      await form(page).locator(`[name="${name}"]`).fill(value);
    }
    await form(page).getByRole('button', { name: contactForm.submit }).click();
    release();
    await expect(form(page).getByText(contactForm.success)).toBeVisible();
    expect(messages.map((body) => JSON.parse(body))).toEqual([typed]);
  });

  test('of an incomplete form names the first missing field and keeps the others', async ({
    page,
  }) => {
    const { release } = await delayRequests(page, scripts);
    await page.goto(anchorPath(anchors.contact));
    await field(page, 'name').fill(typed.name);
    await field(page, 'name').press('Enter');
    release();
    await expect(form(page).getByText('Organization is required')).toBeVisible();
    await expect(field(page, 'organization')).toBeFocused();
    await expect(field(page, 'name')).toHaveValue(typed.name);
  });

  test('of the application form puts nothing into the URL', async ({ page }) => {
    const { release } = await delayRequests(page, scripts);
    const alerts = collectAlerts(page);
    await page.goto(paths.career, { waitUntil: 'commit' });
    const application = page.getByRole('form', { name: applicationForm.label });
    for (const { name } of applicationFields) {
      const input = application.locator(`[name="${name}"]:not([type=file])`);
      if ((await input.count()) > 0) await input.fill(/email/.test(name) ? typed.email : '5');
    }
    await application.getByRole('button', { name: applicationForm.submit }).click();
    release();
    await expect.poll(() => alerts).toContain(applicationForm.noJob);
    expect(new URL(page.url()).search).toBe('');
  });
});
