export const accountPaths = {
  account: '/account',
  /** For the links in the mails of the sign-in service. */
  mailAction: '/account/action',
} as const;
