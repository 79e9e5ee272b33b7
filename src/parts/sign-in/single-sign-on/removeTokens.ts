import { ssoItems } from './stored';

const prefix = ssoItems.tokens.name.replace(/<.*/, '');

/** The single sign-on library's keys in local storage, also those of earlier builds of the site. */
export function tokenKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

export function removeTokens(): void {
  for (const key of tokenKeys()) localStorage.removeItem(key);
}
