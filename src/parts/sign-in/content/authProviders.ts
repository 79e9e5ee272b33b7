/** Each opens a window. */
export const authProviders = {
  google: { label: 'Google', action: 'Continue with Google' },
  microsoft: { label: 'Microsoft', action: 'Continue with Microsoft' },
} as const satisfies Record<string, { readonly label: string; readonly action: string }>;
