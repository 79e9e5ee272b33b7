import type { AuthMessage } from './content/account';

/** Providers with a popup window. To add one, add its key here and its texts in `content`. */
export const popupProviders = ['google', 'microsoft'] as const;
export type PopupProvider = (typeof popupProviders)[number];

/** The service of a session: the one with the site's own accounts, or single sign-on. */
export type AuthBackend = 'firebase' | 'oidc';

export type Account = {
  readonly email: string | null;
  readonly displayName: string | null;
  /** Whether the email is known to belong to the user; absent if it is not known. */
  readonly emailVerified?: boolean;
};

export type Credentials = { readonly email: string; readonly password: string };

export type PasswordRule = { readonly text: string; readonly isMet: boolean };

/** Methods reject with an `AuthError`; one whose signal is aborted does not change the session. */
export type AuthClient = {
  readonly backend: AuthBackend;
  /** Calls `listener` with the account as soon as it is known and after each change, in any tab. */
  readonly onAccountChange: (listener: (account: Account | null) => void) => void;
  /** In every tab. Firebase cannot revoke its refresh tokens from a browser: README.md, "Sessions". */
  readonly signOut: () => Promise<void>;
};

export type PasswordAuthClient = AuthClient & {
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<void>;
  readonly signUp: (credentials: Credentials, signal: AbortSignal) => Promise<void>;
  /** Call in a click handler, or the browser blocks the window. */
  readonly signInWithPopup: (provider: PopupProvider, signal: AbortSignal) => Promise<void>;
  readonly signInWithRedirect: (provider: PopupProvider) => Promise<void>;
  readonly completeRedirect: () => Promise<void>;
  /** Mails a link to the service's own page, which leads back to this one. */
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly passwordRules: (password: string) => Promise<readonly PasswordRule[]>;
};

/** A service that signs in by redirect. Its `signOut` also revokes tokens and ends the provider's session. */
export type RedirectAuthClient = AuthClient & {
  /** Leaves the page for `returnTo` at last; `onLeave` gets the `state` of the request before. */
  readonly signIn: (
    returnTo: string,
    onLeave: (state: string) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /** @returns `returnTo` */
  readonly completeSignIn: (url: string) => Promise<string>;
};

/** The sign-in services that the build's settings configure, null for others. Their code loads at the first use. */
export type AuthClients = {
  readonly accounts: (() => Promise<PasswordAuthClient>) | null;
  /** Logout leaves the page, so it ends this session last. */
  readonly singleSignOn: (() => Promise<RedirectAuthClient>) | null;
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

/** A whole message, for an alert. */
export function toSentences({ problem, advice }: AuthMessage): string {
  return `${problem} ${advice}`;
}

/** Milliseconds that a visitor waits for a service. */
const timeoutMs = 15_000;

/**
 * There are browsers whose storage never answers, and the services wait for it.
 * @param hasBegun after which the visitor takes as long as they like
 */
export function withTimeout<T>(
  action: () => Promise<T>,
  message: AuthMessage,
  hasBegun = () => false,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => hasBegun() || reject(new AuthError('timeout', toSentences(message))),
      timeoutMs,
    );
    action()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Whether a newer sign-in window replaced this one; an alert would freeze that window. */
export function isSuperseded({ code }: AuthError): boolean {
  return code === 'cancelled-popup-request';
}
