import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { consentCategories, cookieDialog } from '@/content/cookieDialog';
import { footer } from '@/content/navigation';
import type { Query } from '../query';
import type { Journeys } from '../runJourneys';
import { createVisitor, type Visitor } from '../visitor';
import { storedItems } from '@/lib/storageInventory';

const study = paths.study('Machinerymanufacturing');
const banner: Query = { role: 'region', name: cookieBanner.label };
const dialog: Query = { role: 'dialog', name: cookieDialog.title };
const settings: Query = {
  role: 'button',
  name: footer.cookieSettings,
  within: { role: 'contentinfo' },
};
const optionalCookies = ['lastVisitedCase', 'visits_KaveriWorks'] as const;

const inBanner = (name: string): Query => ({ role: 'button', name, within: banner });
const inDialog = (name: string): Query => ({ role: 'button', name, within: dialog });

export const consentJourneys: Journeys = {
  'Accept all sets the cookies of a study, and withdrawing removes them': async (openBrowser) => {
    const visitor = await openBrowser({ hasConsented: false });
    await visitor.open(study);
    await visitor.expectVisible(banner);
    expect(await cookieNames(visitor)).toEqual([]);
    await visitor.click(inBanner(cookieBanner.acceptAll));
    await visitor.expectHidden(banner);
    await expectCookies(visitor, [storedItems.cookieConsent.name, ...optionalCookies]);
    await withdraw(visitor);
    await expectCookies(visitor, [storedItems.cookieConsent.name]);
    await visitor.expectFocused(settings);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await expectCookies(visitor, [storedItems.cookieConsent.name]);
  },

  'Necessary only stores the choice and nothing else, also after a reload': async (openBrowser) => {
    const visitor = await openBrowser({ hasConsented: false });
    await visitor.open(study);
    await visitor.click(inBanner(cookieBanner.necessaryOnly));
    await visitor.expectHidden(banner);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await expectCookies(visitor, [storedItems.cookieConsent.name]);
  },

  'Configure sets cookies of the ticked categories only': async (openBrowser) => {
    const visitor = await openBrowser({ hasConsented: false });
    await visitor.open(study);
    await visitor.click(inBanner(cookieBanner.configure));
    await visitor.click(inDialog(cookieDialog.cancel));
    await visitor.expectHidden(dialog);
    await visitor.expectFocused(inBanner(cookieBanner.configure));
    expect(await cookieNames(visitor)).toEqual([]);
    await visitor.click(inBanner(cookieBanner.configure));
    await visitor.click({ role: 'radio', css: '[value="all"]', within: dialog });
    await expectTicked(visitor, ['profile', 'analytics', 'marketing', 'functional']);
    await visitor.click({ role: 'radio', css: '[value="necessary"]', within: dialog });
    await expectTicked(visitor, ['profile']);
    await visitor.click(checkbox('functional'));
    await visitor.click(inDialog(cookieDialog.confirm));
    await visitor.expectHidden(dialog);
    await visitor.expectHidden(banner);
    await expectCookies(visitor, [storedItems.cookieConsent.name, 'lastVisitedCase']);
  },

  'a choice in one window applies in the other': async (openBrowser) => {
    const visitor = await openBrowser({ hasConsented: false });
    await visitor.open(study);
    await visitor.expectVisible(banner);
    const other = createVisitor(await visitor.driver.openWindow());
    await other.open(paths.privacy);
    await other.expectVisible(banner);
    await other.click(inBanner(cookieBanner.acceptAll));
    await visitor.expectHidden(banner);
    await expectCookies(visitor, [storedItems.cookieConsent.name, ...optionalCookies]);
    await withdraw(other);
    await expectCookies(visitor, [storedItems.cookieConsent.name]);
  },
};

async function withdraw(visitor: Visitor) {
  await visitor.click(settings);
  await visitor.click({ role: 'radio', css: '[value="necessary"]', within: dialog });
  for (const category of ['analytics', 'marketing', 'functional'] as const) {
    if (await isTicked(visitor, category)) await visitor.click(checkbox(category));
  }
  await visitor.click(inDialog(cookieDialog.confirm));
  await visitor.expectHidden(dialog);
}

type Category = keyof typeof consentCategories;

const checkbox = (category: Category): Query => ({
  role: 'checkbox',
  name: consentCategories[category].title,
  within: dialog,
});

const isTicked = (visitor: Visitor, category: Category) =>
  visitor.inspect(
    checkbox(category),
    ([element]) => element instanceof HTMLInputElement && element.checked,
    null,
  );

async function expectTicked(visitor: Visitor, expected: readonly Category[]) {
  for (const category of ['profile', 'analytics', 'marketing', 'functional'] as const) {
    await expect
      .poll(() => isTicked(visitor, category), { message: category })
      .toBe(expected.includes(category));
  }
}

function cookieNames(visitor: Visitor): Promise<readonly string[]> {
  return visitor.evaluate(() =>
    document.cookie
      .split('; ')
      .flatMap((cookie) => cookie.split('=')[0] || [])
      .sort(),
  );
}

const expectCookies = (visitor: Visitor, names: readonly string[]) =>
  expect.poll(() => cookieNames(visitor)).toEqual(names);
