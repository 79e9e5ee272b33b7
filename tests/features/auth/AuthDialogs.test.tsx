import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  authErrors,
  authFields,
  authLabels,
  loginModal,
  passwordPolicy,
  resetPassword,
  secondStep,
  signUpModal,
  unknownAuthError,
} from '@/content/auth';
import { authProviders } from '@/content/authProviders';
import { ui } from '@/content/ui';
import { navigationActions } from '@/content/navigation';
import { AccountBar } from '@/features/auth/components/account/AccountBar';
import { AuthEffects } from '@/features/auth/components/AuthEffects';
import '@/features/auth/components/AuthDialogs/AuthDialogs';
import { AuthError, type AccountClient } from '@/features/auth/authClient';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { fakeAccountClient, fakeServices } from '../../support/fakeServices';
import { renderWithProviders } from '../../support/renderAt';

/** Replaces `alert`; each alert must repeat a message that the page already shows. */
function spyOnAlert() {
  return vi.spyOn(window, 'alert').mockImplementation(() => {
    expect(screen.getByRole('alert')).toBeVisible();
  });
}

async function openDialog(view: 'login' | 'signUp', overrides: Partial<AccountClient> = {}) {
  const alert = spyOnAlert();
  const { client, emit } = fakeAccountClient(overrides);
  renderWithProviders(
    <>
      <AccountBar />
      <AuthEffects />
    </>,
    { services: fakeServices({ accounts: client }) },
  );
  await user.click(screen.getByRole('button', { name: navigationActions.login }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(provider('google')).toBeEnabled());
  if (view === 'signUp') await press(loginModal.switchLink);
  return { client, emit, dialog, alert };
}

const user = userEvent.setup();
const provider = (name: 'google' | 'microsoft') =>
  screen.getByRole('button', { name: authProviders[name].action });
const email = () => screen.getByLabelText(authFields.email.label);
const password = () => screen.getByLabelText(authFields.password.label);
const confirmation = () => screen.getByLabelText(authFields.confirm.label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const failing = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  vi.fn(() => Promise.reject(new AuthError(code, message)));

/** A promise that the test rejects. */
function rejectable() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((_, rejectPromise) => {
    reject = rejectPromise;
  });
  return { promise, reject };
}

/** Every code of SPEC section 8, then the most common codes of the service. */
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

it('a sign-in with a second step goes on with the code of a text message', async () => {
  const { client, emit } = await openDialog('login', {
    signIn: failing('multi-factor-auth-required'),
  });
  await user.type(email(), 'priya@kaveri.example');
  await user.type(password(), 'clearskies7');
  await press(loginModal.submit);
  expect(await screen.findByRole('dialog', { name: secondStep.title })).toHaveTextContent('4321');
  await press(secondStep.submit);
  expect(screen.getByText(authFields.code.required)).toBeVisible();
  await user.type(screen.getByLabelText(authFields.code.label), ' 123456 ');
  await press(secondStep.submit);
  await waitFor(() => {
    expect(client.secondStep.complete).toHaveBeenCalledExactlyOnceWith(
      '123456',
      expect.any(AbortSignal),
    );
  });
  act(() => emit({ email: 'priya@kaveri.example', displayName: null }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.alert).not.toHaveBeenCalled();
});

describe('a failure', () => {
  it(
    'of any code: the message is painted in the dialog, then the alert shows the service’s text',
    { timeout: 60_000 },
    async () => {
      const signInWithPopup = vi.fn();
      const { dialog, alert } = await openDialog('login', { signInWithPopup });
      const google = provider('google');
      let alertOnPage: string | null = null;
      alert.mockImplementation(() => {
        alertOnPage = dialog.getByRole('alert').textContent;
      });
      for (const code of codes.filter((name) => name !== 'cancelled-popup-request')) {
        const text = `Firebase: Error (auth/${code}).`;
        signInWithPopup.mockRejectedValueOnce(new AuthError(code, text));
        alert.mockClear();
        await user.click(google);
        await waitFor(() => expect(alert, code).toHaveBeenCalledExactlyOnceWith(text));
        expect(alertOnPage).toContain(authErrors[code]);
        await waitFor(() => expect(google, code).toBeEnabled());
      }
      expect(screen.getByRole('dialog', { name: loginModal.title })).toBeVisible();
    },
  );

  it('of a second window shows the message without an alert', async () => {
    const { dialog, alert } = await openDialog('login', {
      signInWithPopup: failing('cancelled-popup-request'),
    });
    await user.click(provider('google'));
    expect(await dialog.findByRole('status')).toHaveTextContent(
      authErrors['cancelled-popup-request'],
    );
    await afterNextPaint();
    expect(alert).not.toHaveBeenCalled();
  });

  it('with an unknown code still has a message', async () => {
    const { dialog } = await openDialog('login', { signInWithPopup: failing('quota-exceeded') });
    await user.click(provider('microsoft'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(unknownAuthError);
  });

  it('that does not come from the service counts as an internal error', async () => {
    const { dialog, alert } = await openDialog('login', {
      signInWithPopup: () => Promise.reject(new TypeError('x is undefined')),
    });
    await user.click(provider('microsoft'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(authErrors['internal-error']);
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('x is undefined'));
  });

  it('keeps the email, and does not say which of the two is wrong', async () => {
    const { dialog } = await openDialog('login', { signIn: failing('wrong-password') });
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await press(loginModal.submit);
    expect(await dialog.findByRole('alert')).toHaveTextContent(authErrors['user-not-found']);
    expect(email()).toHaveValue('priya@kaveri.example');
  });

  it('of a blocked window offers to continue in this tab', async () => {
    const { client } = await openDialog('login', { signInWithPopup: failing('popup-blocked') });
    await user.click(provider('microsoft'));
    await user.click(await screen.findByRole('button', { name: authLabels.continueHere }));
    expect(client.signInWithRedirect).toHaveBeenCalledExactlyOnceWith('microsoft');
    expect(sessionStorage.getItem('signInRedirect')).toBe('microsoft');
  });

  it('of a window that a second one has replaced is shown without an alert', async () => {
    const first = rejectable();
    const signInWithPopup = vi
      .fn<() => Promise<void>>()
      .mockReturnValueOnce(first.promise)
      .mockReturnValue(new Promise(() => undefined));
    const { dialog, alert } = await openDialog('login', { signInWithPopup });
    await user.click(provider('google'));
    await user.click(provider('google'));
    await act(async () => {
      first.reject(new AuthError('cancelled-popup-request', 'cancelled'));
      await first.promise.catch(() => undefined);
    });
    expect(signInWithPopup).toHaveBeenCalledTimes(2);
    expect(dialog.getByRole('status')).toHaveTextContent(authErrors['cancelled-popup-request']);
    await afterNextPaint();
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('Cancel', () => {
  it('cancels the request, whose failure is then not shown', async () => {
    const popup = rejectable();
    const signInWithPopup = vi.fn<AccountClient['signInWithPopup']>(() => popup.promise);
    const { alert } = await openDialog('login', { signInWithPopup });
    await user.click(provider('google'));
    const signal = signInWithPopup.mock.calls[0]?.[1];
    expect(signal?.aborted).toBe(false);
    await press(authLabels.cancel);
    expect(signal?.aborted).toBe(true);
    await act(async () => {
      popup.reject(new AuthError('login-blocked', 'blocked'));
      await popup.promise.catch(() => undefined);
    });
    await afterNextPaint();
    expect(alert).not.toHaveBeenCalled();
  });

  it('also cancels a login by password', async () => {
    const signIn = vi.fn<AccountClient['signIn']>(() => new Promise(() => undefined));
    await openDialog('login', { signIn });
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7{Enter}');
    await press(authLabels.cancel);
    expect(signIn.mock.calls[0]?.[1].aborted).toBe(true);
  });
});

describe('the login dialog', () => {
  it('signs in and closes', async () => {
    const { client } = await openDialog('login');
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await press(loginModal.submit);
    expect(client.signIn).toHaveBeenCalledExactlyOnceWith(
      { email: 'priya@kaveri.example', password: 'clearskies7' },
      expect.any(AbortSignal),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('priya')).toBeVisible();
  });

  it('flags only the first missing field and puts the focus there', async () => {
    const { client } = await openDialog('login');
    await press(loginModal.submit);
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(authFields.email.required);
    expect(password()).not.toHaveAccessibleDescription();
    await user.type(email(), 'priya');
    await user.type(password(), 'x');
    await press(loginModal.submit);
    expect(email()).toHaveAccessibleDescription(authFields.email.invalidFormat);
    expect(client.signIn).not.toHaveBeenCalled();
  });

  it('sends one request however often it is submitted', async () => {
    const { client } = await openDialog('login', {
      signIn: vi.fn(() => new Promise<void>(() => undefined)),
    });
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await user.keyboard('{Enter}{Enter}');
    await press(loginModal.submitting);
    expect(client.signIn).toHaveBeenCalledOnce();
  });

  it('shows and hides the password', async () => {
    await openDialog('login');
    expect(password()).toHaveAttribute('type', 'password');
    await press(authLabels.showPassword);
    expect(password()).toHaveAttribute('type', 'text');
    await press(authLabels.hidePassword);
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([authLabels.cancel, ui.close])('%s closes it', async (name) => {
    await openDialog('login');
    await press(name);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('switches to sign-up, with the email and the focus', async () => {
    await openDialog('login');
    await user.type(email(), 'priya@kaveri.example');
    await press(loginModal.switchLink);
    expect(screen.getByRole('dialog', { name: signUpModal.title })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: signUpModal.title })).toHaveFocus();
    expect(email()).toHaveValue('priya@kaveri.example');
    await press(signUpModal.switchLink);
    expect(screen.getByRole('dialog', { name: loginModal.title })).toBeVisible();
  });

  it('has autocomplete tokens for password managers', async () => {
    await openDialog('login');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('the sign-up dialog', () => {
  it('with passwords that differ shows an error, then an alert, and sends nothing', async () => {
    const { client, alert } = await openDialog('signUp');
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await user.type(confirmation(), 'clearsky7');
    await press(signUpModal.submit);
    expect(confirmation()).toHaveFocus();
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
    await waitFor(() => {
      expect(alert).toHaveBeenCalledExactlyOnceWith('Passwords do not match');
    });
    expect(client.signUp).not.toHaveBeenCalled();
  });

  it('creates the account and closes', async () => {
    const { client } = await openDialog('signUp');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await user.type(email(), 'priya@kaveri.example');
    await user.type(password(), 'clearskies7');
    await user.type(confirmation(), 'clearskies7');
    await press(signUpModal.submit);
    expect(client.signUp).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the password policy of the service while typing, but does not enforce it', async () => {
    const { client } = await openDialog('signUp', {
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
    await user.type(confirmation(), 'clearskies');
    await press(signUpModal.submit);
    expect(client.signUp).toHaveBeenCalledOnce();
  });
});

describe('the password reset', () => {
  const openReset = async (overrides: Partial<AccountClient> = {}) => {
    const opened = await openDialog('login', overrides);
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
    const { alert } = await openReset({ sendPasswordReset: failing('user-not-found') });
    expect(await screen.findByText(resetPassword.sent)).toBeVisible();
    await afterNextPaint();
    expect(alert).not.toHaveBeenCalled();
  });

  it('shows an error when the link could not be sent', async () => {
    const { dialog } = await openReset({ sendPasswordReset: failing('too-many-requests') });
    expect(await dialog.findByRole('alert')).toHaveTextContent(authErrors['too-many-requests']);
  });
});

it('a session from another tab closes the dialog', async () => {
  const { emit } = await openDialog('login');
  act(() => emit({ email: 'priya@kaveri.example', displayName: null }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
