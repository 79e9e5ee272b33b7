import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { navigation } from '@/app/links';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { privacyHero } from '@/content/privacy';
import { securityHero } from '@/content/security';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { exampleMessage } from '../support/examples';
import { acceptAllCookies, consentBanner, consentButton } from './support/consent';
import { contactForm, receiveMessages, sendContactForm } from './support/contactForm';
import { scripts } from './support/delayedRequests';
import {
  expect,
  expectHydrated,
  expectNetworkIdle,
  footerLink,
  open,
  prerender,
  test,
} from './support/site';

test('what a campaign appends to an address with a hash hides no section', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  for (const [address, section] of [
    [`${anchorPath(anchors.contact)}?utm_source=mail`, anchors.contact],
    [`${anchorPath(anchors.working)}&gclid=a1`, anchors.working],
    [`${anchorPath(anchors.solutions)}/%20).`, anchors.cloudSolutions],
  ] as const) {
    // the first is a cold load, the others edit its hash
    await open(page, address);
    await expect(page.locator(`#${section} h2`).first()).toBeInViewport();
  }
});

test('a page at an address that the site does not know stays as it is', async ({ page }) => {
  for (const prefix of ['/fairweather', '/web/2026/https://fairweather.example']) {
    await page.route(`**${prefix}${paths.security}`, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL(paths.security, page.url()).href }),
      }),
    );
    await page.goto(paths.privacy);
    await page.goto(prefix + paths.security);
    await expect(page.locator('html')).toHaveAttribute('data-static');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(securityHero.title[0]);
  }
});

/** What keeps the page's code from running. */
const obstacles: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an extension that blocks files of scripts': (page) =>
    page.route(scripts, (route) => route.abort()),
  'an extension that blocks every script': (page) =>
    page.route(paths.home, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    }),
  'a policy of the host that lets no script add another': (page) =>
    page.route(paths.home, async (route) => {
      const response = await route.fetch();
      const policy = `${response.headers()['content-security-policy']}, require-trusted-types-for 'script'`;
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    }),
  'an engine that does not know the syntax': (page) =>
    page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '?.' })),
  'an extension that freezes the prototypes': (page) =>
    page.addInitScript(() => Object.freeze(Node.prototype)),
};

for (const [what, block] of Object.entries(obstacles))
  test(`${what} leaves no dead button, and a form that mails`, async ({ page, allowConsole }) => {
    allowConsole(
      /ERR_FAILED|Content Security Policy|Policy violation|mailto|Unexpected|read only|Trusted/,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await block(page);
    await page.goto(paths.home);
    await expect(page.locator('html')).toHaveAttribute('data-static');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: ui.openMenu })).toBeHidden();
    await expect(banner.getByRole('link', { name: 'Offering' })).toBeVisible();
    await expect(page.locator('[data-needs-script]').locator('visible=true')).toHaveCount(0);
    const submit = contactForm(page).locator('[type=submit]');
    await expect(submit).toHaveAttribute('formaction', `mailto:${site.email}`);
    await submit.click();
    await expect(contactForm(page).locator(':invalid').first()).toBeFocused();
  });

/** @param messages what the page has sent */
async function sendAndFollowLink(page: Page, messages: readonly unknown[]) {
  await sendContactForm(page);
  expect(messages).toEqual([exampleMessage]);
  await footerLink(page, paths.security).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(securityHero.title[0]);
}

/** What a preference, an extension or another script takes from the page. */
const losses: Readonly<Record<string, () => void>> = {
  'without PerformanceObserver, as a preference of Firefox leaves it': () =>
    Reflect.deleteProperty(window, 'PerformanceObserver'),
  'where another script has a variable `navigation`': () =>
    Object.assign(window, { navigation: [] }),
  'where another script uses up the calls of the history that Safari allows': () => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('100 times', 'SecurityError');
    };
  },
};

for (const [where, lose] of Object.entries(losses))
  test(`${where}, the site works`, async ({ page, allowConsole }) => {
    allowConsole(/100 times/);
    await page.addInitScript(lose);
    const messages = await receiveMessages(page);
    await open(page, paths.home);
    await sendAndFollowLink(page, messages);
  });

test('in a sandboxed document, whose cookies and storage throw, the page works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/sandbox/);
  // Firefox, with all cookies blocked
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    };
  });
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    const policy = `${response.headers()['content-security-policy']}, sandbox allow-scripts allow-forms allow-modals`;
    const isDocument = route.request().isNavigationRequest();
    await route.fulfill({
      response,
      headers: isDocument ? { ...headers, 'content-security-policy': policy } : headers,
    });
  });
  const messages = await receiveMessages(page);
  await open(page, paths.home);
  const menu = navigation.desktop.find((item) => 'items' in item)?.label ?? '';
  const services = page.getByRole('banner').getByRole('button', { name: menu });
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await consentButton(page, cookieBanner.necessaryOnly).click();
  await expect(consentBanner(page)).toHaveCount(0);
  await sendAndFollowLink(page, messages);
  await expectNetworkIdle(page);
});

test('a page that nobody has opened yet shows no cookie banner; its seconds begin when it is opened', async ({
  page,
}) => {
  await prerender(page);
  await page.clock.install();
  await open(page, paths.home);
  await page.clock.runFor(60_000);
  await expect(consentBanner(page)).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(consentBanner(page)).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('the service worker of an earlier site at the address removes itself', async ({
  page,
  request,
}) => {
  const earlier = `addEventListener('fetch', (event) => event.respondWith(new Response('old')));`;
  const imported = await (await request.get('/sw.js')).text();
  for (const name of ['/sw.js', '/service-worker.js']) {
    let script = earlier;
    const server = createServer(({ url = '' }, response) => {
      response.setHeader('Content-Type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
      response.end({ '/sw.js': imported, [name]: script }[url] ?? 'new');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    await page.goto(origin);
    await page.evaluate(async (path) => {
      await navigator.serviceWorker.register(path);
      await navigator.serviceWorker.ready;
    }, name);
    await page.goto(origin);
    await expect(page.locator('body')).toHaveText('old');
    script = await (await request.get(name)).text();
    await page.goto(origin);
    await expect(page.locator('body')).toHaveText('new');
    const count = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // while the page is shown anew, there is no answer
    await expect.poll(() => count().catch(() => NaN)).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  }
});

test('an element with the id of the page’s root, and a page written anew, keep the links', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/#418/);
  // written anew, the banner would cover the link
  await acceptAllCookies(context);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.prepend(Object.assign(document.createElement('div'), { id: 'app' }));
    });
  });
  await open(page, paths.privacy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => (document.body.innerHTML += '<i></i>'));
  await footerLink(page, paths.security).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(securityHero.title[0]);
});

test.describe('elements that an extension or a bookmarklet removes', () => {
  test('tags of the head, alone or because the head is written anew: pages still change', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/removeChild|selector is empty|#418/);
    const removeTags = () => {
      for (const tag of document.head.querySelectorAll('title, meta, [rel=canonical]'))
        tag.remove();
    };
    const writeAnew = () => {
      document.head.innerHTML += '<meta name="anew">';
    };
    for (const change of [removeTags, writeAnew]) {
      await open(page, paths.privacy);
      await page.evaluate(change);
      await footerLink(page, paths.security).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(securityHero.title[0]);
      await expectHydrated(page);
      await page.evaluate(change);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyHero.title);
    }
  });

  test('whatever is fixed or sticky, and nodes that React moves: pages still change', async ({
    page,
  }) => {
    await open(page, paths.home);
    await expect(consentBanner(page)).toBeVisible();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('body *'))
        if (/fixed|sticky/.test(getComputedStyle(element).position)) element.remove();
      for (const section of document.querySelectorAll('main > section')) {
        const wrapper = document.createElement('font');
        section.replaceWith(wrapper);
        wrapper.append(section);
      }
    });
    await footerLink(page, paths.privacy).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyHero.title);
    await page.goBack();
    await expect(page.locator(`#${anchors.contact}`)).toBeAttached();
    await expectHydrated(page);
  });
});
