/** In the cookie dialog. */
export const profileCategory = {
  title: 'Profile data',
  description: 'Two cookies that hold your name and email while you are logged in.',
} as const;

/** In the cookie banner. */
export const profileUse = ' Once you log in, two more hold your name and email.';
