import { FirebaseError, initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  OAuthProvider,
  beforeAuthStateChanged,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAuth,
  getRedirectResult,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  validatePassword,
  type Auth,
  type AuthProvider,
  type PasswordValidationStatus,
  type User,
} from 'firebase/auth';
import { env } from '@/config/env';
import type { FirebaseSettings } from '@/config/parseEnv';
import {
  AuthError,
  toAuthError,
  withAuthError,
  type AccountClient,
  type PasswordRule,
  type PopupProvider,
} from './authClient';

/** Enough for an emulator, which needs no real project. */
const demoSettings: FirebaseSettings = {
  apiKey: 'demo',
  authDomain: 'demo-fairweather.firebaseapp.com',
  projectId: 'demo-fairweather',
  appId: 'demo',
};

const providers: Readonly<Record<PopupProvider, () => AuthProvider>> = {
  google: () => new GoogleAuthProvider(),
  microsoft: () => new OAuthProvider('microsoft.com'),
};

/** Uses the library's defaults for persistence, the size of the popup and timeouts. */
export function createFirebaseClient(): AccountClient {
  const auth = createAuth();
  const attempts = new Set<Attempt>();

  // the library cannot abort a request, but this hook can reject its user
  beforeAuthStateChanged(auth, async (user) => {
    const matching = [...attempts].filter((attempt) => user && attempt.isFor(user));
    if (!user || matching.length === 0 || matching.some(({ signal }) => !signal.aborted)) return;
    if (matching.every(({ isSignUp }) => isSignUp) && isNew(user)) await deleteUser(user);
    throw new Error('The visitor cancelled this sign-in.');
  });

  const signInUnlessAborted = (attempt: Attempt, action: () => Promise<unknown>) =>
    withFirebaseError(async () => {
      attempts.add(attempt);
      try {
        await action();
      } finally {
        attempts.delete(attempt);
      }
    });

  return {
    method: 'firebase',
    onAccountChange: (listener) => onAuthStateChanged(auth, listener),
    signOut: () => withFirebaseError(() => signOut(auth)),
    signIn: ({ email, password }, signal) =>
      signInUnlessAborted({ signal, isFor: hasEmail(email) }, () =>
        signInWithEmailAndPassword(auth, email, password),
      ),
    signUp: ({ email, password }, signal) =>
      signInUnlessAborted({ signal, isFor: hasEmail(email), isSignUp: true }, () =>
        createUserWithEmailAndPassword(auth, email, password),
      ),
    signInWithPopup: (name, signal) => {
      const provider = providers[name]();
      return signInUnlessAborted({ signal, isFor: hasProvider(provider) }, () =>
        signInWithPopup(auth, provider),
      );
    },
    signInWithRedirect: (provider) =>
      withFirebaseError(() => signInWithRedirect(auth, providers[provider]())),
    completeRedirect: () => withFirebaseError(() => getRedirectResult(auth)),
    sendPasswordReset: (email) => withFirebaseError(() => sendPasswordResetEmail(auth, email)),
    passwordRules: async (password) => rulesOf(await validatePassword(auth, password)),
  };
}

/** A pending sign-in. The library does not say to which one a user belongs. */
type Attempt = {
  readonly signal: AbortSignal;
  readonly isFor: (user: User) => boolean;
  readonly isSignUp?: true;
};

function hasEmail(email: string) {
  return (user: User) => user.email?.toLowerCase() === email.trim().toLowerCase();
}

/** Whether the account was created by the sign-in that has just happened. */
function isNew({ metadata }: User) {
  return metadata.creationTime !== undefined && metadata.creationTime === metadata.lastSignInTime;
}

function hasProvider({ providerId }: AuthProvider) {
  return (user: User) => user.providerData.some((data) => data.providerId === providerId);
}

function createAuth(): Auth {
  try {
    setLibraryDefaults();
    const auth = getAuth(initializeApp(env.firebase ?? demoSettings));
    if (env.authEmulatorUrl) {
      connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
    } else {
      preconnect('https://apis.google.com');
    }
    return auth;
  } catch (error) {
    throw fromFirebaseError(error);
  }
}

/**
 * The library reads its defaults from this global, else from a cookie that a sibling subdomain can
 * set. The token-sync address has no other public option.
 */
function setLibraryDefaults() {
  Object.assign(globalThis, {
    __FIREBASE_DEFAULTS__: env.authTokenSyncUrl ? { _authTokenSyncURL: env.authTokenSyncUrl } : {},
  });
}

/** The popup waits for a script from this origin; if that is slow, browsers block the popup. */
function preconnect(origin: string) {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
}

async function withFirebaseError(action: () => Promise<unknown>): Promise<void> {
  await withAuthError(action, fromFirebaseError);
}

function fromFirebaseError(error: unknown): AuthError {
  return error instanceof FirebaseError
    ? new AuthError(error.code.replace('auth/', ''), error.message, { cause: error })
    : toAuthError(error);
}

function rulesOf(status: PasswordValidationStatus): readonly PasswordRule[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  return [
    minPasswordLength !== undefined && {
      name: 'minLength' as const,
      length: minPasswordLength,
      isMet: status.meetsMinPasswordLength ?? true,
    },
    maxPasswordLength !== undefined && {
      name: 'maxLength' as const,
      length: maxPasswordLength,
      isMet: status.meetsMaxPasswordLength ?? true,
    },
    characterRule('lowercase', status.containsLowercaseLetter),
    characterRule('uppercase', status.containsUppercaseLetter),
    characterRule('numeric', status.containsNumericCharacter),
    characterRule('nonAlphanumeric', status.containsNonAlphanumericCharacter),
  ].filter((rule) => rule !== false);
}

/** A rule that the policy does not have is `undefined` in the library's result. */
function characterRule(
  name: 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric',
  isMet: boolean | undefined,
): PasswordRule | false {
  return isMet !== undefined && { name, isMet };
}
