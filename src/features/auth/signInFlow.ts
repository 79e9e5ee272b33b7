import { paths } from '@/config/paths';
import { safeSessionStorage } from '@/lib/storage';
import { toAuthError, type PopupProvider, isQuiet } from './authClient';
import { openLogin } from './authModal';
import { accountClient, clientFor, hasSingleSignOn, singleSignOnClient } from './clients';
import { focusAccount } from './focusAccount';
import { applyAccount, currentSession } from './session';
import { redirectKey } from './watchSession';

/** Picks up a visitor who comes back from a provider. @param navigate leaves no trace of this address */
export async function finishReturn(navigate: (address: string) => void): Promise<void> {
  try {
    if (safeSessionStorage.get(redirectKey)) await finishRedirect();
    if (hasSingleSignOn() && isSingleSignOnReturn()) await finishSingleSignOn(navigate);
  } catch (cause) {
    const error = toAuthError(cause);
    openLogin(error);
    if (!isQuiet(error)) window.alert(error.message);
  }
}

/** Leaves for the provider in this tab; `finishReturn` picks the visitor up again. */
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

/** Leaves for the single sign-on provider; `finishReturn` picks the visitor up again. */
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

/** Asks the service whether the session that this browser remembers still holds. */
export function confirmSession(): void {
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
  const client = await accountClient();
  await client.finishRedirect();
}

/** An OpenID Connect answer: `state`, and either `code` or `error` (RFC 6749, section 4.1.2). */
function isSingleSignOnReturn(): boolean {
  const answer = new URLSearchParams(location.search);
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}

async function finishSingleSignOn(navigate: (address: string) => void): Promise<void> {
  const answer = location.href;
  history.replaceState(history.state, '', paths.home);
  try {
    const client = await singleSignOnClient();
    navigate(await client.finishSignIn(answer));
  } catch (error) {
    navigate(paths.home);
    throw error;
  }
}
