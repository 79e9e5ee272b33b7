/** What went wrong, and what to do about it: plain sentences. */
export type AuthMessage = { readonly problem: string; readonly advice: string };

/** Texts of the account controls, which are shown before the dialogs are loaded. */
export const accountCopy = {
  login: 'Login',
  logout: 'Logout',
  /** Shown without an email and a name. */
  fallbackName: 'User',
  logOutTimeout: {
    problem: 'Logging out took too long, so you are still logged in.',
    advice: 'Check your connection, or close the browser and open it again; then log out.',
  },
  unreachable: {
    problem: 'The sign-in service could not be reached.',
    advice: 'Check your connection, then try again.',
  },
} as const;
