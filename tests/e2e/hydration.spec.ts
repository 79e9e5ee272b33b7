import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { anchorPath, anchors, paths } from '@/config/paths';
import { contactFields } from '@/content/landing/contact';
import { motionLabels } from '@/content/motion';
import { ui } from '@/content/ui';
import { addresses } from './support/addresses';
import { acceptAllCookies } from './support/consent';
import { contactForm, submitContactForm } from './support/contactForm';
import { delayRequests, scripts } from './support/delayedRequests';
import { localAddress } from './support/ports';
import { expect, expectHydrated, passTime, scrollEnd, stopTime, test } from './support/site';

/** Looks once. */
const quick = { timeout: 100 };

test.beforeEach(({ context }) => acceptAllCookies(context));

test('updates above a boundary that has not hydrated lose none of its prerendered nodes', async ({
  page,
}) => {
  // what moves by itself replaces nodes
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const updates = await page.evaluateHandle(() => {
    // toggles and the account show what only the script knows
    const unchanged = '#app *:not(button *, header [data-state], header [data-state] *)';
    const nodes = [...document.querySelectorAll(unchanged)];
    let [count, timer] = [0, 0];
    // of a store that the layout and the sections read, of the router by a link and by the address bar
    const update = () => {
      count += 1;
      if (count % 3 === 0) document.querySelector<HTMLElement>('[aria-pressed]')?.click();
      if (count % 3 === 1) document.querySelector<HTMLElement>('nav a[href*="#"]')?.click();
      if (count % 3 === 2) location.hash = `#${count}`;
      timer = window.setTimeout(update);
    };
    update();
    const end = () => {
      clearTimeout(timer);
      const lost = nodes.filter((node) => !node.isConnected);
      return { size: nodes.length, count, lost: lost.map((node) => node.outerHTML.slice(0, 99)) };
    };
    return { end };
  });
  release();
  await expectHydrated(page);
  const { size, count, lost } = await updates.evaluate(({ end }) => end());
  expect(lost).toEqual([]);
  expect(Math.min(size, count)).toBeGreaterThan(3);
});

test('a document that stops on its way hydrates once it is whole', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('<main', '<script src="/late.js"></script><main');
    await route.fulfill({ response, body });
  });
  const { first, release } = await delayRequests(page, '/late.js');
  await page.goto(paths.home, { waitUntil: 'commit' });
  await first;
  await expect.poll(() => page.evaluate(() => window.hasCodeStarted)).toBe(true);
  await expect(page.getByRole('main')).toHaveCount(0);
  // below the bars stands the ground of the page, not that of the footer
  expect(await page.evaluate(() => document.body.clientHeight / innerHeight)).toBeGreaterThan(0.9);
  release((route) => route.fulfill({ body: 'document.currentScript.remove()' }));
  await expectHydrated(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
});

for (const end of ['is stopped', 'breaks off'] as const) {
  test(`a document that ${end} behind its main part hydrates, and its form answers`, async ({
    page,
    allowConsole,
  }) => {
    // React renders what is missing
    allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING|React error #4/);
    const documents: ServerResponse[] = [];
    const server = createServer((request, response) => void respond(request, response));
    const respond = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      const file = await fetch(addresses.site + url);
      response.setHeader('Content-Type', file.headers.get('Content-Type') ?? '');
      if (url !== paths.home) response.end(Buffer.from(await file.arrayBuffer()));
      else response.write((await file.text()).replace(/<footer.*/s, ''));
      if (url === paths.home) documents.push(response);
    };
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (typeof address !== 'object') throw new Error('The server has no port.');
    await page.goto(localAddress(address?.port ?? 0) + anchorPath(anchors.contact), {
      waitUntil: 'commit',
    });
    await page.waitForFunction(() => window.hasCodeStarted);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    if (end === 'is stopped') await page.evaluate(() => window.stop());
    for (const each of documents) each.destroy();
    await expectHydrated(page);
    await submitContactForm(page);
    await expect(contactForm(page)).toContainText(contactFields[0].required);
    server.close();
  });
}

test('in a document without comments what is read stays in view', async ({
  page,
  allowConsole,
}) => {
  // some networks strip them, and React renders such a page anew
  allowConsole(/React error #4/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<!--.*?-->/gs, '') });
  });
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const title = page.locator(`#${anchors.about} h2`);
  await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await scrollEnd(page);
  await expect(title).toBeInViewport();
  release();
  await expectHydrated(page);
  await scrollEnd(page);
  await expect(title).toBeInViewport();
});

test('a click on a button before hydration is seen on it, and replayed once', async ({ page }) => {
  // a click is replayed for eight seconds, of which a slow machine takes more
  await page.clock.install();
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const pause = page.getByRole('banner').getByRole('button', { name: motionLabels.pause });
  await expect(pause).toBeVisible();
  await stopTime(page);
  await pause.click();
  await page.clock.runFor(200);
  await expect(pause).toHaveAttribute('aria-busy', 'true');
  await expect(pause).toHaveCSS('outline-style', 'dotted');
  release();
  const html = page.locator('html');
  await passTime(page, () => expect(html).toHaveAttribute('data-motion', 'paused', quick));
  await page.clock.resume();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
  await expectHydrated(page);
  await expect(html).toHaveAttribute('data-motion', 'paused');
  // for the session, before any script of the site
  await delayRequests(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-motion', 'paused');
});

test('with reduced motion the control offers to play before hydration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: motionLabels.play })).toBeVisible();
  await expect(banner.getByRole('button', { name: motionLabels.pause })).toHaveCount(0);
});

test('on a phone the menu opens and leads to a section before hydration, which leaves it open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: ui.openMenu });
  const menu = page.getByRole('dialog', { name: ui.menu });
  await opener.click();
  await expect(menu.getByRole('button', { name: ui.closeMenu })).toBeFocused();
  await menu.getByText('Services').click();
  await menu.getByRole('link', { name: 'Clouds' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator(`#${anchors.cloudSolutions} h2`)).toBeInViewport();
  await opener.click();
  release();
  await expectHydrated(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the page stays where it is if the visitor presses a button before hydration', async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  const { release } = await delayRequests(page, scripts);
  // the delayed scripts can delay the load event too
  await page.goto(`${paths.security}#contracts`, { waitUntil: 'domcontentloaded' });
  await expect.poll(scrollTop).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('button', { name: motionLabels.pause }).hover();
  const before = await scrollTop();
  await page.mouse.down();
  release();
  await expectHydrated(page);
  expect(await scrollTop()).toBe(before);
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
});
