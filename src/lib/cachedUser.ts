/** Characters; at three bytes each a whole cached session stays below a kilobyte. */
export const maxNameLength = 64;
/** Characters; RFC 5321 allows no longer address. */
export const maxEmailLength = 254;

export type CachedUser = {
  readonly name: string;
  /** Empty if the account has none. */
  readonly email: string;
  readonly method?: unknown;
};

/** @returns null for a text that this site would not have written */
export function parseCachedUser(text: string): CachedUser | null {
  try {
    const value: unknown = JSON.parse(text);
    return isCachedUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isCachedUser(value: unknown): value is CachedUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== '' &&
    value.name.length <= maxNameLength &&
    'email' in value &&
    typeof value.email === 'string' &&
    value.email.length <= maxEmailLength
  );
}
