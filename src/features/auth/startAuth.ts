import { paths } from '@/config/paths';
import { storedItems } from '@/lib/cookies';
import { afterLoad } from '@/lib/afterLoad';
import { safeSessionStorage } from '@/lib/storage';
import { toAuthError, type PopupProvider, isQuiet } from './authClient';
import { openLogin } from './authModal';
import { accountClient, clientFor, hasSingleSignOn, singleSignOnClient } from './clients';
import { focusAccount } from './focusAccount';
import { applyAccount, currentSession, followOtherTabs, onSessionChange } from './session';

const redirectKey = storedItems.redirect.name;

type Navigate = (address: string) => void;

/**
 * Follows the session for as long as the page lives. The sign-in service is loaded only for a
 * visitor who was signed in before, who signs in in another tab, or who comes back from a provider.
 * @param navigate goes to an address of the site without a trace of the one that is left
 * @returns the function that ends it.
 */
export function startAuth(navigate: Navigate): () => void {
  const ends = [followOtherTabs(), onSessionChange(confirmSession)];
  if (safeSessionStorage.get(redirectKey)) void finishRedirect();
  if (hasSingleSignOn() && isSingleSignOnReturn()) void finishSingleSignOn(navigate);
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

/** Leaves for the single sign-on provider; `startAuth` picks the visitor up again. */
export async function leaveForSingleSignOn(): Promise<void> {
  const client = await singleSignOnClient();
  await client.signIn(location.pathname + location.search + location.hash);
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
  if (session.status !== 'signedIn') return;
  if (session.mechanism === 'oidc' && !hasSingleSignOn()) applyAccount('oidc', null);
  else clientFor(session.mechanism).catch(stayAsRemembered);
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
    tellFailure(cause);
  }
}

/** An OpenID Connect answer: `state`, and either `code` or `error` (RFC 6749, section 4.1.2). */
function isSingleSignOnReturn(): boolean {
  const answer = new URLSearchParams(location.search);
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}

async function finishSingleSignOn(navigate: Navigate): Promise<void> {
  const answer = location.href;
  history.replaceState(history.state, '', paths.home);
  try {
    const client = await singleSignOnClient();
    navigate(await client.finishSignIn(answer));
  } catch (cause) {
    navigate(paths.home);
    tellFailure(cause);
  }
}

function tellFailure(cause: unknown): void {
  const error = toAuthError(cause);
  openLogin(error);
  if (!isQuiet(error)) window.alert(error.message);
}
