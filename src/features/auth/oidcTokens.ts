import type { OidcSettings } from '@/config/parseEnv';

const keyPrefix = '@@auth0spajs@@';

/** Milliseconds that Logout waits for a provider to revoke a token. */
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
  get: <T>(key: string): T | undefined =>
    JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined,
  remove: (key: string): void => localStorage.removeItem(key),
  allKeys: (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix)),
};

export function readRefreshTokens(): readonly string[] {
  return Object.entries({ ...localStorage }).flatMap(([key, value]) => {
    if (!key.startsWith(keyPrefix)) return [];
    const entry: unknown = JSON.parse(String(value));
    const token = readProperty(readProperty(entry, 'body'), 'refresh_token');
    return typeof token === 'string' ? [token] : [];
  });
}

/**
 * Revokes refresh tokens (RFC 7009) at the endpoint that the provider names in its metadata. Logout
 * continues if the provider has none or does not respond, because it also ends the session there.
 */
export async function revokeTokens(
  { domain, clientId }: OidcSettings,
  tokens: readonly string[],
): Promise<void> {
  if (tokens.length === 0) return;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${domain}/.well-known/openid-configuration`, { signal });
    const metadata: unknown = await response.json();
    const endpoint = readProperty(metadata, 'revocation_endpoint');
    if (typeof endpoint !== 'string') return;
    await Promise.all(
      tokens.map((token) =>
        fetch(endpoint, {
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
  } catch {
    // the provider's own logout follows
  }
}

function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
