import {
  createReader,
  originOf,
  secureUrl,
  type RawSettings,
  type SettingsReader,
} from './settingsReader.ts';
import { readSignIn, signInNames } from './signInSettings.ts';
import { readSingleSignOn, singleSignOnNames } from './singleSignOnSettings.ts';
import { readTokenSync, tokenSyncName } from './tokenSyncSettings.ts';

/** The parsed settings of the site. All are optional in the environment. */
export type Env = Readonly<ReturnType<typeof readEnv>>;

/** What a build needs to know: `measuring` is apart, so that a build without it has no byte of it. */
export type BuildEnv = Env & { readonly measuring: MeasuringSettings | null };

/** At least one of them is set. */
export type MeasuringSettings = {
  readonly analytics: AnalyticsSettings | null;
  /** Receives field signals. */
  readonly reportUrl: string | null;
};

export type AnalyticsSettings = {
  readonly vendor: AnalyticsVendorName;
  /** Origin of the vendor's server. */
  readonly origin: string;
  /** The vendor's name for the site. */
  readonly id: string;
};

export type AnalyticsVendorName = 'gtm' | 'ga4' | 'plausible' | 'umami';

/** In the order of .env.example. */
export const settingNames = [
  'VITE_SITE_URL',
  'VITE_SEND_EMAIL_URL',
  'VITE_APPLICATION_URL',
  ...signInNames,
  ...singleSignOnNames,
  tokenSyncName,
  'VITE_HSTS_PRELOAD',
  'VITE_ANALYTICS',
  'VITE_REPORT_URL',
] as const;

export type SettingName = (typeof settingNames)[number];

type Defaults = { readonly siteUrl: string };

/**
 * Reads and checks the settings. Runs in Node only: a visitor downloads the result.
 * @param defaults apply where a setting is absent
 * @throws {Error} one message that lists every faulty variable: its name, what is wrong, how to fix it.
 */
export function parseEnv(raw: RawSettings, defaults: Defaults): BuildEnv {
  const reader = createReader(raw);
  const env = readEnv(reader, defaults);
  const analytics = reader.read(
    'VITE_ANALYTICS',
    (value) => analyticsOf(value, env.siteUrl),
    'names no analytics service. Write one of gtm:GTM-ABC123, ga4:G-ABC1234567, plausible:https://plausible.io, umami:https://umami.example.com/01234567-89ab-cdef-0123-456789abcdef.',
  );
  const reportUrl = reader.readUrl('VITE_REPORT_URL', '/signals');
  const { errors } = reader;
  if (errors.length > 0) {
    throw new Error(`These settings need attention (see .env.example):\n- ${errors.join('\n- ')}`);
  }
  return { ...env, measuring: analytics || reportUrl ? { analytics, reportUrl } : null };
}

function readEnv(reader: SettingsReader, defaults: Defaults) {
  const { read, readUrl, isOn } = reader;
  const siteUrl =
    read(
      'VITE_SITE_URL',
      (value) => originOf(secureUrl(value)),
      'is not an https origin. Write scheme and host only, like https://www.example.com: a site below a path is not supported.',
    ) ?? defaults.siteUrl;
  return {
    /** Canonical origin without a trailing slash. */
    siteUrl,
    sendEmailUrl: readUrl('VITE_SEND_EMAIL_URL', '/send-email') ?? '/send-email',
    /** Receives the careers form; null if the form sends nothing. */
    applicationUrl: readUrl('VITE_APPLICATION_URL', '/applications'),
    ...readSignIn(reader),
    /** For single sign-on. */
    oidc: readSingleSignOn(reader),
    /** Token sync: same-origin path that receives the token on sign-in and a DELETE on sign-out. */
    authTokenSyncUrl: readTokenSync(reader),
    /** Whether the hosts ask browsers to preload https for the domain and all its subdomains. */
    hstsPreload: isOn('VITE_HSTS_PRELOAD'),
  };
}

function analyticsOf(value: string, siteUrl: string): AnalyticsSettings | null {
  const [, vendor = '', place = ''] = /^(\w+):(.+)$/.exec(value) ?? [];
  const googleOrigin = 'https://www.googletagmanager.com';
  if (vendor === 'gtm' || vendor === 'ga4') {
    const pattern = vendor === 'gtm' ? /^GTM-[A-Z\d]{4,12}$/ : /^G-[A-Z\d]{4,12}$/;
    return pattern.test(place) ? { vendor, origin: googleOrigin, id: place } : null;
  }
  const url = secureUrl(place);
  if (vendor === 'plausible') {
    const origin = originOf(url);
    const id = new URL(siteUrl).hostname.replace(/^www\./, '');
    return origin === null ? null : { vendor, origin, id };
  }
  const id = /^\/([\da-f-]{36})$/i.exec(url?.pathname ?? '')?.[1];
  return vendor === 'umami' && url && id && !url.search && !url.hash
    ? { vendor, origin: url.origin, id }
    : null;
}
