import { expect, test } from 'vitest';
import { storage } from '@/app/stored';
import { privacyHero } from '@/content/privacy';

/** What is stored, as it was when consent and policy were last dated; a site without a part stores less. */
const recorded = {
  revision: 1,
  updated: '2026-11-28',
  items: [
    'cookieConsent: necessary, cookie, 365',
    'motion: necessary, sessionStorage, tabClosed',
    'contactDraft: necessary, sessionStorage, tabClosed',
    'applicationDraft: necessary, sessionStorage, tabClosed',
    'appearance: necessary, localStorage, cleared',
    'playCount: analytics, cookie, 365',
    'visits_<Organisation>: analytics, cookie, 7',
    'lastVisitedCase: functional, cookie, 7',
    'leadSource: analytics, sessionStorage, tabClosed',
    '_ga: analytics, cookie, 730',
    '_ga_<Stream>: analytics, cookie, 730',
    '_gcl_<Kind>: marketing, cookie, 90',
    'username: profile, cookie, 7',
    'userEmail: profile, cookie, 7',
    'session: necessary, localStorage, signedOut',
    'draftOwner: necessary, sessionStorage, tabClosed',
    'firebaseLocalStorageDb: necessary, indexedDB, signedOut',
    'firebase-heartbeat-database: necessary, indexedDB, cleared',
    'signInRedirect: necessary, sessionStorage, tabClosed',
    'firebase:pendingRedirect:<Project>: necessary, sessionStorage, tabClosed',
    '@@auth0spajs@@::<Client>: necessary, localStorage, signedOut',
    'auth0.<Client>.is.authenticated: necessary, cookie, 1',
    'a0.spajs.txs.<Client>: necessary, sessionStorage, tabClosed',
  ],
};

test('the policy and the consent are as new as what is stored', () => {
  const changed = storage.inventory
    .map(({ name, category, kind, lifetime }) => `${name}: ${category}, ${kind}, ${lifetime}`)
    .filter((item) => !recorded.items.includes(item));
  const isOptional = changed.some((item) => !item.includes(': necessary,'));
  const hasMoved = isOptional
    ? storage.revision > recorded.revision
    : privacyHero.updated.date > recorded.updated;
  const advice = isOptional
    ? 'Consent to it was never asked for: increase `consentRevision` in src/features/consent/consentRecord.ts and move `privacyHero.updated` in src/content/privacy.ts'
    : 'The cookie table has changed: move `privacyHero.updated` in src/content/privacy.ts';
  expect(changed, hasMoved ? 'Record it here.' : `${advice}, then record it here.`).toEqual([]);
});
