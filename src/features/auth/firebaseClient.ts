import { FirebaseError, initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  OAuthProvider,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
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
} from 'firebase/auth';
import { env } from '@/config/env';
import type { FirebaseSettings } from '@/config/parseEnv';
import {
  AuthError,
  toAuthError,
  type AccountClient,
  type PasswordRule,
  type PopupProvider,
} from './authClient';

/** Enough for an emulator, which asks for no real project. */
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

/** The service in its own defaults: persistence order, window size, time-outs. */
export function createFirebaseClient(): AccountClient {
  const auth = connect();
  return {
    mechanism: 'firebase',
    onAccountChange: (listener) => onAuthStateChanged(auth, listener),
    signOut: () => attempt(() => signOut(auth)),
    signIn: ({ email, password }) =>
      attempt(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: ({ email, password }) =>
      attempt(() => createUserWithEmailAndPassword(auth, email, password)),
    signInWithPopup: (provider) => attempt(() => signInWithPopup(auth, providers[provider]())),
    signInWithRedirect: (provider) =>
      attempt(() => signInWithRedirect(auth, providers[provider]())),
    finishRedirect: () => attempt(() => getRedirectResult(auth)),
    sendPasswordReset: (email) => attempt(() => sendPasswordResetEmail(auth, email)),
    passwordRules: async (password) => rulesOf(await validatePassword(auth, password)),
  };
}

function connect(): Auth {
  try {
    shareTokens();
    const auth = getAuth(initializeApp(env.firebase ?? demoSettings));
    if (env.authEmulatorUrl) {
      connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
    } else {
      warmUp('https://apis.google.com');
    }
    return auth;
  } catch (error) {
    throw ownError(error);
  }
}

/** The library reads this setting, which has no public option, from a global of that name. */
function shareTokens() {
  if (!env.authTokenSyncUrl) return;
  Object.assign(globalThis, {
    __FIREBASE_DEFAULTS__: { _authTokenSyncURL: env.authTokenSyncUrl },
  });
}

/** A window opens only after a script from there; the sooner, the surer it counts as the click's. */
function warmUp(origin: string) {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
}

async function attempt(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw ownError(error);
  }
}

function ownError(error: unknown): AuthError {
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
    named('lowercase', status.containsLowercaseLetter),
    named('uppercase', status.containsUppercaseLetter),
    named('numeric', status.containsNumericCharacter),
    named('nonAlphanumeric', status.containsNonAlphanumericCharacter),
  ].filter((rule) => rule !== false);
}

/** A demand that the policy does not make is `undefined` in the library's answer. */
function named(
  name: 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric',
  isMet: boolean | undefined,
): PasswordRule | false {
  return isMet !== undefined && { name, isMet };
}
