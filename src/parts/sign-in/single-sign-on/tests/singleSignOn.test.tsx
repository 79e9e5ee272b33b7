import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { button, collectAlerts, press } from '@tests/support/forms';
import { AuthError, toSentences } from '../../client';
import type { Account, RedirectAuthClient } from '../../client';
import { authCopy, authErrors, loginModal, unknownAuthError } from '../../content/auth';
import { readCachedSession, signedOut } from '../../session';
import { signInItems } from '../../stored';
import {
  exampleAccount,
  fakeAccount,
  fakeClients,
  fakePasswordClient,
} from '../../tests/support/fakeClients';
import {
  cacheAccount,
  login,
  logout,
  pressLogin,
  pressLogout,
  renderSignIn,
} from '../../tests/support/signIn';

const action = authCopy.singleSignOn;

/** Without `overrides` the site has no single sign-on. */
function openPage(overrides: Partial<RedirectAuthClient> | null = {}) {
  const { client } = fakeOidcClient(overrides ?? {});
  const load = vi.fn(() => Promise.resolve(client));
  renderSignIn({
    clients: { ...fakeClients(), singleSignOn: overrides && load },
  });
  return { client, load };
}

const address = () => location.pathname + location.search + location.hash;

/** Returns from the provider in the same tab. */
function returnFromProvider(responseUrl: string) {
  sessionStorage.setItem(signInItems.redirect.name, 'oidc:s');
  history.replaceState(null, '', responseUrl);
}

it.each([
  '/career#apply',
  '//evil.example/login',
  '///evil.example/?a=1',
  '/\\evil.example',
  '/@evil.example',
])(
  'in the sign-up dialog, too, it redirects to the provider, and back to %s of this site',
  async (path) => {
    history.replaceState(null, '', location.origin + path);
    const { client, load } = openPage();
    await pressLogin();
    expect(button(action)).toBeVisible();
    await userEvent.click(screen.getByText(loginModal.switchLink));
    expect(load).not.toHaveBeenCalled();
    await press(action);
    await waitFor(() => {
      expect(client.signIn).toHaveBeenCalledExactlyOnceWith(
        location.href,
        expect.any(Function),
        expect.any(AbortSignal),
      );
    });
  },
);

it.each([
  ['without single sign-on', null],
  ['with single sign-on', {}],
])('%s, an unrequested response is ignored', async (_, overrides) => {
  history.replaceState(null, '', '/?a=1&state=forged&error=x&error_description=Call+us+now#home');
  const { alerts } = collectAlerts();
  const { load } = openPage(overrides);
  await waitFor(() => expect(address()).toBe('/?a=1#home'));
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(alerts).toEqual([]);
});

const denied = toSentences(authErrors.access_denied);
const mismatch = toSentences(authErrors.state_mismatch);
const slow = toSentences(authErrors.timeout);
const long = 'Call us '.repeat(200);
const unknown = toSentences(unknownAuthError);

it.each([
  ['a known code', 's', 'access_denied', 'It said no', denied, 'It said no'],
  [
    'an unknown code',
    's',
    'invalid_grant',
    'The code has expired',
    unknown,
    'The code has expired',
  ],
  ['a code of every object', 's', 'constructor', 'Call us', unknown, 'Call us'],
  ['a token that does not come', 's', 'timeout', 'Timeout', slow, 'Timeout'],
  ['a long text', 's', 'access_denied', long, denied, long],
  ['another state, without asking the provider', 'forged', '', '', mismatch, 'Invalid state'],
])('%s on the way back opens the login dialog, then the alert', async (_, state, ...row) => {
  const [code, text, message, alerted] = row;
  returnFromProvider(`/?error=e&error_description=Call+us&state=${state}`);
  const { alerts, expectAlert } = collectAlerts();
  const { load } = openPage({
    completeSignIn: () => Promise.reject(new AuthError(code, text)),
  });
  await expectAlert(alerted);
  expect(alerts[0]?.onPage).toContain(message);
  expect(load).toHaveBeenCalledTimes(state === 's' ? 1 : 0);
});

it.each(['firebase', 'oidc'] as const)(
  'Logout of a session from %s ends every configured one, and none returns',
  async (backend) => {
    const accounts = fakePasswordClient({}, exampleAccount).client;
    const { client } = fakeOidcClient({}, exampleAccount);
    cacheAccount(exampleAccount, backend);
    renderSignIn({
      clients: { ...fakeClients({ accounts }), singleSignOn: () => Promise.resolve(client) },
    });
    await pressLogout();
    await waitFor(() => expect(login()).toBeVisible());
    expect(accounts.signOut).toHaveBeenCalledOnce();
    expect(client.signOut).toHaveBeenCalledOnce();
    await pressLogin();
    expect(logout()).toBeNull();
  },
);

it('without its settings, a session of it counts as signed out and is removed', () => {
  cacheAccount(exampleAccount, 'oidc');
  expect(readCachedSession(() => true)).toMatchObject({ status: 'signedIn', backend: 'oidc' });
  expect(readCachedSession((backend) => backend !== 'oidc')).toEqual(signedOut);
  expect(localStorage.getItem(signInItems.session.name)).toBeNull();
});

/** A fake single sign-on service. */
function fakeOidcClient(
  overrides: Partial<RedirectAuthClient> = {},
  initial: Account | null = null,
) {
  const { emit, onAccountChange } = fakeAccount(initial);
  const client = {
    backend: 'oidc',
    onAccountChange,
    signOut: vi.fn(() => {
      emit(null);
      return Promise.resolve();
    }),
    signIn: vi.fn(() => Promise.resolve()),
    completeSignIn: vi.fn(() => Promise.resolve('/')),
    ...overrides,
  } as const satisfies RedirectAuthClient;
  return { client, emit };
}
