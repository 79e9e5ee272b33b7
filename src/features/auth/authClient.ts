/** Providers with a popup window. To add one, add its key here and its texts in `src/content`. */
export const popupProviders = ['google', 'microsoft'] as const;
export type PopupProvider = (typeof popupProviders)[number];

export type AuthMethod = 'firebase' | 'oidc';

/** The signed-in user, in the data of the service. */
export type Account = {
  readonly email: string | null;
  readonly displayName: string | null;
};

export type Credentials = { readonly email: string; readonly password: string };

/** One rule of the service's password policy, and whether a password meets it. */
export type PasswordRule = (
  | { readonly name: 'minLength' | 'maxLength'; readonly length: number }
  | { readonly name: 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric' }
) & { readonly isMet: boolean };

/**
 * A sign-in service. Every method rejects with an `AuthError` on failure. A method whose signal is
 * aborted rejects and does not change the session.
 */
export type AuthClient = {
  readonly method: AuthMethod;
  /**
   * Calls `listener` with the account as soon as it is known and after each change, in any tab.
   * @returns an unsubscribe function
   */
  readonly onAccountChange: (listener: (account: Account | null) => void) => () => void;
  /**
   * Ends the session in this browser, in every tab, and removes its tokens; does nothing without one.
   * Single sign-on also revokes its refresh tokens and ends the provider's own session. Firebase has
   * no such call for a browser: docs/sign-in.md, "Sessions".
   */
  readonly signOut: () => Promise<void>;
};

/** A service with its own accounts, and with other providers in a popup window. */
export type AccountClient = AuthClient & {
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<void>;
  readonly signUp: (credentials: Credentials, signal: AbortSignal) => Promise<void>;
  /** Call in a click handler, or the browser blocks the window. */
  readonly signInWithPopup: (provider: PopupProvider, signal: AbortSignal) => Promise<void>;
  /** Leaves the page; the account is known when the visitor returns. */
  readonly signInWithRedirect: (provider: PopupProvider) => Promise<void>;
  /** Settles once the account is known after `signInWithRedirect`. */
  readonly completeRedirect: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly passwordRules: (password: string) => Promise<readonly PasswordRule[]>;
};

/** A service that signs in by redirect. */
export type RedirectClient = AuthClient & {
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

/** A failure at a sign-in service; `message` is the service's own text. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    /** Without a prefix such as `auth/`. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Wraps any error but an `AuthError` in one with the code `internal-error`. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new AuthError('internal-error', message, { cause: error });
}

/** @throws {AuthError} what `action` rejects with, converted by `toError` */
export async function withAuthError<T>(
  action: () => Promise<T>,
  toError: (error: unknown) => AuthError,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw toError(error);
  }
}

/** Whether a newer sign-in window replaced this one; an alert would freeze that window. */
export function isReplacedPopup({ code }: AuthError): boolean {
  return code === 'cancelled-popup-request';
}
