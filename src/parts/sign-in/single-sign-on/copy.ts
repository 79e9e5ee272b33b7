import { errorFactory, type ExtensionTexts } from '../authClient';
import type { AuthMessage } from '../content/account';
import { closedPopup, signInAgain, startAgain } from '../content/auth';

export const ssoAction = 'Continue with single sign-on';

/** As `authErrors`, for the codes of OpenID Connect and of its library. */
export const ssoErrors = {
  state_mismatch: startAgain,
  missing_transaction: startAgain,
  login_required: signInAgain,
  timeout: {
    problem: 'The sign-in service took too long to answer.',
    advice: 'Check your connection, then try again.',
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
    problem: 'The login was turned down at the provider.',
    advice: 'Start again if that was not meant.',
  },
} as const satisfies Record<string, AuthMessage>;

export const createSsoError = errorFactory(ssoErrors);

export const ssoTexts = {
  errors: ssoErrors,
} as const satisfies ExtensionTexts;
