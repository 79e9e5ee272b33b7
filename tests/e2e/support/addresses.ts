/** The first port of the browser tests. Two runs at the same time need different ones. */
const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 9700);

export const ports = {
  site: firstPort,
  receiver: firstPort + 1,
  authEmulator: firstPort + 2,
  emulatorHub: firstPort + 3,
  emulatorLogging: firstPort + 4,
  ssoSite: firstPort + 5,
  ssoProvider: firstPort + 6,
  formsSite: firstPort + 7,
  formsReceiver: firstPort + 8,
  hosting: firstPort + 9,
  framingSite: firstPort + 10,
  observedSite: firstPort + 11,
  webKitDriver: firstPort + 12,
  collector: firstPort + 13,
} as const;

/** The addresses of the services that the browser tests use, all on this machine. */
export const addresses = {
  site: `http://127.0.0.1:${ports.site}`,
  /** The same build in the hosting emulator. */
  hosting: `http://127.0.0.1:${ports.hosting}`,
  receiver: `http://127.0.0.1:${ports.receiver}`,
  authEmulator: `http://127.0.0.1:${ports.authEmulator}`,
  ssoSite: `http://127.0.0.1:${ports.ssoSite}`,
  ssoProvider: `http://127.0.0.1:${ports.ssoProvider}`,
  /** The second build on another port, for the tests of delivery. */
  formsSite: `http://127.0.0.1:${ports.formsSite}`,
  formsReceiver: `http://127.0.0.1:${ports.formsReceiver}`,
  /** Another origin that shows the site in a frame. */
  framingSite: `http://127.0.0.1:${ports.framingSite}`,
  /** Another origin that collects what the second build measures. */
  collector: `http://127.0.0.1:${ports.collector}`,
  /** The first build, with a script that observes each page. */
  observedSite: `http://127.0.0.1:${ports.observedSite}`,
} as const;

/** The folders of the two builds. */
export const siteFolder = `.cache/e2e-${ports.site}/site`;
export const ssoFolder = `.cache/e2e-${ports.site}/sso`;

/** The settings that the tested site is built with. */
export const siteSettings = {
  ALLOW_AUTH_EMULATOR: '1',
  // 23 November 2026, when every posting is open.
  SOURCE_DATE_EPOCH: '1795392000',
  VITE_SEND_EMAIL_URL: `${addresses.receiver}/send-email`,
  VITE_FIREBASE_AUTH_EMULATOR_URL: addresses.authEmulator,
} as const;

/** The settings of the second build: with single sign-on, token sync, sent applications and measuring. */
export const ssoSettings = {
  ...siteSettings,
  VITE_OIDC_DOMAIN: addresses.ssoProvider,
  VITE_OIDC_CLIENT_ID: 'fairweather',
  VITE_AUTH_TOKEN_SYNC_URL: '/__session',
  VITE_SEND_EMAIL_URL: `${addresses.formsReceiver}/send-email`,
  VITE_APPLICATION_URL: `${addresses.formsReceiver}/applications`,
  VITE_ANALYTICS: 'ga4:G-TEST',
  VITE_REPORT_URL: `${addresses.collector}/signals`,
} as const;

/** Environment variables of the server of the tested site. */
export const serverEnvironment = {
  BUILDS: JSON.stringify({ site: siteSettings, sso: ssoSettings }),
  SITE_PORTS: JSON.stringify(ports),
} as const;
