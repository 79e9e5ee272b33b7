import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { menuLabels } from '@/content/menu';
import { ui } from '@/content/ui';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { button, collectAlerts, formOf, press } from '@tests/support/forms';
import { AuthError, toSentences, type PasswordAuthClient } from '../client';
import {
  authErrors,
  authFields,
  authCopy,
  loginModal,
  passwordPolicy,
  resetPassword,
  signUpModal,
  unknownAuthError,
} from '../content/auth';
import { authProviders } from '../content/authProviders';
import {
  clientsWithoutSettings,
  exampleAccount,
  fakeClients,
  fakePasswordClient,
} from './support/fakeClients';
import { pressLogin, renderSignIn } from './support/signIn';

const { field, fill } = formOf(Object.values(authFields));
const { email } = exampleAccount;
const credentials = { email, password: 'clearskies7' };
const google = authProviders.google.action;
const serviceText = (code: string) => `Firebase: Error (auth/${code}).`;
const failing = (code: string) =>
  vi.fn(() => Promise.reject(new AuthError(code, serviceText(code))));
const pending = () => new Promise<never>(() => undefined);

async function openLogin(overrides: Partial<PasswordAuthClient> = {}) {
  const page = collectAlerts();
  const { client, emit } = fakePasswordClient(overrides);
  renderSignIn({ clients: fakeClients({ accounts: client }) });
  const dialog = within(await pressLogin());
  await waitFor(() => expect(button(google)).toBeEnabled());
  return { client, emit, dialog, ...page };
}

async function openSignUp(overrides: Partial<PasswordAuthClient> = {}) {
  const opened = await openLogin(overrides);
  await press(loginModal.switchLink);
  return opened;
}

/** A provider's window that the test closes with an error. */
function openWindow() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((_, rejectPromise) => (reject = rejectPromise));
  const fail = (code: string) =>
    act(async () => {
      reject(new AuthError(code, serviceText(code)));
      await promise.catch(() => undefined);
    });
  return { promise, fail };
}

describe('a failure', () => {
  it.each([
    ['of a known code', 'popup-closed-by-user', authErrors['popup-closed-by-user']],
    ['that does not say which is wrong', 'wrong-password', authErrors['user-not-found']],
    ['of an unknown code', 'quota-exceeded', unknownAuthError],
    ['that does not come from the service', null, authErrors['internal-error']],
  ])('%s: the message is in the dialog, then its text is alerted', async (_, code, message) => {
    const other = () => Promise.reject(new TypeError('x is undefined'));
    const { alerts, expectAlert, dialog } = await openLogin({
      signInWithPopup: code ? failing(code) : other,
    });
    await press(google);
    await expectAlert(code ? serviceText(code) : toSentences(message));
    expect(alerts[0]?.onPage).toContain(toSentences(message));
    expect(dialog.getByRole('alert')).toBeVisible();
    expect(button(google)).toBeEnabled();
  });

  it('of a window that a second one has replaced is shown without an alert', async () => {
    const first = openWindow();
    const signInWithPopup = vi
      .fn<() => Promise<void>>()
      .mockReturnValueOnce(first.promise)
      .mockImplementation(pending);
    const { dialog, alerts } = await openLogin({ signInWithPopup });
    await press(google);
    await press(authCopy.waitingFor(authProviders.google.label));
    await first.fail('cancelled-popup-request');
    expect(signInWithPopup).toHaveBeenCalledTimes(2);
    expect(dialog.getByRole('status')).toHaveTextContent(
      authErrors['cancelled-popup-request'].problem,
    );
    await afterNextPaint();
    expect(alerts).toEqual([]);
  });
});

it('Cancel closes the dialog and cancels the request, whose failure is then not shown', async () => {
  const { promise, fail } = openWindow();
  const signInWithPopup = vi.fn<PasswordAuthClient['signInWithPopup']>(() => promise);
  const { alerts } = await openLogin({ signInWithPopup });
  await press(google);
  const signal = signInWithPopup.mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);
  await press(authCopy.cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signal?.aborted).toBe(true);
  await fail('login-blocked');
  await afterNextPaint();
  expect(alerts).toEqual([]);
});

it('a build without login says so at once, and asks for no password', async () => {
  renderSignIn({ clients: clientsWithoutSettings() });
  const dialog = within(await pressLogin());
  const { problem, advice } = authErrors['not-configured'];
  expect(dialog.getByRole('heading', { name: problem })).toBeVisible();
  expect(dialog.getByText(advice)).toBeVisible();
  expect(dialog.queryByLabelText(authFields.password.label)).toBeNull();
  expect(dialog.queryByRole('button', { name: google })).toBeNull();
  await userEvent.click(dialog.getByRole('link', { name: menuLabels.contact }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the login dialog', () => {
  it('flags each missing field and puts the focus on the first', async () => {
    const { client } = await openLogin();
    expect(field('email')).toHaveAttribute('autocomplete', 'username');
    expect(field('password')).toHaveAttribute('autocomplete', 'current-password');
    await press(loginModal.submit);
    expect(field('email')).toHaveFocus();
    expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('email')).toHaveAccessibleDescription(authFields.email.required);
    expect(field('password')).toHaveAccessibleDescription(authFields.password.required);
    fill({ email });
    expect(field('email')).toBeValid();
    expect(field('password')).toBeInvalid();
    // spaces count as a password
    fill({ email: 'priya', password: ' ' });
    await press(loginModal.submit);
    expect(field('email')).toHaveAccessibleDescription(authFields.email.invalidFormat);
    expect(client.signIn).not.toHaveBeenCalled();
  });

  it('sends one request however often it is submitted', async () => {
    const { client } = await openLogin({ signIn: vi.fn(pending) });
    fill(credentials);
    field('password').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await press(loginModal.submitting);
    expect(client.signIn).toHaveBeenCalledOnce();
  });

  it('cancels a request that takes too long, and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const signIn = vi.fn<PasswordAuthClient['signIn']>(pending);
    const { dialog, expectAlert } = await openLogin({ signIn });
    fill(credentials);
    await press(loginModal.submit);
    await vi.advanceTimersByTimeAsync(15_000);
    await expectAlert(toSentences(authErrors.timeout));
    expect(dialog.getByRole('alert')).toHaveTextContent(authErrors.timeout.problem);
    expect(signIn.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('switches to sign-up and back, with the email and the focus', async () => {
    await openLogin();
    fill({ email });
    await press(loginModal.switchLink);
    expect(screen.getByRole('dialog', { name: signUpModal.title })).toBeVisible();
    expect(screen.getByRole('heading', { name: signUpModal.title })).toHaveFocus();
    expect(field('email')).toHaveValue(email);
    await press(signUpModal.switchLink);
    expect(screen.getByRole('heading', { name: loginModal.title })).toHaveFocus();
    await press(ui.close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('with a mouse and a keyboard each view begins in the email, and Enter sends it', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  const { client } = await openLogin();
  expect(field('email')).toHaveFocus();
  await userEvent.keyboard(email);
  await press(loginModal.forgot);
  expect(field('email')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(client.sendPasswordReset).toHaveBeenCalledExactlyOnceWith(email);
});

describe('the sign-up dialog', () => {
  it('with passwords that differ shows an error, then an alert, and sends nothing', async () => {
    const { client, alerts, expectAlert } = await openSignUp();
    fill({ ...credentials, confirm: 'clearsky7' });
    await press(signUpModal.submit);
    expect(field('confirm')).toHaveFocus();
    expect(field('password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('confirm')).toHaveAccessibleDescription('Passwords do not match');
    await expectAlert('Passwords do not match');
    expect(alerts[0]?.onPage).toBe('Passwords do not match');
    expect(client.signUp).not.toHaveBeenCalled();
  });

  it('shows the password policy of the service before and while typing, but does not enforce it', async () => {
    const { client } = await openSignUp({
      passwordRules: vi.fn((typed: string) =>
        Promise.resolve([
          { text: passwordPolicy.minLength(6), isMet: typed.length >= 6 },
          { text: passwordPolicy.numeric, isMet: false },
        ]),
      ),
    });
    expect(client.passwordRules).not.toHaveBeenCalled();
    await userEvent.click(field('password'));
    await screen.findByText(passwordPolicy.title);
    const rules = () =>
      screen
        .getAllByText((_, element) => element?.tagName === 'LI')
        .map(({ textContent }) => textContent);
    expect(rules()).toEqual([passwordPolicy.minLength(6), passwordPolicy.numeric]);
    fill({ email, password: 'clearskies', confirm: 'clearskies' });
    await screen.findByText(passwordPolicy.met, { exact: false });
    expect(rules()).toEqual([
      expect.stringMatching(`^${passwordPolicy.minLength(6)}.*${passwordPolicy.met}$`),
      expect.stringMatching(`^${passwordPolicy.numeric}.*${passwordPolicy.unmet}$`),
    ]);
    await press(signUpModal.submit);
    expect(client.signUp).toHaveBeenCalledOnce();
  });
});

it.each([
  [
    'does not say whether the address has an account',
    { sendPasswordReset: failing('user-not-found') },
    'status',
    resetPassword.sent,
  ],
  [
    'shows an error when the link could not be sent',
    { sendPasswordReset: failing('too-many-requests') },
    'alert',
    authErrors['too-many-requests'].problem,
  ],
])('the password reset %s', async (_, overrides, role, message) => {
  const { client, dialog, alerts } = await openLogin(overrides);
  await press(loginModal.forgot);
  fill({ email });
  await press(resetPassword.submit);
  expect(client.sendPasswordReset).toHaveBeenCalledExactlyOnceWith(email);
  await waitFor(() => expect(dialog.getByRole(role)).toHaveTextContent(message));
  await afterNextPaint();
  expect(alerts).toHaveLength(role === 'alert' ? 1 : 0);
});
