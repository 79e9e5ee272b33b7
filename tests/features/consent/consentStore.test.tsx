import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storage } from '@/app/stored';
import { storedItems } from '@/content/storedItems';
import { preferencesFor, type Preferences } from '@/features/consent/consentRecord';
import {
  createConsentRecord,
  refreshConsent,
  saveConsent,
  syncConsentAcrossTabs,
} from '@/features/consent/updateConsent';
import type { StorageCategory } from '@/lib/storedItem';
import {
  blockedCookies,
  consentTo,
  createMemoryCookies,
  createTestConsent,
} from '../../support/memoryCookies';

const { name } = storedItems.cookieConsent;
const all = preferencesFor('all');
const necessary = preferencesFor('necessary');
const analytics = cookiesIn('analytics');
const functional = cookiesIn('functional');

/** A page of the site, in a browser with these cookies. */
function openPage(jar = createMemoryCookies()) {
  const store = createTestConsent(jar);
  return {
    ...store,
    save: (preferences: Preferences) => saveConsent(store, preferences),
    names: () => Object.keys(jar.getAll()),
  };
}

/** A cookie of each item of the category. */
function cookiesIn(category: StorageCategory): Readonly<Record<string, string>> {
  const cookies = storage.inventory.filter(
    (item) => item.kind === 'cookie' && item.category === category,
  );
  return Object.fromEntries(cookies.map((item) => [item.name.replace(/<.*>/, 'x'), '1']));
}

it('without a choice nothing optional is allowed, and what is there is removed', () => {
  const page = openPage(createMemoryCookies({ ...analytics, other: '1', ...functional }));
  refreshConsent(page);
  expect(page.names()).toEqual(['other']);
  expect(page.isAllowed('functional')).toBe(false);
});

describe('a choice', () => {
  it('is stored as JSON with revision, time and an id that stays, and emitted to subscribers', () => {
    const jar = createMemoryCookies();
    const page = openPage(jar);
    const listener = vi.fn();
    page.record.subscribe(listener);
    page.save(all);
    const record: unknown = JSON.parse(jar.getAll()[name] ?? '');
    expect(record).toEqual({
      ...all,
      revision: 1,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(listener).toHaveBeenCalledOnce();
    expect(page.record.get()).toEqual(record);
    const id = page.record.get()?.id;
    page.save(necessary);
    expect(page.record.get()).toMatchObject({ choice: 'necessary', id });
  });

  it('allows only the cookies of its categories, and removes those of a withdrawn one', () => {
    const page = openPage(createMemoryCookies({ [name]: '', ...analytics, ...functional }));
    page.save(all);
    expect(page.names().sort()).toEqual(
      [name, ...Object.keys({ ...analytics, ...functional })].sort(),
    );
    page.save({ ...necessary, functional: true });
    expect(page.names().sort()).toEqual([name, ...Object.keys(functional)].sort());
    expect([page.isAllowed('functional'), page.isAllowed('analytics')]).toEqual([true, false]);
    page.save(necessary);
    expect(page.names()).toEqual([name]);
  });

  it('when withdrawn in another tab, is withdrawn here before any message arrives', () => {
    const jar = createMemoryCookies(consentTo('all'));
    const page = openPage(jar);
    expect(page.record.get()).toMatchObject({ choice: 'all' });
    openPage(jar).save(necessary);
    expect(page.isAllowed('analytics')).toBe(false);
  });
});

it('who has chosen, also an outdated choice, or sends Global Privacy Control is not undecided', () => {
  expect(openPage().isUndecided()).toBe(true);
  for (const value of [...Object.values(consentTo('necessary')), '{"revision":0}', 'dismiss']) {
    expect(openPage(createMemoryCookies({ [name]: value })).isUndecided()).toBe(false);
  }
  const page = openPage(blockedCookies);
  page.save(necessary);
  expect(page.isUndecided()).toBe(false);
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  expect(openPage().isUndecided()).toBe(false);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('of several cookies', () => {
  const record = (choice: 'all' | 'necessary', timestamp: string) =>
    JSON.stringify({
      ...createConsentRecord(preferencesFor(choice), 'a1', storage.revision),
      timestamp,
    });
  const old = record('all', '2026-01-01T00:00:00.000Z');
  const ahead = record('all', '2040-01-01T00:00:00.000Z');
  const recent = record('necessary', '2026-02-01T00:00:00.000Z');
  /** A jar with values that the page can neither remove nor replace, before or after its own. */
  const jarWith = (foreign: readonly string[], isFirst: boolean) => {
    const own = createMemoryCookies();
    const values = (each: string) =>
      isFirst ? [...foreign, ...own.getValues(each)] : [...own.getValues(each), ...foreign];
    return { ...own, getValues: values };
  };

  it.each([
    ['a former tool’s value', ['dismiss', recent]],
    ['a raw "all"', ['all', recent]],
    ['an older record', [old, recent]],
    ['a record without a time', [record('all', 'never'), recent]],
  ])('the newest record counts, not %s', (_, values) => {
    for (const foreign of [values, values.toReversed()]) {
      expect(openPage(jarWith(foreign, true)).record.get()).toMatchObject(necessary);
    }
  });

  it.each(['dismiss', 'all', old, ahead, '%E0%A4%A'])(
    'a choice outweighs %s, in this tab and in the next',
    (foreign) => {
      for (const isFirst of [true, false]) {
        const jar = jarWith([foreign], isFirst);
        const page = openPage(jar);
        page.save(necessary);
        refreshConsent(page);
        expect(page.record.get()).toMatchObject(necessary);
        expect(openPage(jar).record.get()).toMatchObject(necessary);
        page.save(all);
        expect(openPage(jar).record.get()).toMatchObject(all);
      }
    },
  );

  it('a choice that the browser does not store holds in this tab', () => {
    const page = openPage({ ...blockedCookies, getValues: () => [ahead] });
    page.save(necessary);
    refreshConsent(page);
    expect(page.record.get()).toMatchObject(necessary);
  });
});

describe('between tabs', () => {
  it.each([
    ['at once', createMemoryCookies()],
    ['at once, also where cookies are blocked', blockedCookies],
  ])('a choice arrives %s', async (_, jar) => {
    const other = openPage(jar);
    const stop = syncConsentAcrossTabs(other);
    openPage(jar).save(all);
    await waitFor(() => expect(other.record.get()).toMatchObject({ choice: 'all' }));
    stop();
  });

  it('a page that becomes visible again in a tab that was hidden has the current choice', () => {
    const jar = createMemoryCookies();
    const page = openPage(jar);
    const stop = syncConsentAcrossTabs(page);
    for (const [cookie, value] of Object.entries(consentTo('necessary')))
      jar.set({ name: cookie, lifetime: 365 }, value);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.record.get()).toMatchObject(necessary);
    stop();
  });
});
