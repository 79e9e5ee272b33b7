import { authErrors } from '@/content/auth';
import { removeDraft } from '@/lib/draft';
import { maxValueLength } from '@/lib/storage';
import { AuthError, toAuthError, type PopupProvider } from './authClient';
import type { AuthServices, AuthStore } from './authStore';
import { errorMessageFor, isKnownCode } from './errorMessageFor';
import { focusAccountControl } from './focusAccountControl';
import { removeTokens } from './removeTokens';
import {
  clearPendingRedirect,
  readPendingRedirect,
  setPendingRedirect,
  setPendingSso,
} from './pendingRedirect';
import { isSsoResponse, withoutSsoResponse } from './ssoResponse';
import { storedItems } from '@/lib/storageInventory';

/**
 * Completes the sign-in of a visitor who returns from a provider; a failure opens the dialog. A
 * response that this tab has not requested is only removed from the URL.
 */
export async function completeRedirect(
  { services, openDialog }: AuthStore,
  replaceUrl: (path: string) => void,
): Promise<void> {
  const pending = readPendingRedirect();
  const isResponse = isSsoResponse(location);
  if (pending?.method !== 'firebase' && !isResponse) return;
  const responseUrl = location.href;
  clearPendingRedirect();
  if (isResponse) replaceUrl(withoutSsoResponse(location));
  try {
    if (pending?.method === 'firebase') await (await services.accounts()).completeRedirect();
    if (pending?.method === 'oidc') {
      await completeSso(services, pending.state, responseUrl, replaceUrl);
    }
  } catch (error) {
    openDialog('login', toAuthError(error));
  }
}

/** Redirects this tab to the provider; `completeRedirect` continues afterwards. */
export async function redirectToProvider(
  services: AuthServices,
  provider: PopupProvider,
): Promise<void> {
  const client = await services.accounts();
  setPendingRedirect(provider);
  try {
    await client.signInWithRedirect(provider);
  } catch (error) {
    clearPendingRedirect();
    throw error;
  }
}

/** Redirects to the single sign-on provider; `completeRedirect` continues afterwards. */
export async function redirectToSso({ singleSignOn }: AuthServices, signal: AbortSignal) {
  const client = await singleSignOn?.();
  const returnTo = location.pathname + location.search + location.hash;
  await client?.signIn(returnTo, setPendingSso, signal);
}

/**
 * Ends the session at every configured service: a session left at one of them would return when it
 * is next loaded. Single sign-on comes last, because it leaves the page. A build without it removes
 * the tokens that an earlier build may have left.
 */
export async function logOut({ session, services }: AuthStore): Promise<void> {
  if (session.get().status !== 'signedIn') return;
  const errors: AuthError[] = [];
  for (const load of [services.accounts, services.singleSignOn]) {
    try {
      await (await load?.())?.signOut();
    } catch (error) {
      errors.push(toAuthError(error));
    }
  }
  if (!services.singleSignOn) removeTokens();
  const [error] = errors;
  if (error) window.alert(error.message);
  else focusAccountControl();
}

/** Removes what the visitor typed in this tab while signed in. An open form keeps it on screen. */
export function removeDrafts(): void {
  removeDraft(storedItems.contactDraft.name);
  removeDraft(storedItems.applicationDraft.name);
}

async function completeSso(
  { singleSignOn }: AuthServices,
  state: string,
  responseUrl: string,
  replaceUrl: (path: string) => void,
) {
  try {
    if (!singleSignOn) throw createAuthError('not-configured');
    const { searchParams } = new URL(responseUrl);
    if (searchParams.get('state') !== state) throw createAuthError('state_mismatch');
    const client = await singleSignOn();
    replaceUrl(await client.completeSignIn(responseUrl));
  } catch (cause) {
    const error = toAuthError(cause);
    const canShowMessage = isKnownCode(error.code) && error.message.length <= maxValueLength;
    throw canShowMessage ? error : new AuthError(error.code, errorMessageFor(error), { cause });
  }
}

function createAuthError(code: 'not-configured' | 'state_mismatch'): AuthError {
  return new AuthError(code, authErrors[code]);
}
