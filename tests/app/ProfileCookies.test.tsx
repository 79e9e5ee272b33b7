import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ProfileCookies } from '@/app/ProfileCookies';
import { navigationActions } from '@/content/navigation';
import { cookieDialog } from '@/content/cookieDialog';
import { footer } from '@/content/navigation';
import { AccountBar } from '@/features/auth/components/account/AccountBar';
import { AuthEffects } from '@/features/auth/components/AuthEffects';
import '@/features/auth/components/AuthDialogs/AuthDialogs';
import type { Account } from '@/features/auth/authClient';
import { ConsentManager } from '@/features/consent/components/ConsentManager';
import '@/features/consent/components/CookieDialog/CookieDialog';
import { createConsentRecord, preferencesFor } from '@/features/consent/consentRecord';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { fakeAccountClient, fakeServices } from '../support/fakeServices';
import { createMemoryCookies } from '../support/memoryCookies';
import { renderWithProviders } from '../support/renderAt';
import { storedItems } from '@/lib/storageInventory';

const user = userEvent.setup();
const priya = { email: 'priya.menon@kaveri.example', displayName: 'Priya Menon' };
const profileCookies = { username: priya.displayName, userEmail: priya.email };

function consentTo(choice: 'all' | 'necessary') {
  return {
    [storedItems.cookieConsent.name]: JSON.stringify(
      createConsentRecord(preferencesFor(choice), 'a1'),
    ),
  };
}

/** Opens the site with `account` signed in. */
async function openTab(account: Account | null, initial: Readonly<Record<string, string>>) {
  const cookies = createMemoryCookies(initial);
  const { client, emit } = fakeAccountClient({}, account);
  if (account) {
    localStorage.setItem(
      storedItems.session.name,
      JSON.stringify({ name: 'p', email: 'p@q.example' }),
    );
  }
  renderWithProviders(
    <>
      <AccountBar />
      <AuthEffects />
      <ConsentManager />
      <CookieSettingsButton />
      <ProfileCookies />
    </>,
    { services: fakeServices({ accounts: client }), cookies },
  );
  if (account) await screen.findByRole('button', { name: navigationActions.logout });
  await user.keyboard('{Shift}');
  const profile = () => {
    const { username, userEmail } = cookies.getAll();
    return { username, userEmail };
  };
  return { cookies, profile, emit };
}

it('signed in without a choice sets nothing, and removes existing cookies', async () => {
  const { profile } = await openTab(priya, profileCookies);
  await waitFor(() => expect(profile()).toEqual({}));
});

it.each(['all', 'necessary'] as const)(
  'signed in with the choice %s keeps both',
  async (choice) => {
    const { profile } = await openTab(priya, consentTo(choice));
    await waitFor(() => expect(profile()).toEqual(profileCookies));
  },
);

it('a choice made while signed in counts, and signing out removes both', async () => {
  const { profile } = await openTab(priya, {});
  await user.click(screen.getByRole('button', { name: footer.cookieSettings }));
  await user.click(await screen.findByRole('radio', { name: cookieDialog.necessary }));
  await user.click(screen.getByRole('button', { name: cookieDialog.confirm }));
  await waitFor(() => expect(profile()).toEqual(profileCookies));
  await user.click(screen.getByRole('button', { name: navigationActions.logout }));
  await waitFor(() => expect(profile()).toEqual({}));
});

it('signed out, both are removed', async () => {
  const { profile } = await openTab(null, { ...consentTo('all'), ...profileCookies });
  await waitFor(() => expect(profile()).toEqual({}));
});

it('without a display name the name is the local part of the email', async () => {
  const { profile } = await openTab({ ...priya, displayName: null }, consentTo('all'));
  await waitFor(() => {
    expect(profile()).toEqual({ username: 'priya.menon', userEmail: priya.email });
  });
});

it('an account with neither name nor email sets nothing', async () => {
  const { profile } = await openTab(
    { email: null, displayName: null },
    {
      ...consentTo('all'),
      ...profileCookies,
    },
  );
  await waitFor(() => expect(profile()).toEqual({}));
});

it('a raw "all" counts as a choice, garbage does not', async () => {
  const { profile, cookies } = await openTab(priya, { [storedItems.cookieConsent.name]: 'all' });
  await waitFor(() => expect(profile()).toEqual(profileCookies));
  cookies.set(storedItems.cookieConsent.name, '{"choice":', 365);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(profile()).toEqual({}));
});

it('a choice of another tab counts before its message has arrived', async () => {
  const { profile, cookies, emit } = await openTab(priya, {});
  await waitFor(() => expect(profile()).toEqual({}));
  Object.entries({ ...consentTo('all'), ...profileCookies }).forEach(([name, value]) =>
    cookies.set(name, value, 7),
  );
  act(() => emit({ ...priya }));
  expect(profile()).toEqual(profileCookies);
});
