import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import {
  authErrors,
  authFields,
  authLabels,
  authProviders,
  loginModal,
  passwordPolicy,
  resetPassword,
  signUpModal,
  unknownAuthError,
} from '@/content/auth';
import { ui } from '@/content/ui';
import { AuthHost } from '@/features/auth/AuthHost/AuthHost';
import '@/features/auth/AuthModals/AuthModals';
import { AuthError } from '@/features/auth/authClient';
import { closeAuthModal, openLogin, openSignUp } from '@/features/auth/authModal';
import { provideClients } from '@/features/auth/clients';
import { applyAccount, currentSession } from '@/features/auth/session';
import { fakeAccountClient } from './fakeClient';

let alert: MockInstance<typeof window.alert>;

beforeEach(() => {
  alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  applyAccount('firebase', null);
});

afterEach(() => {
  act(closeAuthModal);
  document.getElementById('app')?.remove();
});

async function open(opening: () => void, overrides: Parameters<typeof fakeAccountClient>[0] = {}) {
  const { client, tell } = fakeAccountClient(overrides);
  provideClients({ account: () => Promise.resolve(client), singleSignOn: null });
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  render(<AuthHost />, { container, wrapper: MemoryRouter });
  act(opening);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(provider('google')).toBeEnabled());
  return { client, tell, dialog };
}

const user = userEvent.setup();
const provider = (name: 'google' | 'microsoft') =>
  screen.getByRole('button', { name: authProviders[name].action });
const email = () => screen.getByLabelText(authFields.email.label);
const password = () => screen.getByLabelText(authFields.password.label);
const confirm = () => screen.getByLabelText(authFields.confirm.label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const failing = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  vi.fn(() => Promise.reject(new AuthError(code, message)));

/** A promise that the test settles. */
function pending() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}

/** Every code of SPEC section 8, then those of the service that a visitor meets most. */
const codes = [
  'internal-error',
  'invalid-api-key',
  'argument-error',
  'user-mismatch',
  'invalid-user-token',
  'tenant-id-mismatch',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'unauthorized-domain',
  'web-storage-unsupported',
  'operation-not-supported-in-this-environment',
  'login-blocked',
  'multi-factor-auth-required',
  'password-does-not-meet-requirements',
  'missing-recaptcha-token',
  'already-initialized',
  'invalid-emulator-scheme',
  'auth-domain-config-required',
  'unsupported-password-policy-schema-version',
  'state_mismatch',
  'missing_transaction',
  'login_required',
  'timeout',
  'cancelled',
  'missing_refresh_token',
  'wrong-password',
  'user-not-found',
  'invalid-credential',
  'email-already-in-use',
  'weak-password',
  'too-many-requests',
] as const satisfies readonly (keyof typeof authErrors)[];

const quiet: readonly string[] = ['popup-closed-by-user', 'cancelled'];

describe('a failure', () => {
  it.each(codes)('%s: the service in the alert, a plain sentence in the dialog', async (code) => {
    const { dialog } = await open(openLogin, { signInWithPopup: failing(code) });
    await user.click(provider('google'));
    const notice = await dialog.findByRole(quiet.includes(code) ? 'status' : 'alert');
    expect(notice).toHaveTextContent(authErrors[code]);
    expect(alert.mock.calls).toEqual(
      quiet.includes(code) ? [] : [[`Firebase: Error (auth/${code}).`]],
    );
    expect(screen.getByRole('dialog', { name: loginModal.title })).toBeVisible();
    expect(provider('google')).toBeEnabled();
  });

  it('with a code that nobody listed still has a sentence', async () => {
    const { dialog } = await open(openLogin, { signInWithPopup: failing('quota-exceeded') });
    await user.click(provider('microsoft'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(unknownAuthError);
  });

  it('that is no answer of the service counts as an internal error', async () => {
    const { dialog } = await open(openLogin, {
      signInWithPopup: () => Promise.reject(new TypeError('x is undefined')),
    });
    await user.click(provider('microsoft'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(authErrors['internal-error']);
    expect(alert).toHaveBeenCalledExactlyOnceWith('x is undefined');
  });

  it('keeps the email, and a wrong pair is not told apart', async () => {
    const { dialog } = await open(openLogin, { signIn: failing('wrong-password') });
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await press(loginModal.submit);
    expect(await dialog.findByRole('alert')).toHaveTextContent(authErrors['user-not-found']);
    expect(email()).toHaveValue('priya@kaveri.example');
  });

  it('of a blocked window offers to go on in this tab', async () => {
    const { client } = await open(openLogin, { signInWithPopup: failing('popup-blocked') });
    await user.click(provider('microsoft'));
    await user.click(await screen.findByRole('button', { name: authLabels.continueHere }));
    expect(client.signInWithRedirect).toHaveBeenCalledExactlyOnceWith('microsoft');
    expect(sessionStorage.getItem('signInRedirect')).toBe('microsoft');
  });

  it('of a window that a second one replaced says nothing', async () => {
    const first = pending();
    const signInWithPopup = vi
      .fn<() => Promise<void>>()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValue(undefined);
    const { dialog } = await open(openLogin, { signInWithPopup });
    await user.click(provider('google'));
    await user.click(provider('google'));
    await act(async () => {
      first.reject(new AuthError('cancelled-popup-request', 'cancelled'));
      await first.promise.catch(() => undefined);
    });
    expect(signInWithPopup).toHaveBeenCalledTimes(2);
    expect(alert).not.toHaveBeenCalled();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('after the dialog was closed says nothing', async () => {
    const popup = pending();
    await open(openLogin, { signInWithPopup: () => popup.promise });
    await user.click(provider('google'));
    await press(authLabels.cancel);
    await act(async () => {
      popup.reject(new AuthError('popup-blocked', 'blocked'));
      await popup.promise.catch(() => undefined);
    });
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('the login dialog', () => {
  it('signs in and closes', async () => {
    const { client } = await open(openLogin);
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await press(loginModal.submit);
    expect(client.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'priya@kaveri.example',
      password: 'clearskies7',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentSession()).toMatchObject({ visitor: { name: 'priya' } });
  });

  it('flags only the first missing field and puts the focus there', async () => {
    const { client } = await open(openLogin);
    await press(loginModal.submit);
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(authFields.email.required);
    expect(password()).not.toHaveAccessibleDescription();
    await user.type(email(), 'priya');
    await user.type(password(), 'x');
    await press(loginModal.submit);
    expect(email()).toHaveAccessibleDescription(authFields.malformedEmail);
    expect(client.signIn).not.toHaveBeenCalled();
  });

  it('sends one request however often it is submitted', async () => {
    const { client } = await open(openLogin, {
      signIn: vi.fn(() => new Promise<void>(() => undefined)),
    });
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await user.keyboard('{Enter}{Enter}');
    await press(loginModal.submitting);
    expect(client.signIn).toHaveBeenCalledOnce();
  });

  it('shows and hides the password', async () => {
    await open(openLogin);
    expect(password()).toHaveAttribute('type', 'password');
    await press(authLabels.showPassword);
    expect(password()).toHaveAttribute('type', 'text');
    await press(authLabels.hidePassword);
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([authLabels.cancel, ui.close])('%s closes it', async (name) => {
    await open(openLogin);
    await press(name);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives way to sign-up, with the email and the focus', async () => {
    await open(openLogin);
    await user.type(email(), 'priya@kaveri.example');
    await press(loginModal.switchLink);
    expect(screen.getByRole('dialog', { name: signUpModal.title })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: signUpModal.title })).toHaveFocus();
    expect(email()).toHaveValue('priya@kaveri.example');
    await press(signUpModal.switchLink);
    expect(screen.getByRole('dialog', { name: loginModal.title })).toBeVisible();
  });

  it('tells password managers what its fields are', async () => {
    await open(openLogin);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('the sign-up dialog', () => {
  it('with passwords that differ alerts and sends nothing', async () => {
    const { client } = await open(openSignUp);
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await user.type(confirm(), 'clearsky7');
    await press(signUpModal.submit);
    expect(alert).toHaveBeenCalledExactlyOnceWith('Passwords do not match');
    expect(confirm()).toHaveFocus();
    expect(confirm()).toHaveAccessibleDescription('Passwords do not match');
    expect(client.signUp).not.toHaveBeenCalled();
  });

  it('creates the account and closes', async () => {
    const { client } = await open(openSignUp);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await user.type(confirm(), 'clearskies7');
    await press(signUpModal.submit);
    expect(client.signUp).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the password policy of the service while typing, and leaves judging to it', async () => {
    const { client } = await open(openSignUp, {
      passwordRules: vi.fn((typed: string) =>
        Promise.resolve([
          { name: 'minLength', length: 6, isMet: typed.length >= 6 },
          { name: 'numeric', isMet: false },
        ] as const),
      ),
    });
    expect(screen.queryByText(passwordPolicy.title)).toBeNull();
    await user.type(password(), 'clearskies');
    const rule = (text: string) =>
      screen.findByText(
        (_, element) => element?.tagName === 'LI' && element.textContent.startsWith(text),
      );
    expect(await rule(passwordPolicy.minLength(6))).toHaveTextContent(passwordPolicy.met);
    expect(await rule(passwordPolicy.numeric)).toHaveTextContent(passwordPolicy.unmet);
    await user.type(email(), 'priya@kaveri.example');
    await user.type(confirm(), 'clearskies');
    await press(signUpModal.submit);
    expect(client.signUp).toHaveBeenCalledOnce();
  });
});

describe('the password reset', () => {
  const openReset = async (overrides = {}) => {
    const opened = await open(openLogin, overrides);
    await press(loginModal.forgot);
    await user.type(email(), 'priya@kaveri.example');
    await press(resetPassword.submit);
    return opened;
  };

  it('sends the link', async () => {
    const { client } = await openReset();
    expect(client.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('priya@kaveri.example');
    expect(await screen.findByText(resetPassword.sent)).toBeVisible();
  });

  it('does not say whether the address has an account', async () => {
    await openReset({ sendPasswordReset: failing('user-not-found') });
    expect(await screen.findByText(resetPassword.sent)).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });

  it('says when the link could not be sent', async () => {
    const { dialog } = await openReset({ sendPasswordReset: failing('too-many-requests') });
    expect(await dialog.findByRole('alert')).toHaveTextContent(authErrors['too-many-requests']);
  });
});

it('a session from another tab closes the dialog', async () => {
  const { tell } = await open(openLogin);
  act(() => tell({ email: 'priya@kaveri.example', displayName: null }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
