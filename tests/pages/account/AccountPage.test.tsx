import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { verificationWords } from '@/content/signIn/accountMenu';
import { accountSections } from '@/content/signIn/accountPages';
import { authErrors } from '@/content/signIn/auth';
import { authProviders } from '@/content/signIn/authProviders';
import { AuthError, type AccountActions, type AccountDetails } from '@/features/auth/authClient';
import '@/features/auth/components/account/VerificationNotice';
import { recordVerificationMail, verificationPauseMs } from '@/features/auth/verificationMail';
import { eventually } from '../../support/eventually';
import { goodPassword } from '../../support/examples';
import { fakeAccountActions, fakeAccountClient, fakeServices } from '../../support/fakeServices';
import { press } from '../../support/forms';
import { renderAt } from '../../support/renderAt';
import { cacheAccount, interact } from '../../support/signIn';

const { ways, deletion, again, signedOut } = accountSections;
const longEmail = `${'priya.menon.'.repeat(5)}long@kaveri-works-and-sons.example`;
const priya: AccountDetails = {
  id: 'u1',
  email: longEmail,
  displayName: 'Priya Menon',
  emailVerified: false,
  photoUrl: null,
  phoneNumber: null,
  created: 'Mon, 23 Nov 2026 06:00:00 GMT',
  lastSignIn: 'Mon, 23 Nov 2026 06:00:00 GMT',
  ways: ['password'],
};
const tooOld = () => Promise.reject(new AuthError('requires-recent-login', 'Firebase: too old.'));

async function openAccount(
  details: Partial<AccountDetails> = {},
  overrides: Partial<AccountActions> = {},
) {
  cacheAccount();
  const account = fakeAccountActions({
    details: () => ({ ...priya, ...details }),
    ...overrides,
  });
  const { client, emit } = fakeAccountClient({ account }, { ...priya, ...details });
  await renderAt(paths.account, { services: fakeServices({ accounts: client }) });
  await interact();
  await screen.findByRole('heading', { name: deletion.title });
  return { account, emit };
}

const way = (action: string, label: string) =>
  screen.getByRole('button', { name: `${action}: ${label}` });

it('who is logged out is offered to log in', async () => {
  await renderAt(paths.account, { services: fakeServices() });
  expect(await screen.findByRole('heading', { name: signedOut.title })).toBeVisible();
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: signedOut.login }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('an unconfirmed email is marked, and its mail is sent again at most once a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  recordVerificationMail();
  const sendVerification = vi.fn(() => {
    recordVerificationMail();
    return Promise.resolve();
  });
  await openAccount({}, { sendVerification });
  const main = within(screen.getByRole('main'));
  expect(main.getByText(accountSections.email.unverified)).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: verificationWords.sent }));
  expect(sendVerification).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(verificationPauseMs));
  await userEvent.click(await main.findByRole('button', { name: verificationWords.send }));
  await userEvent.click(await main.findByRole('button', { name: verificationWords.sent }));
  expect(sendVerification).toHaveBeenCalledOnce();
});

it('a password can be chosen', async () => {
  const { account } = await openAccount({ ways: ['google'] });
  await userEvent.click(way(ways.connect, ways.password));
  await userEvent.type(screen.getByLabelText(ways.newPassword), goodPassword);
  await press(ways.set);
  expect(account.setPassword).toHaveBeenCalledExactlyOnceWith(goodPassword);
});

it('a failure is shown where it belongs', async () => {
  const error = new AuthError('credential-already-in-use', 'Firebase: in use.');
  await openAccount({}, { link: () => Promise.reject(error) });
  await userEvent.click(way(ways.connect, authProviders.google.label));
  const section = screen.getByRole('region', { name: ways.title });
  expect(await within(section).findByRole('alert')).toHaveTextContent(
    authErrors['credential-already-in-use'],
  );
});

it('deleting can be cancelled; where the login is too old, the way of the login is asked for, and the deletion goes on', async () => {
  const remove = vi.fn(() => Promise.resolve()).mockImplementationOnce(tooOld);
  const { account } = await openAccount({ ways: ['google'] }, { delete: remove });
  await press(deletion.start);
  await press(accountSections.cancel);
  expect(remove).not.toHaveBeenCalled();
  await press(deletion.start);
  await press(deletion.confirm);
  const dialog = within(await screen.findByRole('dialog', { name: again.title }));
  await userEvent.click(dialog.getByRole('button', { name: authProviders.google.action }));
  expect(account.signInAgain).toHaveBeenCalledExactlyOnceWith('google', '');
  await eventually(() => expect(remove).toHaveBeenCalledTimes(2));
});
