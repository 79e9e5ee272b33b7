import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storedItems } from '@/content/storedItems';
import { collectAlerts } from '@tests/support/forms';
import { AuthError, toSentences, type Account, type PasswordAuthClient } from '../client';
import { authErrors } from '../content/auth';
import { formatCachedSession, signedIn } from '../session';
import { signInItems } from '../stored';
import {
  clientsWithoutSettings,
  exampleAccount,
  fakeClients,
  fakePasswordClient,
} from './support/fakeClients';
import { cacheAccount, interact, login, logout, pressLogout, renderSignIn } from './support/signIn';

const cached = formatCachedSession(signedIn('firebase', exampleAccount));
const neverAnswers = { onAccountChange: () => undefined };
const shown = () => screen.getByText('priya.menon');
const storedSession = () => localStorage.getItem(signInItems.session.name);

function openTab(overrides: Partial<PasswordAuthClient> = {}, initial: Account | null = null) {
  const { client, emit } = fakePasswordClient(overrides, initial);
  const accounts = vi.fn(() => Promise.resolve(client));
  renderSignIn({ clients: { ...fakeClients(), accounts } });
  return { client, accounts, emit };
}

function storeInOtherTab(value: string | null) {
  if (value === null) localStorage.removeItem(signInItems.session.name);
  else localStorage.setItem(signInItems.session.name, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: signInItems.session.name })));
}

it('a build without the settings has no service, and forgets a session', () => {
  const clients = clientsWithoutSettings();
  expect(clients).toEqual({ accounts: null, singleSignOn: null });
  cacheAccount();
  renderSignIn({ clients });
  expect(login()).toBeVisible();
  expect(storedSession()).toBeNull();
});

it('a cached user is shown at once, and goes if the service does not know the session', async () => {
  cacheAccount();
  const { accounts } = openTab();
  expect(shown()).toBeVisible();
  expect(screen.getByText(exampleAccount.email)).toBeVisible();
  expect(login()).toBeNull();
  await interact();
  await waitFor(() => expect(login()).toBeVisible());
  expect(accounts).toHaveBeenCalledOnce();
  expect(storedSession()).toBeNull();
});

it('a sign-in and a sign-out in another tab show at once, and the drafts of this tab go', async () => {
  openTab(neverAnswers);
  sessionStorage.setItem(storedItems.contactDraft.name, '{"name":"Priya"}');
  storeInOtherTab(cached);
  expect(shown()).toBeVisible();
  storeInOtherTab(null);
  expect(login()).toBeVisible();
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
});

const arjun = { ...exampleAccount, email: 'arjun@kaveri.example' };

it.each([
  ['goes, if the session ended meanwhile', null, null],
  ['goes, if another user follows', formatCachedSession(signedIn('firebase', arjun)), null],
  ['stays for the same user', cached, '{"name":"Priya"}'],
])('what was typed in a tab that was on another site %s', (_, session, kept) => {
  cacheAccount();
  openTab(neverAnswers);
  sessionStorage.setItem(storedItems.contactDraft.name, '{"name":"Priya"}');
  cleanup();
  localStorage.clear();
  if (session !== null) localStorage.setItem(signInItems.session.name, session);
  openTab(neverAnswers);
  expect(sessionStorage.getItem(storedItems.contactDraft.name)).toBe(kept);
});

it('what was typed before the login stays', () => {
  sessionStorage.setItem(storedItems.contactDraft.name, '{"name":"Priya"}');
  openTab(neverAnswers);
  storeInOtherTab(cached);
  expect(sessionStorage.getItem(storedItems.contactDraft.name)).toBe('{"name":"Priya"}');
});

it('a page that becomes visible again shows the current session', () => {
  openTab(neverAnswers);
  cacheAccount();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBeVisible();
});

it('Logout ends the session, removes drafts, and leaves the focus on Login', async () => {
  cacheAccount();
  const { client } = openTab({}, exampleAccount);
  sessionStorage.setItem(storedItems.contactDraft.name, '{"name":"Priya"}');
  sessionStorage.setItem('anotherDraft', '{"name":"Priya"}');
  await pressLogout();
  await waitFor(() => expect(login()).toHaveFocus());
  expect(logout()).toBeNull();
  await waitFor(() => expect({ ...localStorage, ...sessionStorage }).toEqual({}));
  expect(client.signOut).toHaveBeenCalledOnce();
});

it('a failure on the way back from a provider opens the login dialog, then the alert', async () => {
  const { alerts, expectAlert } = collectAlerts();
  sessionStorage.setItem(signInItems.redirect.name, 'google');
  openTab({
    completeRedirect: () => Promise.reject(new AuthError('user-disabled', 'Firebase: disabled.')),
  });
  await expectAlert('Firebase: disabled.');
  expect(alerts[0]?.onPage).toContain(toSentences(authErrors['user-disabled']));
  expect(sessionStorage.getItem(signInItems.redirect.name)).toBeNull();
});

it('an account that the service read before another tab logged out does not come back', async () => {
  cacheAccount();
  const { client } = fakePasswordClient({}, exampleAccount);
  let finishLoading: (client: PasswordAuthClient) => void = () => undefined;
  const accounts = vi.fn(
    () => new Promise<PasswordAuthClient>((resolve) => (finishLoading = resolve)),
  );
  renderSignIn({ clients: { ...fakeClients(), accounts } });
  await interact();
  await waitFor(() => expect(accounts).toHaveBeenCalled());
  storeInOtherTab(null);
  finishLoading(client);
  await waitFor(() => expect(client.signOut).toHaveBeenCalledOnce());
  expect(login()).toBeVisible();
  expect(storedSession()).toBeNull();
});
