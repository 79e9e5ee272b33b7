import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { authErrors, loginModal, unknownAuthError } from '@/content/auth';
import { authProviders } from '@/content/authProviders';
import { AuthError, type RedirectClient } from '@/features/auth/authClient';
import { storedItems } from '@/lib/storageInventory';
import { eventually } from '../../support/eventually';
import { fakeRedirectClient, fakeServices } from '../../support/fakeServices';
import { button, collectAlerts, press } from '../../support/forms';
import { pressLogin, renderSignIn } from '../../support/signIn';

const { action } = authProviders.oidc;

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
  await expectAlert(authErrors.state_mismatch);
  expect(alerts[0]?.onPage).toContain(authErrors.state_mismatch);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['a known code', 'access_denied', 'It said no', authErrors.access_denied, 'It said no'],
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
    authErrors.access_denied,
    authErrors.access_denied,
  ],
])('%s on the way back opens the login dialog, then the alert', async (_, ...row) => {
  const [code, text, message, alerted] = row;
  returnFromProvider('/?error=e&state=s');
  const { alerts, expectAlert } = collectAlerts();
  openPage({ completeSignIn: () => Promise.reject(new AuthError(code, text)) });
  await expectAlert(alerted);
  expect(alerts[0]?.onPage).toContain(message);
});
