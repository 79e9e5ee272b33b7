import type { AuthClient } from '../authClient';

/** A service that signs in by redirect. Its `signOut` also revokes tokens and ends the provider's session. */
export type OidcAuthClient = AuthClient & {
  /**
   * Leaves the page.
   *
   * @param returnTo the path within the site to come back to
   * @param onLeave called with the `state` of the request before leaving the page
   */
  readonly signIn: (
    returnTo: string,
    onLeave: (state: string) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /**
   * Handles the URL to which the service redirected the visitor.
   *
   * @returns `returnTo`
   */
  readonly completeSignIn: (url: string) => Promise<string>;
};
