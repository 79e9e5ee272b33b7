import { authLabels } from '../../src/content/auth';
import { cookieBanner } from '../../src/content/consent';
import { storedItems, type StoredItem } from '../../src/lib/cookies';
import { studySummaries } from '../../src/content/studies/list';
import { paths } from '../../src/config/paths';
import {
  collectAlerts,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  logout,
  openLogin,
  providerButton,
  signIn,
} from './support/account';
import { addresses } from './support/addresses';
import { chooseNewAccount, serveGapi } from './support/popup';
import { expect, test } from './support/site';

/** Firebase writes these to learn whether it may, and removes them at once. */
const probes = [
  'indexedDB validate-browser-context-for-indexeddb-analytics-module',
  'localStorage __sak',
  'sessionStorage __sak',
];

test('every key that is written in any flow of sign-in and consent stands in the table', async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/Request outside: https:\/\/(fonts|unpkg)|ERR_|Failed to load resource/);
  collectAlerts(page);
  await serveGapi(context);
  const written = new Set<string>();
  await context.exposeFunction('noteKey', (key: string) => written.add(key));
  await context.addInitScript((site) => {
    if (location.origin !== site) return;
    const note = (key: string) => {
      if ('noteKey' in window && typeof window.noteKey === 'function') void window.noteKey(key);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      note(`${this === window.localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
      setItem.call(this, key, value);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      note(`indexedDB ${name}`);
      return open.call(this, name, version);
    };
  }, addresses.site);
  await page.goto(paths.study(studySummaries.machinery.slug));
  await page.getByRole('button', { name: cookieBanner.acceptAll }).click();
  await signIn(page, await createAccount());
  await logout(page).click();
  await expectSignedOut(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await openLogin(page);
  await providerButton(page, 'google').click();
  await page.getByRole('button', { name: authLabels.continueHere }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  const email = await chooseNewAccount(page);
  await expectSignedIn(page, email);
  for (const { name } of await context.cookies(addresses.site)) written.add(`cookie ${name}`);
  expect(written.size).toBeGreaterThan(6);
  const items: readonly StoredItem[] = Object.values(storedItems);
  const unlisted = [...written].filter(
    (key) =>
      !probes.includes(key) &&
      !items.some(({ kind, name }) => key.startsWith(`${kind} ${name.split('<')[0] ?? ''}`)),
  );
  expect(unlisted).toEqual([]);
});
