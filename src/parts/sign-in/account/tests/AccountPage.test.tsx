import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { collectAlerts, press } from '@tests/support/forms';
import { renderAt } from '@tests/support/renderAt';
import { AuthError, toSentences, type Account, type AccountActions } from '../../authClient';
import { authErrors, verificationCopy } from '../../content/auth';
import { authProviders } from '../../content/authProviders';
import { accountPaths } from '../../paths';
import {
  clientsWithoutSettings,
  fakeAccountActions,
  fakePasswordClient,
  fakeClients,
} from '../../tests/support/fakeClients';
import { cacheAccount, interact, withClients } from '../../tests/support/signIn';
import { recordVerificationMail, verificationPauseMs } from '../../verificationMail';
import { accountSections, accountTaglines } from '../copy';
import '../../controls/VerificationNotice';

const { benefit, without, deletion, again, cancel, signedOut } = accountSections;
const google = authProviders.google.action;
const priya: Account = {
  email: `${'priya.menon.'.repeat(5)}long@kaveri-works-and-sons.example`,
  displayName: 'Priya Menon',
  emailVerified: false,
};
const failing = (code: string) => Promise.reject(new AuthError(code, `Firebase: ${code}.`));
const tooOld = () => failing('requires-recent-login');
const inMain = () => within(screen.getByRole('main'));

async function openAccount(overrides: Partial<AccountActions> = {}) {
  cacheAccount();
  const account = fakeAccountActions(overrides);
  const { client, emit } = fakePasswordClient({ account }, priya);
  await renderAt(accountPaths.account, withClients(fakeClients({ accounts: client })));
  await interact();
  await inMain().findByText(accountSections.who.unverified);
  return { account, emit };
}

/** Confirms the deletion of an account whose login is too old for it. */
async function confirmAfterLongLogin(overrides: Partial<AccountActions>) {
  const remove = vi.fn(() => Promise.resolve()).mockImplementationOnce(tooOld);
  const { account } = await openAccount({ delete: remove, ...overrides });
  await press(deletion.start);
  await press(deletion.confirm);
  const dialog = within(await screen.findByRole('dialog', { name: again.title }));
  return { account, remove, dialog };
}

/** A promise that the test settles. */
function openRequest() {
  let finish: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (finish = resolve));
  return {
    promise,
    finish: () =>
      act(async () => {
        finish();
        await promise;
      }),
  };
}

it('who is logged out is offered to log in', async () => {
  await renderAt(accountPaths.account, withClients(fakeClients()));
  expect(await screen.findByText(accountTaglines.signedOut)).toBeVisible();
  await userEvent.click(inMain().getByRole('button', { name: signedOut.login }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('a build without login does not say what an account does, but what the visitor does', async () => {
  await renderAt(accountPaths.account, withClients(clientsWithoutSettings()));
  expect(await inMain().findByRole('heading', { name: without.title })).toBeVisible();
  expect(inMain().queryByText(benefit.text)).toBeNull();
});

it('an unconfirmed email is marked, and its mail is sent again at most once a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  recordVerificationMail();
  const sendVerification = vi.fn(() => {
    recordVerificationMail();
    return Promise.resolve();
  });
  await openAccount({ sendVerification });
  const main = inMain();
  await userEvent.click(main.getByRole('button', { name: verificationCopy.sent }));
  expect(sendVerification).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(verificationPauseMs));
  await userEvent.click(await main.findByRole('button', { name: verificationCopy.send }));
  await userEvent.click(await main.findByRole('button', { name: verificationCopy.sent }));
  expect(sendVerification).toHaveBeenCalledOnce();
});

it('whether the email is confirmed is asked again when the page is shown, and a failure changes nothing', async () => {
  const refresh = vi.fn(() => failing('network-request-failed'));
  await openAccount({ refresh });
  await screen.findAllByText(verificationCopy.unverified);
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(refresh).toHaveBeenCalledOnce());
  expect(inMain().getByText(accountSections.who.unverified)).toBeVisible();
});

it('a mail that could not be sent is reported beside the button, then by an alert', async () => {
  const { expectAlert } = collectAlerts();
  await openAccount({ sendVerification: () => failing('too-many-requests') });
  await userEvent.click(inMain().getByRole('button', { name: verificationCopy.send }));
  expect(await inMain().findByText(toSentences(authErrors['too-many-requests']))).toBeVisible();
  await expectAlert('Firebase: too-many-requests.');
});

it('cancelling the question keeps the account', async () => {
  const { account } = await openAccount();
  await press(deletion.start);
  await press(cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(account.delete).not.toHaveBeenCalled();
});

it('after a long login a provider is asked for once more, and then the account is deleted', async () => {
  const { account, remove, dialog } = await confirmAfterLongLogin({ methods: () => ['google'] });
  expect(dialog.getByRole('heading', { name: again.title })).toHaveFocus();
  await press(google);
  expect(account.reauthenticate).toHaveBeenCalledExactlyOnceWith('google', '');
  await eventually(() => expect(remove).toHaveBeenCalledTimes(2));
});

it('closing the dialog while a provider’s window is open keeps the account', async () => {
  const { promise, finish } = openRequest();
  const { remove } = await confirmAfterLongLogin({
    methods: () => ['google'],
    reauthenticate: () => promise,
  });
  await press(google);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await finish();
  expect(remove).toHaveBeenCalledOnce();
});

it('the dialog stays open while the service deletes, and a second press deletes nothing more', async () => {
  const { promise, finish } = openRequest();
  const remove = vi.fn(() => promise);
  await openAccount({ delete: remove });
  await press(deletion.start);
  await press(deletion.confirm);
  await press(deletion.deleting);
  await press(cancel);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await finish();
  expect(remove).toHaveBeenCalledOnce();
});

it('a failed deletion is explained in the dialog, then alerted', async () => {
  const { alerts, expectAlert } = collectAlerts();
  await openAccount({ delete: () => failing('network-request-failed') });
  await press(deletion.start);
  await press(deletion.confirm);
  await expectAlert('Firebase: network-request-failed.');
  expect(alerts[0]?.onPage).toBe(toSentences(authErrors['network-request-failed']));
});
