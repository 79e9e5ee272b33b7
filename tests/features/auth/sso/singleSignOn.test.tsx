import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { accountSections } from '@/content/accountPages';
import { loginModal, unknownAuthError } from '@/content/auth';
import { authProviders } from '@/content/authProviders';
import { singleSignOn, ssoErrors } from '@/content/singleSignOn';
import { AuthError } from '@/features/auth/authClient';
import { readCachedSession } from '@/features/auth/cachedSession';
import { signedOut } from '@/features/auth/session';
import type { RedirectClient } from '@/features/auth/sso/redirectClient';
import { storedItems } from '@/lib/storageInventory';
import { eventually } from '../../../support/eventually';
import { exampleAccount } from '../../../support/examples';
import { fakeAccountClient, fakeServices } from '../../../support/fakeServices';
import { button, collectAlerts, press } from '../../../support/forms';
import { renderAt } from '../../../support/renderAt';
import {
  cacheAccount,
  login,
  logout,
  pressLogin,
  pressLogout,
  renderSignIn,
} from '../../../support/signIn';
import { fakeRedirectClient, servicesWith } from './fakeSingleSignOn';

const { action, account: managed } = singleSignOn;

afterEach(() => history.replaceState(null, '', '/'));

/** Without `overrides` the site has no single sign-on. */
function openPage(overrides: Partial<RedirectClient> | null = {}) {
  const { client } = fakeRedirectClient(overrides ?? {});
  const load = vi.fn(() => Promise.resolve(client));
  renderSignIn({
    services: { ...fakeServices(), singleSignOn: overrides && load },
    address: '/#unset',
    rest: <Address />,
  });
  return { client, load };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** Returns from the provider in the same tab. */
function returnFromProvider(responseUrl: string) {
  sessionStorage.setItem(storedItems.redirect.name, 'oidc:s');
  history.replaceState(null, '', responseUrl);
}

it.each(['login', 'sign-up'])('in the %s dialog it redirects to the provider', async (dialog) => {
  history.replaceState(null, '', '/career#apply');
  const { client, load } = openPage();
  await pressLogin();
  if (dialog === 'sign-up') await userEvent.click(screen.getByText(loginModal.switchLink));
  expect(load).not.toHaveBeenCalled();
  await press(action);
  await eventually(() => {
    expect(client.signIn).toHaveBeenCalledExactlyOnceWith(
      '/career#apply',
      expect.any(Function),
      expect.any(AbortSignal),
    );
  });
});

it('without its settings no button is shown', async () => {
  openPage(null);
  await pressLogin();
  expect(button(authProviders.google.action)).toBeVisible();
  expect(screen.queryByRole('button', { name: action })).toBeNull();
});

it('after the provider the response is removed from the address, and the visitor is on the same page', async () => {
  returnFromProvider('/?code=c&state=s');
  const { client } = openPage({ completeSignIn: vi.fn(() => Promise.resolve('/career#apply')) });
  expect(await screen.findByText('/career#apply')).toBeVisible();
  expect(client.completeSignIn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/\?code=c&state=s$/),
  );
  expect(sessionStorage.getItem(storedItems.redirect.name)).toBeNull();
});

it.each([
  ['without single sign-on', null],
  ['with single sign-on', {}],
])('%s, an unrequested response is ignored', async (_, overrides) => {
  history.replaceState(null, '', '/?a=1&state=forged&error=x&error_description=Call+us+now#home');
  const { alerts } = collectAlerts();
  const { load } = openPage(overrides);
  expect(await screen.findByText('/?a=1#home')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(alerts).toEqual([]);
});

it('a response with another state shows our error message', async () => {
  returnFromProvider('/?state=forged&error=access_denied&error_description=Call+us+now');
  const { alerts, expectAlert } = collectAlerts();
  const { load } = openPage();
  await expectAlert(ssoErrors.state_mismatch);
  expect(alerts[0]?.onPage).toContain(ssoErrors.state_mismatch);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['a known code', 'access_denied', 'It said no', ssoErrors.access_denied, 'It said no'],
  [
    'an unknown code, without its text',
    'made_up',
    'Call us now',
    unknownAuthError,
    unknownAuthError,
  ],
  [
    'a text without end, without that text',
    'access_denied',
    'Call us now '.repeat(200),
    ssoErrors.access_denied,
    ssoErrors.access_denied,
  ],
])('%s on the way back opens the login dialog, then the alert', async (_, ...row) => {
  const [code, text, message, alerted] = row;
  returnFromProvider('/?error=e&state=s');
  const { alerts, expectAlert } = collectAlerts();
  openPage({ completeSignIn: () => Promise.reject(new AuthError(code, text)) });
  await expectAlert(alerted);
  expect(alerts[0]?.onPage).toContain(message);
});

it('every code of SPEC section 8 for OpenID Connect has a message', () => {
  expect(Object.keys(ssoErrors)).toEqual(
    expect.arrayContaining([
      ...['state_mismatch', 'missing_transaction', 'login_required', 'timeout', 'cancelled'],
      'missing_refresh_token',
    ]),
  );
});

it.each(['firebase', 'oidc'] as const)(
  'Logout of a session from %s ends every configured one, and none returns',
  async (method) => {
    const accounts = fakeAccountClient({}, exampleAccount).client;
    const { client } = fakeRedirectClient({}, exampleAccount);
    cacheAccount(exampleAccount, method);
    renderSignIn({ services: servicesWith(client, { accounts }) });
    await pressLogout();
    await eventually(() => expect(login()).toBeVisible());
    expect(accounts.signOut).toHaveBeenCalledOnce();
    expect(client.signOut).toHaveBeenCalledOnce();
    await pressLogin();
    expect(logout()).toBeNull();
  },
);

it('without its settings, Logout removes tokens that an earlier build left', async () => {
  cacheAccount();
  localStorage.setItem('@@auth0spajs@@::old::', '{');
  openPage(null);
  await pressLogout();
  await eventually(() => expect({ ...localStorage }).toEqual({}));
});

it('without its settings, a session of it counts as signed out and is removed', () => {
  cacheAccount(exampleAccount, 'oidc');
  expect(readCachedSession(() => true)).toMatchObject({ status: 'signedIn', method: 'oidc' });
  expect(readCachedSession((method) => method !== 'oidc')).toEqual(signedOut);
  expect(localStorage.getItem(storedItems.session.name)).toBeNull();
});

it('the account page says where the account is managed, and shows no password', async () => {
  cacheAccount(exampleAccount, 'oidc');
  const { client } = fakeRedirectClient({}, exampleAccount);
  await renderAt(paths.account, { services: servicesWith(client) });
  const { ways, deletion } = accountSections;
  expect(await screen.findByRole('heading', { name: managed.title })).toBeVisible();
  expect(screen.queryByRole('heading', { name: ways.title })).toBeNull();
  expect(screen.queryByRole('button', { name: deletion.start })).toBeNull();
});
