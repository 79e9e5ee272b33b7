import { FirebaseError, initializeApp } from 'firebase/app';
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  applyActionCode,
  beforeAuthStateChanged,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAuth,
  getMultiFactorResolver,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  validatePassword,
  type ActionCodeSettings,
  type Auth,
  type AuthError as FirebaseAuthError,
  type AuthProvider,
  type MultiFactorError,
  type MultiFactorResolver,
  type OAuthCredential,
  type PasswordValidationStatus,
  type User,
} from 'firebase/auth';
import { env } from '@/config/env';
import type { FirebaseSettings } from '@/config/signInSettings';
import {
  AuthError,
  popupProviders,
  toAuthError,
  withAuthError,
  type Account,
  type AccountActions,
  type AccountClient,
  type AccountDetails,
  type MailCodes,
  type PasswordRule,
  type PopupProvider,
  type SecondStep,
  type SignInWay,
} from './authClient';
import { forgetVerificationMail, recordVerificationMail } from './verificationMail';

/** Enough for an emulator, which needs no real project. */
const demoSettings: FirebaseSettings = {
  apiKey: 'demo',
  authDomain: 'demo-site.firebaseapp.com',
  projectId: 'demo-site',
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
  const listeners = new Set<(account: Account | null) => void>();
  let signInWay: SignInWay | undefined;
  let secondStep: MultiFactorResolver | undefined;
  /** A provider that was refused because the email has an account with another way to sign in. */
  let refused: { readonly email: string; readonly credential: OAuthCredential } | undefined;

  // the library cannot abort a request, but this hook can reject its user
  beforeAuthStateChanged(auth, async (user) => {
    const matching = [...attempts].filter((attempt) => user && attempt.isFor(user));
    if (!user || matching.length === 0 || matching.some(({ signal }) => !signal.aborted)) return;
    if (matching.every(({ isSignUp }) => isSignUp) && isNew(user)) await deleteUser(user);
    throw new Error('The visitor cancelled this sign-in.');
  });

  const accountOf = (user: User | null) =>
    user && {
      email: user.email,
      displayName: user.displayName,
      emailVerified: user.emailVerified,
      signInWay,
    };
  const emit = () => listeners.forEach((listener) => listener(accountOf(auth.currentUser)));

  const signInUnlessAborted = (attempt: Attempt, action: () => Promise<unknown>) =>
    withFirebaseError(async () => {
      attempts.add(attempt);
      signInWay = attempt.way;
      try {
        await action();
        await linkRefused();
      } catch (error) {
        if (isFirebaseError(error, 'multi-factor-auth-required')) {
          secondStep = getMultiFactorResolver(auth, error);
        }
        if (isFirebaseError(error, 'account-exists-with-different-credential')) {
          const credential = OAuthProvider.credentialFromError(error);
          const { email } = error.customData;
          if (credential && email) refused = { email, credential };
        }
        throw error;
      } finally {
        attempts.delete(attempt);
      }
    });

  /** After a sign-in in another way, links the provider that was refused before. */
  async function linkRefused() {
    const { currentUser } = auth;
    if (!refused || !currentUser || !hasEmail(refused.email)(currentUser)) return;
    const { credential } = refused;
    refused = undefined;
    // without the link the user is signed in all the same
    await linkWithCredential(currentUser, credential).catch(() => undefined);
  }

  return {
    method: 'firebase',
    onAccountChange: (listener) => {
      listeners.add(listener);
      const unsubscribe = onAuthStateChanged(auth, (user) => listener(accountOf(user)));
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    signOut: () =>
      withFirebaseError(() => {
        refused = undefined;
        return signOut(auth);
      }),
    signIn: ({ email, password }, signal) =>
      signInUnlessAborted({ signal, way: 'password', isFor: hasEmail(email) }, () =>
        signInWithEmailAndPassword(auth, email, password),
      ),
    signUp: ({ email, password }, signal) =>
      signInUnlessAborted(
        { signal, way: 'password', isFor: hasEmail(email), isSignUp: true },
        async () => {
          const { user } = await createUserWithEmailAndPassword(auth, email, password);
          // before the menu shows the account, which offers to send the mail again
          recordVerificationMail();
          await sendEmailVerification(user, returnHere()).catch(forgetVerificationMail);
        },
      ),
    signInWithPopup: (name, signal) => {
      const provider = providers[name]();
      return signInUnlessAborted({ signal, way: name, isFor: hasProvider(provider) }, () =>
        signInWithPopup(auth, provider),
      );
    },
    signInWithRedirect: (provider) =>
      withFirebaseError(() => signInWithRedirect(auth, providers[provider]())),
    completeRedirect: () => withFirebaseError(() => getRedirectResult(auth)),
    sendPasswordReset: (email) =>
      withFirebaseError(() => sendPasswordResetEmail(auth, email, returnHere())),
    passwordRules: async (password) => rulesOf(await validatePassword(auth, password)),
    secondStep: createSecondStep(
      auth,
      () => secondStep,
      (signal, action) => {
        const way = signInWay ?? 'password';
        return signInUnlessAborted({ signal, way, isFor: () => true }, action);
      },
    ),
    mailCodes: createMailCodes(auth, emit),
    account: createAccountActions(auth, () => accountOf(auth.currentUser), emit),
  };
}

function createSecondStep(
  auth: Auth,
  resolver: () => MultiFactorResolver | undefined,
  signIn: (signal: AbortSignal, action: () => Promise<unknown>) => Promise<void>,
): SecondStep {
  let verificationId = '';
  return {
    send: (container) =>
      withAuthError(async () => {
        const session = resolver();
        const hint = session?.hints.find(
          ({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID,
        );
        if (!session || !hint) throw new AuthError('unsupported-second-step', 'No text message.');
        const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
        try {
          verificationId = await new PhoneAuthProvider(auth).verifyPhoneNumber(
            { multiFactorHint: hint, session: session.session },
            verifier,
          );
        } finally {
          verifier.clear();
        }
        return 'phoneNumber' in hint ? String(hint.phoneNumber).slice(-4) : '';
      }, fromFirebaseError),
    complete: (code, signal) =>
      signIn(signal, async () => {
        const credential = PhoneAuthProvider.credential(verificationId, code);
        await resolver()?.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential));
      }),
  };
}

function createMailCodes(auth: Auth, emit: () => void): MailCodes {
  return {
    check: (code) =>
      withAuthError(async () => {
        const { data } = await checkActionCode(auth, code);
        return { email: data.email ?? null, previousEmail: data.previousEmail ?? null };
      }, fromFirebaseError),
    apply: (code) =>
      withFirebaseError(async () => {
        await applyActionCode(auth, code);
        await auth.authStateReady();
        // a changed email ends the session: then the library signs the user out
        if (auth.currentUser) await reload(auth.currentUser).catch(() => undefined);
        emit();
      }),
    resetPassword: (code, password) =>
      withFirebaseError(() => confirmPasswordReset(auth, code, password)),
  };
}

function createAccountActions(
  auth: Auth,
  account: () => Account | null,
  emit: () => void,
): AccountActions {
  const withUser = (action: (user: User) => Promise<unknown>) =>
    withFirebaseError(async () => {
      if (!auth.currentUser) throw new AuthError('user-token-expired', 'Nobody is signed in.');
      await action(auth.currentUser);
      emit();
    });
  return {
    details: () => {
      const current = account();
      return auth.currentUser && current && { ...current, ...detailsOf(auth.currentUser) };
    },
    refresh: () => withUser(reload),
    sendVerification: () =>
      withUser(async (user) => {
        await sendEmailVerification(user, returnHere());
        recordVerificationMail();
      }),
    setName: (displayName) => withUser((user) => updateProfile(user, { displayName })),
    setPassword: (password) => withUser((user) => updatePassword(user, password)),
    link: (provider) => withUser((user) => linkWithPopup(user, providers[provider]())),
    unlink: (way) => withUser((user) => unlink(user, providerIds[way])),
    signInAgain: (way, password) =>
      withUser((user) =>
        way === 'password'
          ? reauthenticateWithCredential(
              user,
              EmailAuthProvider.credential(user.email ?? '', password),
            )
          : reauthenticateWithPopup(user, providers[way]()),
      ),
    delete: () => withUser(deleteUser),
  };
}

const providerIds: Readonly<Record<SignInWay, string>> = {
  password: EmailAuthProvider.PROVIDER_ID,
  google: GoogleAuthProvider.PROVIDER_ID,
  microsoft: 'microsoft.com',
};

function detailsOf(user: User): Omit<AccountDetails, keyof Account> {
  return {
    id: user.uid,
    photoUrl: user.photoURL,
    phoneNumber: user.phoneNumber,
    created: user.metadata.creationTime ?? null,
    lastSignIn: user.metadata.lastSignInTime ?? null,
    ways: (['password', ...popupProviders] as const).filter((way) =>
      user.providerData.some(({ providerId }) => providerId === providerIds[way]),
    ),
  };
}

/** Where the link in a mail leads after the page that handles it. */
function returnHere(): ActionCodeSettings {
  return { url: location.origin + location.pathname };
}

/** A pending sign-in. The library does not say to which one a user belongs. */
type Attempt = {
  readonly signal: AbortSignal;
  readonly way: SignInWay;
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
 * set.
 */
function setLibraryDefaults() {
  Object.assign(globalThis, {
    __FIREBASE_DEFAULTS__: {
      // no other public option names the address of token sync
      ...(env.authTokenSyncUrl && { _authTokenSyncURL: env.authTokenSyncUrl }),
    },
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
  if (!(error instanceof FirebaseError)) return toAuthError(error);
  const code = error.code.replace('auth/', '');
  const email: unknown = error.customData?.['email'];
  return new AuthError(
    code,
    error.message,
    { cause: error },
    typeof email === 'string' ? email : null,
  );
}

type FirebaseErrors = {
  'multi-factor-auth-required': MultiFactorError;
  'account-exists-with-different-credential': FirebaseAuthError;
};

/** The library documents the type of the error for each of these codes. */
function isFirebaseError<Code extends keyof FirebaseErrors>(
  error: unknown,
  code: Code,
): error is FirebaseErrors[Code] {
  return error instanceof FirebaseError && error.code === `auth/${code}`;
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
