import { accountCopy, type AuthMessage } from './account';

export const loginModal = {
  title: 'Welcome Back',
  text: 'Everything on this site works without an account, too.',
  forgot: 'Forgot password?',
  submit: 'Log in',
  submitting: 'Logging in…',
  switchQuestion: 'New here?',
  switchLink: 'Sign up instead',
} as const;

export const signUpModal = {
  title: 'Sign Up',
  text: 'An account is optional. With Google or Microsoft, our forms are filled in for you.',
  submit: 'Sign up',
  submitting: 'Signing up…',
  switchQuestion: 'Already have an account?',
  switchLink: 'Log in instead',
  mismatch: 'Passwords do not match',
} as const;

export const resetPassword = {
  title: 'Reset password',
  text: 'Give us the address you signed up with. We will send a link to choose a new password.',
  submit: 'Send link',
  submitting: 'Sending…',
  /** The same for addresses with and without an account. */
  sent: 'If that address has an account, a link is on its way. It may take a few minutes.',
  switchQuestion: null,
  switchLink: 'Back to login',
} as const;

export const authFields = {
  email: {
    name: 'email',
    label: 'Email',
    required: 'Email is required',
    invalidFormat: 'Enter a complete email address, such as you@example.com',
  },
  password: { name: 'password', label: 'Password', required: 'Password is required' },
  confirm: {
    name: 'confirm',
    label: 'Confirm password',
    required: 'Type the password a second time',
  },
} as const;

export type AuthFieldName = keyof typeof authFields;

export const authCopy = {
  or: 'or with email',
  cancel: 'Cancel',
  singleSignOn: 'Continue with single sign-on',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Offered after a blocked pop-up. */
  continueHere: 'Continue in this tab',
  /** While the sign-in service's script is loading. */
  preparing: 'Getting ready…',
  waiting: 'Waiting…',
  waitingFor: (provider: string) => `Waiting for ${provider}…`,
} as const;

/** The sign-in service's password policy. */
export const passwordPolicy = {
  title: 'Your password needs',
  minLength: (length: number) => `At least ${length} characters`,
  maxLength: (length: number) => `At most ${length} characters`,
  lowercase: 'A lowercase letter',
  uppercase: 'A capital letter',
  numeric: 'A number',
  nonAlphanumeric: 'A symbol, such as ! or #',
  met: 'done',
  unmet: 'still missing',
} as const;

const wrongCredentials = {
  problem: 'That email and password do not match.',
  advice: 'Check both, use the button you signed up with, or reset the password below.',
};
const tooWeak = {
  problem: 'That password does not meet this site’s rules.',
  advice: 'Choose a longer or more varied one.',
};
const notSetUp = {
  problem: 'Login is not set up correctly on this site.',
  advice: 'Please write to us; the rest of the site works without it.',
};
const startAgain = {
  problem: 'That login could not be completed.',
  advice: 'Close this dialog and start again.',
};
const signInAgain = { problem: 'Your session has ended.', advice: 'Please log in again.' };
const closedPopup = {
  problem: 'The sign-in window was closed before it finished.',
  advice: 'Press the button again to retry.',
};

/** For each code of the sign-in services, without Firebase's prefix `auth/`. */
export const authErrors = {
  'internal-error': {
    problem: 'The sign-in service had a fault.',
    advice: 'Wait a moment, then try again, or log in another way.',
  },
  'invalid-api-key': notSetUp,
  'argument-error': startAgain,
  'user-mismatch': {
    problem: 'That is a different account from the one you used before.',
    advice: 'Choose the same one.',
  },
  'invalid-user-token': signInAgain,
  'user-token-expired': signInAgain,
  'tenant-id-mismatch': {
    problem: 'That account belongs to another organisation.',
    advice: 'Choose another account.',
  },
  'popup-blocked': {
    problem: 'Your browser blocked the sign-in window.',
    advice: 'Allow pop-ups for this site, then press the button again.',
  },
  'popup-closed-by-user': closedPopup,
  'cancelled-popup-request': {
    problem: 'Another sign-in window was opened, so this one was cancelled.',
    advice: 'Finish the newest one.',
  },
  'network-request-failed': accountCopy.unreachable,
  'unauthorized-domain': {
    problem: 'The sign-in service does not accept this web address.',
    advice: 'Open the site at its usual one, or write to us.',
  },
  'web-storage-unsupported': {
    problem: 'Your browser blocks storage for this site.',
    advice: 'Allow it, or leave private browsing, then try again.',
  },
  'operation-not-supported-in-this-environment': {
    problem: 'This browser cannot open the sign-in window.',
    advice: 'Use your email and password, or another browser.',
  },
  'login-blocked': {
    problem: 'The sign-in service refused this login.',
    advice: 'Wait a while, or write to us.',
  },
  'multi-factor-auth-required': {
    problem: 'This account asks for a second step, which this site cannot show.',
    advice: 'Log in another way, or write to us.',
  },
  'password-does-not-meet-requirements': tooWeak,
  'missing-recaptcha-token': {
    problem: 'The check against automatic logins did not finish.',
    advice: 'Reload the page, then try again.',
  },
  'already-initialized': notSetUp,
  'invalid-emulator-scheme': notSetUp,
  'auth-domain-config-required': notSetUp,
  'unsupported-password-policy-schema-version': {
    problem: 'The password rules could not be read.',
    advice: 'Reload the page; if it happens again, write to us.',
  },

  'wrong-password': wrongCredentials,
  'user-not-found': wrongCredentials,
  'invalid-credential': wrongCredentials,
  'invalid-login-credentials': wrongCredentials,
  'email-already-in-use': {
    problem: 'That email already has an account.',
    advice: 'Log in instead, or reset the password there.',
  },
  'account-exists-with-different-credential': {
    problem: 'That email already has an account.',
    advice: 'Log in as you did the first time.',
  },
  'weak-password': tooWeak,
  'missing-password': { problem: 'There is no password yet.', advice: 'Type one, then try again.' },
  'missing-email': {
    problem: 'There is no email address yet.',
    advice: 'Type one, then try again.',
  },
  'invalid-email': {
    problem: 'That is not a complete email address.',
    advice: 'Check it, then try again.',
  },
  'too-many-requests': {
    problem: 'There were too many attempts.',
    advice: 'Wait a few minutes, or reset the password.',
  },
  'user-disabled': {
    problem: 'That account has been switched off.',
    advice: 'Write to us to have it opened again.',
  },
  'operation-not-allowed': {
    problem: 'That way of logging in is not switched on here.',
    advice: 'Choose another one.',
  },

  // of OpenID Connect, and of its library
  state_mismatch: startAgain,
  missing_transaction: startAgain,
  login_required: signInAgain,
  timeout: {
    problem: 'The sign-in service took too long to answer.',
    advice: 'Check your connection, then try again, or log in another way.',
  },
  cancelled: closedPopup,
  missing_refresh_token: signInAgain,
  revocation_failed: {
    problem:
      'You are logged out here, but your sign-in provider did not confirm that it ended your access.',
    advice: 'Log out there too.',
  },
  /** The visitor or the provider declined. */
  access_denied: {
    problem: 'The login was cancelled at your provider.',
    advice: 'Start again if that was not meant.',
  },

  /** Our own: the build has no settings for the sign-in service. */
  'not-configured': {
    problem: 'You cannot log in here at the moment.',
    advice: 'Everything on this site works without an account.',
  },
} as const satisfies Record<string, AuthMessage>;

/** For a code that is not listed above. */
export const unknownAuthError = {
  problem: 'Something went wrong while logging in.',
  advice: 'Try again; if it happens twice, write to us.',
};
