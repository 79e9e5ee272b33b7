import { storedItems } from '@/lib/cookies';
import { afterLoad } from '@/lib/afterLoad';
import { safeSessionStorage } from '@/lib/storage';
import { toAuthError, type PopupProvider, isQuiet } from './authClient';
import { openLogin } from './authModal';
import { accountClient, clientFor } from './clients';
import { focusAccount } from './focusAccount';
import { currentSession, followOtherTabs, onSessionChange } from './session';

const redirectKey = storedItems.redirect.name;

/**
 * Follows the session for as long as the page lives. The sign-in service is loaded only for a
 * visitor who was signed in before, who signs in in another tab, or who comes back from a provider.
 * @returns the function that ends it.
 */
export function startAuth(): () => void {
  const ends = [followOtherTabs(), onSessionChange(confirmSession)];
  if (safeSessionStorage.get(redirectKey)) void finishRedirect();
  void afterLoad.then(confirmSession);
  return () => ends.forEach((end) => end());
}

/** Leaves for the provider in this tab; `startAuth` picks the visitor up again. */
export async function leaveForProvider(provider: PopupProvider): Promise<void> {
  const client = await accountClient();
  safeSessionStorage.set(redirectKey, provider);
  try {
    await client.signInWithRedirect(provider);
  } catch (error) {
    safeSessionStorage.remove(redirectKey);
    throw error;
  }
}

/** Ends the session at its service; a failure is told in an alert. */
export async function logOut(): Promise<void> {
  const session = currentSession();
  if (session.status !== 'signedIn') return;
  try {
    const client = await clientFor(session.mechanism);
    await client.signOut();
    focusAccount();
  } catch (error) {
    window.alert(toAuthError(error).message);
  }
}

/** The service decides whether the session that this browser remembers still holds. */
function confirmSession(): void {
  const session = currentSession();
  if (session.status === 'signedIn') clientFor(session.mechanism).catch(stayAsRemembered);
}

/** Without a connection the visitor stays who they were; the next page asks again. */
function stayAsRemembered(): void {
  return undefined;
}

async function finishRedirect(): Promise<void> {
  safeSessionStorage.remove(redirectKey);
  try {
    const client = await accountClient();
    await client.finishRedirect();
  } catch (cause) {
    const error = toAuthError(cause);
    openLogin(error);
    if (!isQuiet(error)) window.alert(error.message);
  }
}
