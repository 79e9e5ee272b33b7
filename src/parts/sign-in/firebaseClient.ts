import { FirebaseError, initializeApp } from 'firebase/app';
import * as firebase from 'firebase/auth';
import {
  AuthError,
  withTimeout,
  type PasswordAuthClient,
  type PasswordRule,
  type PopupProvider,
} from './client';
import { authErrors, passwordPolicy } from './content/auth';
import { toAuthError } from './errorMessages';
import type { FirebaseSettings } from './settings';

declare global {
  var gapi: { readonly iframes?: { readonly Iframe?: unknown } } | undefined;
}

const settings = __ENV__.signIn;

/** Enough for an emulator, which needs no real project. */
const demoSettings: FirebaseSettings = {
  apiKey: 'demo',
  authDomain: 'demo-site.firebaseapp.com',
  projectId: 'demo-site',
  appId: 'demo',
};

const providers: Readonly<Record<PopupProvider, () => firebase.AuthProvider>> = {
  google: () => new firebase.GoogleAuthProvider(),
  microsoft: () => new firebase.OAuthProvider('microsoft.com'),
};

/** Uses the library's defaults for persistence, the size of the popup and timeouts. */
export function createFirebaseClient(): PasswordAuthClient {
  const auth = createAuth();
  const attempts = new Set<SignInAttempt>();

  // the library cannot abort a request, but this hook can reject its user
  firebase.beforeAuthStateChanged(auth, async (user) => {
    const pending = [...attempts];
    if (!user || pending.length === 0 || pending.some(({ signal }) => !signal.aborted)) return;
    if (pending.every(({ isSignUp }) => isSignUp) && isNew(user)) await firebase.deleteUser(user);
    throw new Error('The visitor cancelled this sign-in.');
  });

  const toAccount = (user: firebase.User | null) =>
    user && {
      email: user.email,
      displayName: user.displayName,
      emailVerified: user.emailVerified,
    };
  const signInUnlessAborted = (attempt: SignInAttempt, action: () => Promise<unknown>) =>
    withFirebaseError(async () => {
      attempts.add(attempt);
      try {
        await action();
      } finally {
        attempts.delete(attempt);
      }
    });

  return {
    backend: 'firebase',
    onAccountChange: (listener) => {
      firebase.onAuthStateChanged(auth, (user) => listener(toAccount(user)));
    },
    signOut: () => withFirebaseError(() => firebase.signOut(auth)),
    signIn: ({ email, password }, signal) =>
      signInUnlessAborted({ signal }, () =>
        firebase.signInWithEmailAndPassword(auth, email, password),
      ),
    signUp: ({ email, password }, signal) =>
      signInUnlessAborted({ signal, isSignUp: true }, () =>
        firebase.createUserWithEmailAndPassword(auth, email, password),
      ),
    // both wait for the library: it could not store a provider's answer before it is ready
    signInWithPopup: (provider, signal) => {
      const signIn = async () => {
        await auth.authStateReady();
        await firebase.signInWithPopup(auth, providers[provider]());
      };
      return withTimeout(
        () => signInUnlessAborted({ signal }, signIn),
        authErrors.timeout,
        hasPopupScript,
      );
    },
    signInWithRedirect: (provider) =>
      withTimeout(
        () =>
          withFirebaseError(async () => {
            await auth.authStateReady();
            await firebase.signInWithRedirect(auth, providers[provider]());
          }),
        authErrors.timeout,
      ),
    completeRedirect: () => withFirebaseError(() => firebase.getRedirectResult(auth)),
    sendPasswordReset: (email) =>
      withFirebaseError(() =>
        firebase.sendPasswordResetEmail(auth, email, { url: location.origin + location.pathname }),
      ),
    passwordRules: async (password) =>
      toPasswordRules(await firebase.validatePassword(auth, password)),
  };
}

/** A pending sign-in. The library does not say to which one a user belongs. */
type SignInAttempt = { readonly signal: AbortSignal; readonly isSignUp?: true };

/** Whether the account was created by the sign-in that has just happened. */
function isNew({ metadata }: firebase.User) {
  return metadata.creationTime !== undefined && metadata.creationTime === metadata.lastSignInTime;
}

function createAuth(): firebase.Auth {
  try {
    Object.assign(globalThis, {
      // else the library reads a cookie that a sibling subdomain can set; nothing else names the address
      __FIREBASE_DEFAULTS__: __ENV__.tokenSync ? { _authTokenSyncURL: __ENV__.tokenSync } : {},
    });
    const auth = firebase.getAuth(initializeApp(settings?.firebase ?? demoSettings));
    if (settings?.authEmulatorUrl) {
      firebase.connectAuthEmulator(auth, settings.authEmulatorUrl, { disableWarnings: true });
    } else {
      preconnect('https://apis.google.com');
    }
    return auth;
  } catch (error) {
    throw fromFirebaseError(error);
  }
}

/** The library waits for this script without an end, where a network holds it back or a filter answers. */
function hasPopupScript(): boolean {
  return globalThis.gapi?.iframes?.Iframe !== undefined;
}

/** The popup waits for a script from this origin; if that is slow, browsers block the popup. */
function preconnect(origin: string) {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
}

async function withFirebaseError(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw fromFirebaseError(error);
  }
}

function fromFirebaseError(error: unknown): AuthError {
  if (!(error instanceof FirebaseError)) return toAuthError(error);
  return new AuthError(error.code.replace('auth/', ''), error.message, { cause: error });
}

/** A rule that the policy does not have is `undefined` in the library's result. */
function toPasswordRules(status: firebase.PasswordValidationStatus): readonly PasswordRule[] {
  const { minPasswordLength = 0, maxPasswordLength = 0 } =
    status.passwordPolicy.customStrengthOptions;
  const rules = [
    [passwordPolicy.minLength(minPasswordLength), status.meetsMinPasswordLength],
    // the service's default is 4096: shown to whoever exceeds it
    [passwordPolicy.maxLength(maxPasswordLength), status.meetsMaxPasswordLength && undefined],
    [passwordPolicy.lowercase, status.containsLowercaseLetter],
    [passwordPolicy.uppercase, status.containsUppercaseLetter],
    [passwordPolicy.numeric, status.containsNumericCharacter],
    [passwordPolicy.nonAlphanumeric, status.containsNonAlphanumericCharacter],
  ] as const;
  return rules.flatMap(([text, isMet]) => (isMet === undefined ? [] : [{ text, isMet }]));
}
