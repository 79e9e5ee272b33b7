/** Providers whose own window opens over the page. To add one, add its key here and its words. */
export const popupProviders = ['google', 'microsoft'] as const;
export type PopupProvider = (typeof popupProviders)[number];

export type Mechanism = 'firebase' | 'oidc';

/** Who is signed in, as a sign-in service knows them. */
export type Account = {
  readonly email: string | null;
  readonly displayName: string | null;
};

export type Credentials = { readonly email: string; readonly password: string };

/** One demand of the service's password policy, and whether a password meets it. */
export type PasswordRule = (
  | { readonly name: 'minLength' | 'maxLength'; readonly length: number }
  | { readonly name: 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric' }
) & { readonly isMet: boolean };

/** A sign-in service. Whatever it does not manage rejects with an `AuthError`. */
export type AuthClient = {
  readonly mechanism: Mechanism;
  /**
   * Calls `listener` with the account as soon as it is known and after each change, in any tab.
   * @returns the function that ends the subscription.
   */
  readonly onAccountChange: (listener: (account: Account | null) => void) => () => void;
  readonly signOut: () => Promise<void>;
};

/** A service that keeps accounts itself and opens other providers in a window. */
export type AccountClient = AuthClient & {
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly signUp: (credentials: Credentials) => Promise<void>;
  /** Has to be called inside a click, else the browser blocks the window. */
  readonly signInWithPopup: (provider: PopupProvider) => Promise<void>;
  /** Leaves the page; the account is there when the visitor comes back. */
  readonly signInWithRedirect: (provider: PopupProvider) => Promise<void>;
  /** Settles once a visitor who came back from such a redirect is known. */
  readonly finishRedirect: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly passwordRules: (password: string) => Promise<readonly PasswordRule[]>;
};

/** A service that the visitor is sent to, and comes back from. */
export type RedirectClient = AuthClient & {
  /** Leaves the page. @param returnTo the address within the site to come back to. */
  readonly signIn: (returnTo: string) => Promise<void>;
  /** Handles the address that the service sent the visitor back to. @returns `returnTo`. */
  readonly finishSignIn: (url: string) => Promise<string>;
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

/** The error as it is if it is one of ours, else an `internal-error` with its text. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new AuthError('internal-error', message, { cause: error });
}

/** Whether the visitor caused it by closing the window: said beside the form, without an alert. */
export function isQuiet({ code }: AuthError): boolean {
  return code === 'popup-closed-by-user' || code === 'cancelled';
}
