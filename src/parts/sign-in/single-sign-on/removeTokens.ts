import { ssoItems } from './stored';

/** Of the single sign-on library's keys in local storage. */
export const tokenKeyPrefix = ssoItems.tokens.name.replace(/<.*/, '');

/** Removes every entry, also those of other clients and of earlier builds of the site. */
export function removeTokens(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(tokenKeyPrefix)) localStorage.removeItem(key);
  }
}
