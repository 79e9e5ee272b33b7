import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authErrors, authProviders } from '@/content/auth';
import { AuthHost } from '@/features/auth/AuthHost/AuthHost';
import '@/features/auth/AuthModals/AuthModals';
import { AuthError, type RedirectClient } from '@/features/auth/authClient';
import { closeAuthModal, openLogin, openSignUp } from '@/features/auth/authModal';
import { provideClients } from '@/features/auth/clients';
import { applyAccount, currentSession } from '@/features/auth/session';
import { fakeAccountClient, fakeRedirectClient } from './fakeClient';

const user = userEvent.setup();

beforeEach(() => applyAccount('oidc', null));

afterEach(() => {
  act(closeAuthModal);
  history.replaceState(null, '', '/');
  document.getElementById('app')?.remove();
});

function openPage(overrides: Partial<RedirectClient> | null = {}) {
  const { client, tell } = fakeRedirectClient(overrides ?? {});
  const load = vi.fn(() => Promise.resolve(client));
  const { client: account } = fakeAccountClient();
  provideClients({
    account: () => Promise.resolve(account),
    singleSignOn: overrides ? load : null,
  });
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  render(
    <MemoryRouter>
      <AuthHost />
      <Address />
    </MemoryRouter>,
    { container },
  );
  return { client, load, tell };
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

const button = () => screen.queryByRole('button', { name: authProviders.oidc.action });

it.each([
  ['login', () => openLogin()],
  ['sign-up', openSignUp],
])('in the %s dialog it leaves for the provider and remembers the page', async (_, open) => {
  history.replaceState(null, '', '/career#apply');
  const { client, load } = openPage();
  act(open);
  await screen.findByRole('dialog');
  expect(load).not.toHaveBeenCalled();
  await user.click(button() ?? document.body);
  await waitFor(() => expect(client.signIn).toHaveBeenCalledExactlyOnceWith('/career#apply'));
});

it('without its settings no button is shown, and an answer in the address means nothing', async () => {
  history.replaceState(null, '', '/?code=c&state=s');
  openPage(null);
  act(() => openLogin());
  await screen.findByRole('dialog');
  expect(button()).toBeNull();
  expect(location.search).toBe('?code=c&state=s');
});

it('back from the provider the answer is taken out of the address, and the visitor is where they were', async () => {
  history.replaceState(null, '', '/?code=c&state=s');
  const { client } = openPage({ finishSignIn: vi.fn(() => Promise.resolve('/career#apply')) });
  expect(await screen.findByText('/career#apply')).toBeVisible();
  expect(client.finishSignIn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/\?code=c&state=s$/),
  );
  expect(location.search).toBe('');
});

it.each([
  'state_mismatch',
  'missing_transaction',
  'login_required',
  'timeout',
  'missing_refresh_token',
  'access_denied',
] as const)('%s on the way back: alert, sentence, login dialog', async (code) => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  history.replaceState(null, '', '/?error=e&state=s');
  openPage({ finishSignIn: () => Promise.reject(new AuthError(code, `It said ${code}`)) });
  expect(await screen.findByRole('alert')).toHaveTextContent(authErrors[code]);
  expect(alert).toHaveBeenCalledExactlyOnceWith(`It said ${code}`);
});

it('a remembered session of a mechanism that is gone ends', async () => {
  applyAccount('oidc', { email: 'priya@kaveri.example', displayName: null });
  openPage(null);
  await user.keyboard(' ');
  await waitFor(() => expect(currentSession().status).toBe('signedOut'));
});
