import { safeSessionStorage } from '@/lib/storage';
import type { PopupProvider } from './authClient';
import { storedItems } from '@/lib/storageInventory';

/** Set while the visitor is at a provider. */
const redirectKey = storedItems.redirect.name;

const ssoPrefix = 'oidc:';

/** A sign-in that redirected this tab to a provider. */
export type PendingRedirect =
  | { readonly method: 'firebase' }
  /** The provider returns `state` in the URL (RFC 6749, section 4.1.1). */
  | { readonly method: 'oidc'; readonly state: string };

export function setPendingRedirect(provider: PopupProvider): void {
  safeSessionStorage.set(redirectKey, provider);
}

export function setPendingSso(state: string): void {
  safeSessionStorage.set(redirectKey, ssoPrefix + state);
}

export function clearPendingRedirect(): void {
  safeSessionStorage.remove(redirectKey);
}

export function readPendingRedirect(): PendingRedirect | null {
  const value = safeSessionStorage.get(redirectKey);
  if (value === null) return null;
  return value.startsWith(ssoPrefix)
    ? { method: 'oidc', state: value.slice(ssoPrefix.length) }
    : { method: 'firebase' };
}

/** Whether the visitor may have returned from a provider; `signInFlow` decides. */
export function mayBeResponse(): boolean {
  return safeSessionStorage.get(redirectKey) !== null || location.search.includes('state=');
}
