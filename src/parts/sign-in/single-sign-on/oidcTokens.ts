import { toProperties } from '@/lib/json';
import { timeoutSignal } from '@/lib/timeoutSignal';
import { createAuthError } from '../errorMessages';
import type { OidcSettings } from '../settings';
import { tokensPrefix } from '../stored';

function tokenKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(tokensPrefix));
}

const timeoutMs = 5000;

/**
 * Stores the user and the refresh token. The site never uses the access token, so it is not stored.
 */
export const tokenCache = {
  set: (key: string, entry: unknown): void =>
    localStorage.setItem(
      key,
      JSON.stringify(entry, (name, value: unknown) =>
        name === 'access_token' ? undefined : value,
      ),
    ),
  /** Removes a malformed entry. */
  // as the library declares it, which reads its own entries
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  get: <T>(key: string): T | undefined => {
    try {
      // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the library checks it
      return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      localStorage.removeItem(key);
      return undefined;
    }
  },
  remove: (key: string): void => localStorage.removeItem(key),
  allKeys: tokenKeys,
};

export function removeTokens(): void {
  tokenKeys().forEach(tokenCache.remove);
}

export function readRefreshTokens(): readonly string[] {
  return tokenKeys().flatMap((key) => {
    const { refresh_token: token } = toProperties(toProperties(tokenCache.get(key))['body']);
    return typeof token === 'string' ? [token] : [];
  });
}

/** RFC 7009. @throws {AuthError} `revocation_failed` unless the provider confirms it for every token */
export async function revokeTokens(
  { domain, clientId }: OidcSettings,
  tokens: readonly string[],
): Promise<void> {
  if (tokens.length === 0) return;
  const signal = timeoutSignal(timeoutMs);
  try {
    const response = await fetchOk(`${domain}/.well-known/openid-configuration`, { signal });
    const { issuer, revocation_endpoint: endpoint } = toProperties(await response.json());
    if (issuer !== domain && issuer !== `${domain}/`) {
      throw new Error(`${domain} names another issuer: ${String(issuer)}`);
    }
    if (typeof endpoint !== 'string') return;
    await Promise.all(
      tokens.map((token) =>
        fetchOk(endpoint, {
          method: 'POST',
          body: new URLSearchParams({
            token,
            token_type_hint: 'refresh_token',
            client_id: clientId,
          }),
          signal,
        }),
      ),
    );
  } catch (cause) {
    throw createAuthError('revocation_failed', cause);
  }
}

async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
