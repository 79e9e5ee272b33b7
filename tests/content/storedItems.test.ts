import { test } from 'vitest';
import { storedItems } from '@/content/storedItems';
import { expectDated } from '../support/inventory';

test('the policy and the consent are as new as what is stored', () => {
  expectDated(storedItems, {
    revision: 1,
    updated: '2026-11-23',
    items: [
      'cookieConsent: necessary, cookie, 365',
      'username: profile, cookie, 7',
      'userEmail: profile, cookie, 7',
      'visits_<Organisation>: analytics, cookie, 7',
      'lastVisitedCase: functional, cookie, 7',
      'session: necessary, localStorage, signedOut',
      'firebaseLocalStorageDb: necessary, indexedDB, signedOut',
      'firebase-heartbeat-database: necessary, indexedDB, cleared',
      'lastSignIn: functional, cookie, 365',
      'verificationMail: necessary, sessionStorage, tabClosed',
      'signInRedirect: necessary, sessionStorage, tabClosed',
      'firebase:pendingRedirect:<Project>: necessary, sessionStorage, tabClosed',
      '@@auth0spajs@@::<Client>: necessary, localStorage, signedOut',
      'auth0.<Client>.is.authenticated: necessary, cookie, 1',
      'a0.spajs.txs.<Client>: necessary, sessionStorage, tabClosed',
      'motion: necessary, sessionStorage, tabClosed',
      'scroll: necessary, sessionStorage, tabClosed',
      'contactDraft: necessary, sessionStorage, tabClosed',
      'applicationDraft: necessary, sessionStorage, tabClosed',
    ],
  });
});
