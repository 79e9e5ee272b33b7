/** Shown on every page of a build whose sign-in uses an emulator. */
export const authEmulatorNotice = {
  label: 'Test build',
  text: (url: string) =>
    `Test build, not for visitors: what you type to sign in goes unencrypted to ${url}.`,
} as const;
