import type { Page } from '@playwright/test';
import { navigation } from '@/app/links';
import { storage } from '@/app/stored';
import { addresses } from './support/addresses';
import { partTesting } from './support/parts';
import { expect, test } from './support/site';

const servicesLabel = navigation.desktop.find((item) => 'items' in item)?.label ?? '';

/** Values that a link, an older version or another site on the same domain could have stored. */
const payloads: Readonly<Record<string, string>> = {
  'a record with markup': JSON.stringify({
    choice: 'all',
    analytics: true,
    marketing: true,
    functional: true,
    revision: 99,
    id: '<img src=x onerror="executed=true">',
    timestamp: 'never',
    name: '<img src=x onerror="executed=true">',
    email: '<script>executed=true</script>@evil.example',
    displayName: '"}*{background:url(//evil.example)}',
  }),
  'a long value with markup, broken escapes and control characters':
    'javascript:executed=true//"\'><svg onload=executed=true><img src=x onerror="executed=true"><script>executed=true</script>%E0%A4%A%00%0d%0aSet-Cookie:executed=true\u0000\u0007\u001b[31m\u202Egpj.exe\u2066\uFEFF\uD800'.padEnd(
      3000,
      'x',
    ),
};

const pagesWithForm = ['/?state=', ...partTesting.flatMap((part) => part.pagesWithQuery ?? [])];

for (const [name, payload] of Object.entries(payloads)) {
  test(`${name}, in every storage and URL, neither runs nor breaks a page`, async ({ page }) => {
    await storeEverywhere(page, payload);
    // Servers reject longer headers.
    const encoded = encodeURIComponent(wellFormed(payload).slice(0, 200));
    for (const start of pagesWithForm) {
      await page.goto(`${start}${encoded}&${encoded}#${encoded}`);
      await fillForm(page, wellFormed(payload));
      await expectUsable(page);
    }
  });
}

/** Replaces unpaired surrogates, which a URL cannot contain. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Stores the payload under every key that the site reads. */
async function storeEverywhere(page: Page, payload: string) {
  const items = storage.inventory.map(({ name, kind }) => ({
    name: name.replace(/<.*>/, 'Kaveri'),
    kind,
  }));
  await page.context().addCookies(
    items
      .filter(({ kind }) => kind === 'cookie')
      .map(({ name }) => ({
        name,
        value: encodeURIComponent(wellFormed(payload)).slice(0, 300),
        url: addresses.site,
      })),
  );
  await page.addInitScript(
    ([stored, text]) => {
      for (const { name, kind } of stored) {
        if (kind === 'localStorage') localStorage.setItem(name, text);
        if (kind === 'sessionStorage') sessionStorage.setItem(name, text);
      }
    },
    [items, payload] as const,
  );
}

async function fillForm(page: Page, payload: string) {
  const form = page.getByRole('main').getByRole('form');
  // not the honeypot, which is inert
  const fields = form.locator('[name]:not([tabindex="-1"], [type=file])');
  for (const field of await fields.all()) await field.fill(payload);
  const name = `${payload.replaceAll(/[/\\]/g, '').replaceAll('\0', '').slice(0, 60)}.pdf`;
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  for (const input of await form.locator('input[type=file]').all()) await input.setInputFiles(file);
}

async function expectUsable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const services = page.getByRole('banner').getByRole('button', { name: servicesLabel });
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
}
