import { describe, expect, it, vi } from 'vitest';
import {
  createCaseVisit,
  readLastVisitedCase,
  recordPlay,
} from '@/features/consent/analyticsCookies';
import {
  createConsentRecord,
  preferencesFor,
  type Preferences,
} from '@/features/consent/consentRecord';
import { createConsentStore } from '@/features/consent/consentStore';
import { syncConsentAcrossTabs } from '@/features/consent/syncConsentAcrossTabs';
import { consentChannelName, refreshConsent, saveConsent } from '@/features/consent/updateConsent';
import type { CookieJar } from '@/lib/cookieJar';
import { blockedCookies, createMemoryCookies } from '../../support/memoryCookies';
import { storedItems } from '@/lib/storageInventory';
import { eventually } from '../../support/eventually';

const route = '/caseStudyDetails/Machinerymanufacturing';

/** A page of the site, in a browser with these cookies. */
function openPage(jar: CookieJar = createMemoryCookies()) {
  const store = createConsentStore(jar);
  const visit = createCaseVisit('Kaveri Works', route);
  return {
    ...store,
    save: (preferences: Preferences) => saveConsent(store, preferences),
    refresh: () => refreshConsent(store),
    play: () => recordPlay(store),
    visit: () => visit(store),
    lastVisitedCase: () => readLastVisitedCase(store),
    names: () => Object.keys(jar.getAll()).sort(),
  };
}

describe('without a choice', () => {
  it('nothing optional is written, and what is there is removed', () => {
    const page = openPage(createMemoryCookies({ playCount: '4', lastVisitedCase: route }));
    page.refresh();
    page.play();
    page.visit();
    expect(page.names()).toEqual([]);
    expect(page.lastVisitedCase()).toBeNull();
  });
});

describe('a choice', () => {
  it('is stored as JSON with revision, id and time, and emitted to subscribers', () => {
    const jar = createMemoryCookies();
    const page = openPage(jar);
    const listener = vi.fn();
    page.record.subscribe(listener);
    page.save(preferencesFor('all'));
    const record: unknown = JSON.parse(jar.getAll()[storedItems.cookieConsent.name] ?? '');
    expect(record).toEqual({
      choice: 'all',
      analytics: true,
      marketing: true,
      functional: true,
      revision: 1,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(listener).toHaveBeenCalledOnce();
    expect(page.record.get()).toEqual(record);
  });

  it('keeps its id when it changes', () => {
    const page = openPage();
    page.save(preferencesFor('all'));
    const first = page.record.get();
    page.save(preferencesFor('necessary'));
    expect(page.record.get()?.id).toBe(first?.id);
  });

  it('allows only the cookies of its categories', () => {
    const page = openPage();
    page.save({ ...preferencesFor('necessary'), functional: true });
    page.play();
    page.visit();
    expect(page.names()).toEqual([storedItems.cookieConsent.name, 'lastVisitedCase']);
    expect(page.lastVisitedCase()).toBe(route);
    page.save({ ...preferencesFor('necessary'), analytics: true });
    page.play();
    page.visit();
    expect(page.names()).toEqual([
      storedItems.cookieConsent.name,
      'playCount',
      'visits_KaveriWorks',
    ]);
  });

  it('made during a visit records that visit, once', () => {
    const jar = createMemoryCookies();
    const page = openPage(jar);
    page.visit();
    page.save(preferencesFor('all'));
    page.visit();
    page.save({ ...preferencesFor('all'), marketing: false });
    page.visit();
    expect(jar.getAll()).toMatchObject({ lastVisitedCase: route, visits_KaveriWorks: '1' });
  });

  it('when withdrawn, removes the cookies of its category', () => {
    const page = openPage();
    page.save(preferencesFor('all'));
    page.play();
    page.visit();
    page.save(preferencesFor('necessary'));
    expect(page.names()).toEqual([storedItems.cookieConsent.name]);
  });

  it('when withdrawn in another tab, is withdrawn here before any message arrives', () => {
    const jar = createMemoryCookies({ [storedItems.cookieConsent.name]: 'all' });
    const page = openPage(jar);
    expect(page.record.get()).toMatchObject({ choice: 'all' });
    openPage(jar).save(preferencesFor('necessary'));
    page.play();
    page.visit();
    expect(page.names()).toEqual([storedItems.cookieConsent.name]);
  });
});

describe('between tabs', () => {
  it.each([
    ['at once', createMemoryCookies()],
    ['at once, also where cookies are blocked', blockedCookies],
  ])('a choice arrives %s', async (_, jar) => {
    const other = openPage(jar);
    const stop = syncConsentAcrossTabs(other);
    openPage(jar).save(preferencesFor('all'));
    await eventually(() => expect(other.record.get()).toMatchObject({ choice: 'all' }));
    stop();
  });

  it('ignores a message that is not a choice', async () => {
    const page = openPage(blockedCookies);
    const stop = syncConsentAcrossTabs(page);
    const channel = new BroadcastChannel(consentChannelName);
    const choices: unknown[] = [];
    page.record.subscribe(() => choices.push(page.record.get()));
    const choice = createConsentRecord(preferencesFor('necessary'), 'a1');
    for (const value of ['{"choice":', 7, null, 'a'.repeat(1025), JSON.stringify(choice)]) {
      channel.postMessage(value);
    }
    // Messages arrive in order, so the invalid ones have arrived by then.
    await eventually(() => expect(choices).toEqual([choice]));
    channel.close();
    stop();
  });

  it.each([
    [
      'from the back-forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['in a tab that was hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('a page that becomes visible again %s has the current choice', (_, becomeVisible) => {
    const jar = createMemoryCookies();
    const page = openPage(jar);
    const stop = syncConsentAcrossTabs(page);
    const record = createConsentRecord(preferencesFor('necessary'), 'a1');
    jar.set(storedItems.cookieConsent.name, JSON.stringify(record), 365);
    becomeVisible();
    expect(page.record.get()).toEqual(record);
    stop();
  });
});
