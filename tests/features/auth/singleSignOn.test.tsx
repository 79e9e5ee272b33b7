import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { authErrors, loginModal, unknownAuthError } from '@/content/auth';
import { authProviders } from '@/content/authProviders';
import { navigationActions } from '@/content/navigation';
import { AccountBar } from '@/features/auth/components/account/AccountBar';
import { AuthEffects } from '@/features/auth/components/AuthEffects';
import '@/features/auth/components/AuthDialogs/AuthDialogs';
import { AuthError, type RedirectClient } from '@/features/auth/authClient';
import { fakeRedirectClient, fakeServices } from '../../support/fakeServices';
import { renderWithProviders } from '../../support/renderAt';
import { storedItems } from '@/lib/storageInventory';

const user = userEvent.setup();

afterEach(() => history.replaceState(null, '', '/'));

function openPage(overrides: Partial<RedirectClient> | null = {}) {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { client } = fakeRedirectClient(overrides ?? {});
  const load = vi.fn(() => Promise.resolve(client));
  renderWithProviders(
    <>
      <AccountBar />
      <AuthEffects />
      <Address />
    </>,
    { services: { ...fakeServices(), singleSignOn: overrides && load } },
    '/#unset',
  );
  return { client, load, alert };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** Returns from the provider in the same tab. */
function returnFromProvider(responseUrl: string, state = 's') {
  sessionStorage.setItem(storedItems.redirect.name, `oidc:${state}`);
  history.replaceState(null, '', responseUrl);
}

const button = () => screen.queryByRole('button', { name: authProviders.oidc.action });
const openLogin = () => user.click(screen.getByRole('button', { name: navigationActions.login }));

it.each(['login', 'sign-up'])('in the %s dialog it redirects to the provider', async (dialog) => {
  history.replaceState(null, '', '/career#apply');
  const { client, load } = openPage();
  await openLogin();
  await screen.findByRole('dialog');
  if (dialog === 'sign-up') await user.click(screen.getByText(loginModal.switchLink));
  expect(load).not.toHaveBeenCalled();
  await user.click(button() ?? document.body);
  await waitFor(() => {
    expect(client.signIn).toHaveBeenCalledExactlyOnceWith(
      '/career#apply',
      expect.any(Function),
      expect.any(AbortSignal),
    );
  });
});

it('without its settings no button is shown', async () => {
  openPage(null);
  await openLogin();
  await screen.findByRole('dialog');
  expect(button()).toBeNull();
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
  const { load, alert } = openPage(overrides);
  expect(await screen.findByText('/?a=1#home')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(alert).not.toHaveBeenCalled();
});

it('a response with another state shows our error message', async () => {
  returnFromProvider('/?state=forged&error=access_denied&error_description=Call+us+now');
  const { load, alert } = openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(authErrors.state_mismatch);
  await waitFor(() => {
    expect(alert).toHaveBeenCalledExactlyOnceWith(authErrors.state_mismatch);
  });
  expect(load).not.toHaveBeenCalled();
});

it.each([
  'state_mismatch',
  'missing_transaction',
  'login_required',
  'timeout',
  'missing_refresh_token',
  'access_denied',
] as const)('%s on the way back: login dialog, message, alert', async (code) => {
  returnFromProvider('/?error=e&state=s');
  const { alert } = openPage({
    completeSignIn: () => Promise.reject(new AuthError(code, `It said ${code}`)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(authErrors[code]);
  await waitFor(() => {
    expect(alert).toHaveBeenCalledExactlyOnceWith(`It said ${code}`);
  });
});

it.each([
  ['a code that nobody knows', new AuthError('made_up', 'Call us now'), unknownAuthError],
  [
    'a text without end',
    new AuthError('access_denied', 'Call us now '.repeat(200)),
    authErrors.access_denied,
  ],
])('%s on the way back is not repeated', async (_, error, message) => {
  returnFromProvider('/?error=e&state=s');
  const { alert } = openPage({ completeSignIn: () => Promise.reject(error) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => {
    expect(alert).toHaveBeenCalledExactlyOnceWith(message);
  });
});
