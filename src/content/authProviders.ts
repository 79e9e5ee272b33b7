/** `oidc` leaves the page; every other provider opens a window. */
export const authProviders = {
  google: { label: 'Google', action: 'Continue with Google' },
  microsoft: { label: 'Microsoft', action: 'Continue with Microsoft' },
  oidc: { label: 'Single sign-on', action: 'Continue with single sign-on' },
} as const satisfies Record<string, { readonly label: string; readonly action: string }>;
