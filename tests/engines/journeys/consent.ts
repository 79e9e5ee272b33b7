import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { consentCategories, cookieDialog } from '@/content/cookieDialog';
import { footer } from '@/content/navigation';
import type { Query } from '../query';
import type { Journeys } from '../runJourneys';
import { visitorAt, type Visitor } from '../visitor';

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
  'Accept all sets the cookies of a study, and withdrawing removes them': async (arrive) => {
    const visitor = await arrive({ hasConsented: false });
    await visitor.open(study);
    await visitor.expectShown(banner);
    expect(await cookieNames(visitor)).toEqual([]);
    await visitor.click(inBanner(cookieBanner.acceptAll));
    await visitor.expectGone(banner);
    await expectCookies(visitor, ['cookieConsent', ...optionalCookies]);
    await withdraw(visitor);
    await expectCookies(visitor, ['cookieConsent']);
    await visitor.expectFocused(settings);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await expectCookies(visitor, ['cookieConsent']);
  },

  'Necessary only stores the choice and nothing else, also after a reload': async (arrive) => {
    const visitor = await arrive({ hasConsented: false });
    await visitor.open(study);
    await visitor.click(inBanner(cookieBanner.necessaryOnly));
    await visitor.expectGone(banner);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await expectCookies(visitor, ['cookieConsent']);
  },

  'Configure sets cookies of the ticked categories only': async (arrive) => {
    const visitor = await arrive({ hasConsented: false });
    await visitor.open(study);
    await visitor.click(inBanner(cookieBanner.configure));
    await visitor.click(inDialog(cookieDialog.cancel));
    await visitor.expectGone(dialog);
    await visitor.expectFocused(inBanner(cookieBanner.configure));
    expect(await cookieNames(visitor)).toEqual([]);
    await visitor.click(inBanner(cookieBanner.configure));
    await visitor.click({ role: 'radio', css: '[value="all"]', within: dialog });
    await expectTicked(visitor, ['profile', 'analytics', 'marketing', 'functional']);
    await visitor.click({ role: 'radio', css: '[value="necessary"]', within: dialog });
    await expectTicked(visitor, ['profile']);
    await visitor.click(box('functional'));
    await visitor.click(inDialog(cookieDialog.confirm));
    await visitor.expectGone(dialog);
    await visitor.expectGone(banner);
    await expectCookies(visitor, ['cookieConsent', 'lastVisitedCase']);
  },

  'a choice in one window applies in the other': async (arrive) => {
    const visitor = await arrive({ hasConsented: false });
    await visitor.open(study);
    await visitor.expectShown(banner);
    const other = visitorAt(await visitor.driver.openWindow());
    await other.open(paths.privacy);
    await other.expectShown(banner);
    await other.click(inBanner(cookieBanner.acceptAll));
    await visitor.expectGone(banner);
    await expectCookies(visitor, ['cookieConsent', ...optionalCookies]);
    await withdraw(other);
    await expectCookies(visitor, ['cookieConsent']);
  },
};

async function withdraw(visitor: Visitor) {
  await visitor.click(settings);
  await visitor.click({ role: 'radio', css: '[value="necessary"]', within: dialog });
  for (const category of ['analytics', 'marketing', 'functional'] as const) {
    if (await isTicked(visitor, category)) await visitor.click(box(category));
  }
  await visitor.click(inDialog(cookieDialog.confirm));
  await visitor.expectGone(dialog);
}

type Category = keyof typeof consentCategories;

const box = (category: Category): Query => ({
  role: 'checkbox',
  name: consentCategories[category].title,
  within: dialog,
});

const isTicked = (visitor: Visitor, category: Category) =>
  visitor.inspect(
    box(category),
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
