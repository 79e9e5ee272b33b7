import { safeSessionStorage } from '@/lib/storage';
import type { AuthStore } from './authStore';
import {
  AuthError,
  popupProviders,
  withTimeout,
  type AuthClients,
  type PopupProvider,
} from './client';
import { authErrors } from './content/auth';
import { createAuthError, toAuthError } from './errorMessages';
import { redirectKey } from './stored';

/** Completes the sign-in of a visitor who returns from a provider; a failure opens the dialog. */
export async function completeRedirect({ clients, openDialog }: AuthStore): Promise<void> {
  if (!popupProviders.some((provider) => provider === safeSessionStorage.get(redirectKey))) return;
  safeSessionStorage.remove(redirectKey);
  try {
    await withTimeout(
      async () => (await clients.accounts?.())?.completeRedirect(),
      authErrors.timeout,
    );
  } catch (error) {
    openDialog('login', toAuthError(error));
  }
}

export async function redirectToProvider(
  clients: AuthClients,
  provider: PopupProvider,
): Promise<void> {
  const client = await clients.accounts?.();
  safeSessionStorage.set(redirectKey, provider);
  try {
    await client?.signInWithRedirect(provider);
  } catch (error) {
    safeSessionStorage.remove(redirectKey);
    throw error;
  }
}

/** Of an OpenID Connect response: it has `state`, and either `code` or `error`. */
const responseParameters = ['state', 'code', 'error', 'error_description', 'error_uri', 'iss'];

/** Before the `state` that the provider returns in the URL (RFC 6749, section 4.1.1). */
const statePrefix = 'oidc:';

export async function redirectToSso({ singleSignOn }: AuthClients, signal: AbortSignal) {
  const client = await singleSignOn?.();
  await client?.signIn(
    // not its path, which can begin with the name of another host
    location.href,
    (state) => safeSessionStorage.set(redirectKey, statePrefix + state),
    signal,
  );
}

/** A failure opens the dialog; a response that this tab has not requested is only removed from the URL. */
export async function completeSso({ clients, openDialog }: AuthStore): Promise<void> {
  const { href } = location;
  const address = new URL(href);
  const { searchParams } = address;
  const state = searchParams.get('state');
  if (state === null || !(searchParams.has('code') || searchParams.has('error'))) return;
  responseParameters.forEach((name) => searchParams.delete(name));
  history.replaceState(null, '', address);
  const pending = safeSessionStorage.get(redirectKey);
  if (!pending?.startsWith(statePrefix)) return;
  safeSessionStorage.remove(redirectKey);
  try {
    if (!clients.singleSignOn) throw createAuthError('not-configured');
    // the text of the library, which believes an error before it compares the state
    if (pending !== statePrefix + state) throw new AuthError('state_mismatch', 'Invalid state');
    const client = await clients.singleSignOn();
    location.replace(await client.completeSignIn(href));
  } catch (cause) {
    openDialog('login', toAuthError(cause));
  }
}
