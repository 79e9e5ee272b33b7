/** Shown beside "Cookie settings" while Global Privacy Control decides. */
export const globalPrivacyControl =
  'Your browser sends Global Privacy Control, so optional cookies are off unless you choose otherwise here.';
