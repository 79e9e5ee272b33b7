import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { authErrors } from '@/content/auth';
import { navigationActions } from '@/content/navigation';
import { AccountBar } from '@/features/auth/components/account/AccountBar';
import { AuthEffects } from '@/features/auth/components/AuthEffects';
import '@/features/auth/components/AuthDialogs/AuthDialogs';
import { AuthError, type Account, type AccountClient } from '@/features/auth/authClient';
import { fakeAccountClient, fakeRedirectClient } from '../../support/fakeServices';
import { renderWithProviders } from '../../support/renderAt';
import { storedItems } from '@/lib/storageInventory';

const user = userEvent.setup();
const account = { email: 'priya.menon@kaveri.example', displayName: null };
const cached = JSON.stringify({ name: 'priya.menon', email: account.email });

function openTab(overrides: Partial<AccountClient> = {}, initial: Account | null = null) {
  const { client, emit } = fakeAccountClient(overrides, initial);
  const accounts = vi.fn(() => Promise.resolve(client));
  const tab = renderWithProviders(
    <>
      <AccountBar />
      <AuthEffects />
    </>,
    { services: { accounts, singleSignOn: null } },
  );
  return { ...tab, client, accounts, emit };
}

function storeInOtherTab(value: string | null) {
  if (value === null) localStorage.removeItem(storedItems.session.name);
  else localStorage.setItem(storedItems.session.name, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storedItems.session.name })));
}

const login = () => screen.queryByRole('button', { name: navigationActions.login });
const logout = () => screen.queryByRole('button', { name: navigationActions.logout });

it('without a session and without hover or focus no sign-in service loads', async () => {
  const { accounts } = openTab();
  await user.hover(login() ?? document.body);
  await user.tab();
  expect(accounts).not.toHaveBeenCalled();
});

it('a cached user is shown at once, and the service is requested after the page has loaded', async () => {
  localStorage.setItem(storedItems.session.name, cached);
  const { accounts } = openTab({ onAccountChange: () => () => undefined });
  expect(screen.getByText('priya.menon')).toBeVisible();
  expect(screen.getByText(account.email)).toBeVisible();
  expect(login()).toBeNull();
  await user.keyboard('{Shift}');
  await waitFor(() => expect(accounts).toHaveBeenCalledOnce());
});

it('a session that the service does not know ends and is removed from storage', async () => {
  localStorage.setItem(storedItems.session.name, cached);
  openTab();
  await user.keyboard('{Shift}');
  await waitFor(() => expect(login()).toBeVisible());
  expect(localStorage.getItem(storedItems.session.name)).toBeNull();
});

it('a sign-in and a sign-out in another tab show at once', () => {
  openTab({ onAccountChange: () => () => undefined });
  storeInOtherTab(cached);
  expect(screen.getByText('priya.menon')).toBeVisible();
  storeInOtherTab(null);
  expect(login()).toBeVisible();
});

it.each([
  ['from the back-forward cache', new PageTransitionEvent('pageshow', { persisted: true })],
  ['in a tab that was hidden', new Event('visibilitychange', { bubbles: true })],
])('a page that becomes visible again %s shows the current session', (_, event) => {
  openTab({ onAccountChange: () => () => undefined });
  localStorage.setItem(storedItems.session.name, cached);
  act(() => void (event.type === 'pageshow' ? window : document).dispatchEvent(event));
  expect(screen.getByText('priya.menon')).toBeVisible();
});

it('a session that storage does not keep stays when the page is shown again', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { emit } = openTab();
  await user.click(login() ?? document.body);
  await screen.findByRole('dialog');
  act(() => emit(account));
  expect(screen.getByText('priya.menon')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('priya.menon')).toBeVisible();
});

it('Logout ends the session and leaves the focus on Login', async () => {
  localStorage.setItem(storedItems.session.name, cached);
  const { client } = openTab({}, account);
  await user.click(logout() ?? document.body);
  await waitFor(() => expect(client.signOut).toHaveBeenCalledOnce());
  await waitFor(() => expect(login()).toHaveFocus());
});

it('Logout removes drafts, and tokens that an earlier build with single sign-on left', async () => {
  localStorage.setItem(storedItems.session.name, cached);
  localStorage.setItem('@@auth0spajs@@::old::', '{');
  const { client } = openTab({}, account);
  sessionStorage.setItem(storedItems.contactDraft.name, '{"name":"Priya"}');
  sessionStorage.setItem(storedItems.applicationDraft.name, '{"fullName":"Priya"}');
  await user.click(logout() ?? document.body);
  await waitFor(() => expect({ ...localStorage }).toEqual({}));
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  expect(client.signOut).toHaveBeenCalledOnce();
});

it('a Logout in another tab removes the drafts of this one', async () => {
  localStorage.setItem(storedItems.session.name, cached);
  openTab({ onAccountChange: () => () => undefined });
  sessionStorage.setItem(storedItems.contactDraft.name, '{"name":"Priya"}');
  storeInOtherTab(null);
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
});

it.each(['firebase', 'oidc'] as const)(
  'Logout of a session from %s ends every configured one, and none returns',
  async (method) => {
    const accounts = fakeAccountClient({}, account).client;
    const singleSignOn = fakeRedirectClient({}, account).client;
    localStorage.setItem(
      storedItems.session.name,
      JSON.stringify({ ...JSON.parse(cached), method }),
    );
    renderWithProviders(
      <>
        <AccountBar />
        <AuthEffects />
      </>,
      {
        services: {
          accounts: () => Promise.resolve(accounts),
          singleSignOn: () => Promise.resolve(singleSignOn),
        },
      },
    );
    await user.click(logout() ?? document.body);
    await waitFor(() => expect(login()).toBeVisible());
    expect(accounts.signOut).toHaveBeenCalledOnce();
    expect(singleSignOn.signOut).toHaveBeenCalledOnce();
    await user.click(login() ?? document.body);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(login()).toBeVisible();
  },
);

it('a failure on the way back from a provider opens the login dialog, then the alert', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  sessionStorage.setItem(storedItems.redirect.name, 'google');
  openTab({
    completeRedirect: () => Promise.reject(new AuthError('user-disabled', 'Firebase: disabled.')),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(authErrors['user-disabled']);
  await waitFor(() => {
    expect(alert).toHaveBeenCalledExactlyOnceWith('Firebase: disabled.');
  });
  expect(sessionStorage.getItem(storedItems.redirect.name)).toBeNull();
});

it('an account that the service read before another tab logged out does not come back', async () => {
  localStorage.setItem(storedItems.session.name, cached);
  const { client } = fakeAccountClient({}, account);
  let finishLoading: () => void = () => undefined;
  const accounts = vi.fn(
    () =>
      new Promise<AccountClient>((resolve) => {
        finishLoading = () => resolve(client);
      }),
  );
  renderWithProviders(
    <>
      <AccountBar />
      <AuthEffects />
    </>,
    { services: { accounts, singleSignOn: null } },
  );
  await user.keyboard('{Shift}');
  await waitFor(() => expect(accounts).toHaveBeenCalled());
  storeInOtherTab(null);
  finishLoading();
  await waitFor(() => expect(client.signOut).toHaveBeenCalledOnce());
  expect(login()).toBeVisible();
  expect(localStorage.getItem(storedItems.session.name)).toBeNull();
});
