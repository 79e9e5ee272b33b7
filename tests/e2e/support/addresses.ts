/** Where the services of the browser tests listen; all on this machine. */
export const addresses = {
  site: 'http://127.0.0.1:9700',
  receiver: 'http://127.0.0.1:9701',
  authEmulator: 'http://127.0.0.1:9099',
} as const;

/** The settings that the tested site is built with. */
export const siteSettings = {
  VITE_SEND_EMAIL_URL: `${addresses.receiver}/send-email`,
  VITE_FIREBASE_AUTH_EMULATOR_URL: addresses.authEmulator,
} as const;
