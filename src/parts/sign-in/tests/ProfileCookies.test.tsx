import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consentTo, createMemoryCookies } from '@tests/support/memoryCookies';
import type { Account } from '../client';
import { ProfileCookies } from '../ProfileCookies';
import { exampleAccount, fakeClients, fakePasswordClient } from './support/fakeClients';
import { cacheAccount, interact, renderSignIn } from './support/signIn';

const { displayName: username, email: userEmail } = exampleAccount;
const profileCookies = { username, userEmail };

/** Opens the site with `account` signed in. */
async function openTab(account: Account | null, initial: Readonly<Record<string, string>>) {
  const cookies = createMemoryCookies(initial);
  const { client } = fakePasswordClient({}, account);
  if (account) cacheAccount();
  renderSignIn({
    clients: fakeClients({ accounts: client }),
    cookies,
    rest: <ProfileCookies />,
  });
  await interact();
  return () => {
    const { username, userEmail } = cookies.getAll();
    return { username, userEmail };
  };
}

it.each([
  ['signed in without a choice', exampleAccount, profileCookies, {}],
  ['signed in with the choice "all"', exampleAccount, consentTo('all'), profileCookies],
  ['signed in with the choice "necessary"', exampleAccount, consentTo('necessary'), profileCookies],
  ['signed out', null, { ...consentTo('all'), ...profileCookies }, {}],
  [
    'without a display name',
    { ...exampleAccount, displayName: null },
    consentTo('all'),
    { username: 'priya.menon', userEmail },
  ],
  [
    'without email, and with a name of blanks',
    { email: null, displayName: '  ' },
    { ...consentTo('all'), ...profileCookies },
    {},
  ],
])('%s the cookies are %o', async (_, account, cookies, expected) => {
  const profile = await openTab(account, cookies);
  await waitFor(() => expect(profile()).toEqual(expected));
});
