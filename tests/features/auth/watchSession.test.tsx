import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authErrors } from '@/content/auth';
import { navigationActions } from '@/content/navigation';
import { AccountBar } from '@/features/auth/AccountBar/AccountBar';
import { AuthHost } from '@/features/auth/AuthHost/AuthHost';
import '@/features/auth/AuthModals/AuthModals';
import { AuthError } from '@/features/auth/authClient';
import { closeAuthModal } from '@/features/auth/authModal';
import { provideClients } from '@/features/auth/clients';
import { applyAccount } from '@/features/auth/session';
import { fakeAccountClient } from './fakeClient';

const user = userEvent.setup();
const account = { email: 'priya.menon@kaveri.example', displayName: null };

beforeEach(() => applyAccount('firebase', null));

afterEach(() => {
  act(closeAuthModal);
  document.getElementById('app')?.remove();
});

function openPage(overrides: Parameters<typeof fakeAccountClient>[0] = {}) {
  const { client, tell } = fakeAccountClient(overrides);
  const load = vi.fn(() => Promise.resolve(client));
  provideClients({ account: load, singleSignOn: null });
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  render(
    <>
      <AccountBar />
      <AuthHost />
    </>,
    { container, wrapper: MemoryRouter },
  );
  return { client, load, tell };
}

const login = () => screen.queryByRole('button', { name: navigationActions.login });
const logout = () => screen.queryByRole('button', { name: navigationActions.logout });

it('a visitor without a session who shows no intent loads no sign-in service', async () => {
  const { load } = openPage();
  await user.hover(login() ?? document.body);
  await user.tab();
  expect(load).not.toHaveBeenCalled();
});

it('a returning visitor is shown at once and the service is asked after the load', async () => {
  applyAccount('firebase', account);
  const { load } = openPage({ onAccountChange: () => () => undefined });
  expect(screen.getByText('priya.menon')).toBeVisible();
  expect(screen.getByText(account.email)).toBeVisible();
  expect(login()).toBeNull();
  await user.keyboard(' ');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('a session that the service no longer knows ends', async () => {
  applyAccount('firebase', account);
  openPage();
  await user.keyboard(' ');
  await waitFor(() => expect(login()).toBeVisible());
  expect(localStorage.getItem('session')).toBeNull();
});

it('Logout ends the session and leaves the focus on Login', async () => {
  applyAccount('firebase', account);
  const { client, tell } = openPage({
    onAccountChange: (listener) => {
      listener(account);
      return () => undefined;
    },
    signOut: vi.fn(() => {
      applyAccount('firebase', null);
      return Promise.resolve();
    }),
  });
  HTMLElement.prototype.checkVisibility ??= () => true;
  tell(account);
  await user.click(logout() ?? document.body);
  expect(client.signOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(login()).toHaveFocus());
});

it('a failure on the way back from a provider opens the login dialog with its sentence', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  sessionStorage.setItem('signInRedirect', 'google');
  openPage({
    finishRedirect: () => Promise.reject(new AuthError('user-disabled', 'Firebase: disabled.')),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(authErrors['user-disabled']);
  expect(alert).toHaveBeenCalledExactlyOnceWith('Firebase: disabled.');
  expect(sessionStorage.getItem('signInRedirect')).toBeNull();
});
