import { paths } from '../../../src/config/paths';
import { partTesting } from '../../../src/parts/testing';

export const missingPath = '/no-such-page';

/** One page of each kind. */
export const pagesOfEachKind: readonly string[] = [
  paths.home,
  paths.cloud('Salescloud'),
  ...partTesting.flatMap(({ pages }) => pages ?? []),
  paths.privacy,
  missingPath,
];

/** The first port of the browser tests. Two runs at the same time need different ones. */
const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 9700);

export const ports = {
  site: firstPort,
  fullSite: firstPort + 1,
  receiver: firstPort + 2,
  collector: firstPort + 3,
  authEmulator: firstPort + 4,
  emulatorHub: firstPort + 5,
  emulatorLogging: firstPort + 6,
  hosting: firstPort + 7,
  ssoProvider: firstPort + 8,
  webKitDriver: firstPort + 9,
} as const;

/** The addresses of the services that the browser tests use, all on this machine. */
export const addresses = {
  site: `http://127.0.0.1:${ports.site}`,
  /** The build with every service of `fullSettings`. */
  fullSite: `http://127.0.0.1:${ports.fullSite}`,
  /** The first build in the hosting emulator. */
  hosting: `http://127.0.0.1:${ports.hosting}`,
  /** Another origin that receives the forms of both builds. */
  receiver: `http://127.0.0.1:${ports.receiver}`,
  /** Another origin that collects what the full build measures. */
  collector: `http://127.0.0.1:${ports.collector}`,
  authEmulator: `http://127.0.0.1:${ports.authEmulator}`,
  ssoProvider: `http://127.0.0.1:${ports.ssoProvider}`,
} as const;

/** The folder of the first build. */
export const siteFolder = `.cache/e2e-${ports.site}/site`;

/** The settings that the tested site is built with. */
export const siteSettings = {
  ALLOW_AUTH_EMULATOR: '1',
  SOURCE_DATE_EPOCH: '1795392000', // 23 November 2026, when every posting is open
  VITE_SEND_EMAIL_URL: `${addresses.receiver}/send-email`,
  VITE_FIREBASE_AUTH_EMULATOR_URL: addresses.authEmulator,
} as const;

/** The settings of the full build, which has every service. */
export const fullSettings = {
  ...siteSettings,
  VITE_OIDC_DOMAIN: addresses.ssoProvider,
  VITE_OIDC_CLIENT_ID: 'fairweather',
  VITE_AUTH_TOKEN_SYNC_URL: '/__session',
  ...Object.assign({}, ...partTesting.map(({ settings }) => settings?.(addresses))),
} as const;

/** Environment variables of the server of the tested site. */
export const serverEnvironment = {
  BUILDS: JSON.stringify({ site: siteSettings, full: fullSettings }),
  SITE_PORTS: JSON.stringify(ports),
} as const;
