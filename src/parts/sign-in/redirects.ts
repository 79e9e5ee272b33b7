import { maxValueLength, safeSessionStorage } from '@/lib/storage';
import type { AuthStore } from './authStore';
import {
  AuthError,
  popupProviders,
  toSentences,
  withTimeout,
  type AuthClients,
  type PopupProvider,
} from './client';
import { authErrors } from './content/auth';
import { createAuthError, getErrorMessage, isKnownCode, toAuthError } from './errorMessages';
import { redirectKey } from './stored';

/** Completes the sign-in of a visitor who returns from a provider; a failure opens the dialog. */
export async function completeRedirect({ clients, openDialog }: AuthStore): Promise<void> {
  if (!popupProviders.some((provider) => provider === safeSessionStorage.get(redirectKey))) return;
  safeSessionStorage.remove(redirectKey);
  try {
    const client = clients.accounts();
    await withTimeout(
      client.then((accounts) => accounts.completeRedirect()),
      authErrors.timeout,
    );
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
  safeSessionStorage.set(redirectKey, provider);
  try {
    await client.signInWithRedirect(provider);
  } catch (error) {
    safeSessionStorage.remove(redirectKey);
    throw error;
  }
}

const responseParameters = [
  'state',
  'code',
  'error',
  'error_description',
  'error_uri',
  'iss',
] as const;

/** Before the `state` that the provider returns in the URL (RFC 6749, section 4.1.1). */
const statePrefix = 'oidc:';

/** Redirects to the provider; `completeSso` continues afterwards. */
export async function redirectToSso({ singleSignOn }: AuthClients, signal: AbortSignal) {
  const client = await singleSignOn?.();
  const returnTo = location.pathname + location.search + location.hash;
  await client?.signIn(
    returnTo,
    (state) => safeSessionStorage.set(redirectKey, statePrefix + state),
    signal,
  );
}

/**
 * Completes the sign-in of a visitor who returns from the provider; a failure opens the dialog. A
 * response that this tab has not requested is only removed from the URL.
 */
export async function completeSso({ clients, openDialog }: AuthStore): Promise<void> {
  if (!isSsoResponse(location)) return;
  const responseUrl = location.href;
  history.replaceState(null, '', withoutSsoResponse(location));
  const pending = safeSessionStorage.get(redirectKey);
  if (!pending?.startsWith(statePrefix)) return;
  safeSessionStorage.remove(redirectKey);
  try {
    location.replace(await completeSignIn(clients, pending.slice(statePrefix.length), responseUrl));
  } catch (cause) {
    openDialog('login', toShownError(toAuthError(cause)));
  }
}

async function completeSignIn({ singleSignOn }: AuthClients, state: string, responseUrl: string) {
  if (!singleSignOn) throw createAuthError('not-configured');
  const { searchParams } = new URL(responseUrl);
  if (searchParams.get('state') !== state) {
    throw createAuthError('state_mismatch');
  }
  return (await singleSignOn()).completeSignIn(responseUrl);
}

/** Without a text that anybody could have written into the link. */
function toShownError(error: AuthError): AuthError {
  const canShowMessage = isKnownCode(error.code) && error.message.length <= maxValueLength;
  return canShowMessage
    ? error
    : new AuthError(error.code, toSentences(getErrorMessage(error)), { cause: error });
}

/** Whether a URL is an OpenID Connect response: it has `state`, and either `code` or `error`. */
function isSsoResponse({ search }: { readonly search: string }): boolean {
  if (!search.includes('state=')) return false;
  const parameters = new URLSearchParams(search);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}

/** The path, query and hash without the parameters of the response. */
function withoutSsoResponse({ pathname, search, hash }: Location): string {
  const parameters = new URLSearchParams(search);
  responseParameters.forEach((name) => parameters.delete(name));
  const query = parameters.toString();
  return pathname + (query && `?${query}`) + hash;
}
