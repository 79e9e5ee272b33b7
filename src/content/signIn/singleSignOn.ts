import { closedPopup, signInAgain, startAgain } from './auth';

export const singleSignOn = {
  action: 'Continue with single sign-on',
  /** On the account page. */
  account: {
    title: 'Managed elsewhere',
    text: 'You logged in with single sign-on. Name, email, password and the account itself are managed by the provider that you logged in at. Log out here, and this browser forgets you.',
  },
} as const;

/** As `authErrors`, for the codes of OpenID Connect and of its library. */
export const ssoErrors = {
  state_mismatch: startAgain,
  missing_transaction: startAgain,
  login_required: signInAgain,
  timeout: 'The sign-in service took too long to answer. Check your connection, then try again.',
  cancelled: closedPopup,
  missing_refresh_token: signInAgain,
  revocation_failed:
    'You are logged out here, but your sign-in provider did not confirm that it ended your access. Log out there too.',
  /** The visitor or the provider declined. */
  access_denied: 'The login was turned down at the provider. Start again if that was not meant.',
} as const satisfies Record<string, string>;
