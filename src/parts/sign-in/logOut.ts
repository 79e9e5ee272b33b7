import { removeDraft } from '@/lib/draft';
import { inventory } from '@/parts/stored';
import type { AuthClients, AuthError } from './client';
import { toAuthError } from './errorMessages';
import { focusAccountControl } from './focusAccountControl';
import { removeTokens } from './single-sign-on/oidcTokens';

/**
 * Ends the session at every configured service: a session left at one of them would return when it
 * is next loaded.
 */
export async function logOut(clients: AuthClients): Promise<void> {
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
