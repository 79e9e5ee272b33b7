import { paths } from '../../../src/config/paths';
import { site } from '../../../src/content/site';
import { partTesting } from './parts';
import type { PartTesting } from './partTesting';
import { localAddress, ports } from './ports';

export { ports };

export const missingPath = '/no-such-page';

/** One page of each kind. */
export const pagesOfEachKind: readonly string[] = [
  paths.home,
  paths.cloud('Healthcloud'),
  ...partTesting.flatMap(({ pages }) => pages ?? []),
  paths.privacy,
  paths.security,
  missingPath,
];

/** The addresses of the services that the browser tests use, all on this machine. */
export const addresses = {
  site: localAddress(ports.site),
  /** The build with every service of `fullSettings`. */
  fullSite: localAddress(ports.fullSite),
  /** The first build in the hosting emulator. */
  hosting: localAddress(ports.hosting),
  /** Another origin that receives the forms of both builds. */
  receiver: localAddress(ports.receiver),
} as const;

/** The folder of the first build. */
export const siteFolder = `.cache/e2e-${ports.site}/site`;

/** The settings that the tested site is built with. */
export const siteSettings = {
  SOURCE_DATE_EPOCH: '1795392000', // 23 November 2026, when nothing of the sample has ended
  VITE_SITE_URL: site.url,
  VITE_SEND_EMAIL_URL: `${addresses.receiver}/send-email`,
  ...merge(({ siteSettings: settings }) => settings),
} as const;

/** The settings of the full build, which has every service. */
export const fullSettings = {
  ...siteSettings,
  ...merge(({ settings }) => settings?.(addresses)),
  THROWING: '1', // vite.config.ts
} as const;

/** Environment variables of the server of the tested site. */
export const serverEnvironment = {
  BUILDS: JSON.stringify({
    site: { port: ports.site, settings: siteSettings },
    full: { port: ports.fullSite, settings: fullSettings },
    ...merge(({ builds }) => builds),
  }),
  SITE_PORTS: JSON.stringify(ports),
  EMULATORS: JSON.stringify({ ...merge(({ emulators }) => emulators), hosting: ports.hosting }),
  SERVERS: JSON.stringify(merge(({ servers }) => servers)),
} as const;

/** Without what only the tests with the tag `@full` need. */
export const quickServerEnvironment = {
  ...serverEnvironment,
  BUILDS: JSON.stringify({ site: { port: ports.site, settings: siteSettings } }),
  EMULATORS: JSON.stringify(merge(({ emulators }) => emulators)),
  SERVERS: '{}',
} as const;

function merge<T>(
  get: (part: PartTesting) => Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  return Object.assign({}, ...partTesting.map(get));
}
