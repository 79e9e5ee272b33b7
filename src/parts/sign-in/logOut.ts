import type { AuthClients, AuthError } from './client';
import { toAuthError } from './errorMessages';
import { focusAccountControl } from './focusAccountControl';

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
