import { removeDraft } from '@/lib/draft';
import { inventory } from '@/parts/stored';
import { popupProviders, type AuthError, type PopupProvider } from './authClient';
import type { AuthClients } from './authClients';
import type { AuthStore } from './authStore';
import { toAuthError } from './errorMessages';
import { focusAccountControl } from './focusAccountControl';
import { pendingRedirect } from './pendingRedirect';
import { removeTokens } from './single-sign-on/oidcTokens';

/** Completes the sign-in of a visitor who returns from a provider; a failure opens the dialog. */
export async function completeRedirect({ clients, openDialog }: AuthStore): Promise<void> {
  if (!popupProviders.some((provider) => provider === pendingRedirect.get())) return;
  pendingRedirect.clear();
  try {
    await (await clients.accounts()).completeRedirect();
  } catch (error) {
    openDialog('login', toAuthError(error));
  }
}

/** Redirects this tab to the provider; `completeRedirect` continues afterwards. */
export async function redirectToProvider(
  clients: AuthClients,
  provider: PopupProvider,
): Promise<void> {
  const client = await clients.accounts();
  pendingRedirect.set(provider);
  try {
    await client.signInWithRedirect(provider);
  } catch (error) {
    pendingRedirect.clear();
    throw error;
  }
}

/**
 * Ends the session at every configured service: a session left at one of them would return when it
 * is next loaded.
 */
export async function logOut({ session, clients }: AuthStore): Promise<void> {
  if (session.get().status !== 'signedIn') return;
  const errors: AuthError[] = [];
  const { accounts, hasAccounts, singleSignOn } = clients;
  for (const load of [hasAccounts && accounts, singleSignOn]) {
    try {
      if (load) await (await load()).signOut();
    } catch (error) {
      errors.push(toAuthError(error));
    }
  }
  const [error] = errors;
  if (error) window.alert(error.message);
  else focusAccountControl();
}

/**
 * Removes what the visitor typed in this tab while signed in; an open form keeps it on screen. A build
 * without single sign-on also removes the tokens that an earlier build may have left.
 */
export function removeTraces({ singleSignOn }: AuthClients): void {
  for (const { name, isDraft } of inventory) if (isDraft) removeDraft(name);
  if (!singleSignOn) removeTokens();
}
