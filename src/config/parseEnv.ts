/** The parsed settings of the site. All are optional in the environment. */
export type Env = {
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  readonly sendEmailUrl: string;
  /** Receives applications; null if the form sends nothing. */
  readonly applicationUrl: string | null;
  /** Null without a Firebase project, and if an emulator replaces it. */
  readonly firebase: FirebaseSettings | null;
  /** Whether the Firebase project enforces reCAPTCHA Enterprise, which the policy must then allow. */
  readonly recaptcha: boolean;
  /** Address of a Firebase Auth emulator, for development and tests. */
  readonly authEmulatorUrl: string | null;
  readonly oidc: OidcSettings | null;
  /** Same-origin path that receives the token on sign-in and a DELETE on sign-out. */
  readonly authTokenSyncUrl: string | null;
  /** Whether the hosts ask browsers to preload https for the domain and all its subdomains. */
  readonly hstsPreload: boolean;
};

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

export type FirebaseSettings = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
};

export type OidcSettings = {
  /** Address of the provider without a trailing slash; with a path if it has one, as Keycloak. */
  readonly domain: string;
  readonly clientId: string;
};

export type RawSettings = Readonly<Record<string, unknown>>;

const firebaseNames = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

/** In the order of .env.example. */
export const settingNames = [
  'VITE_SITE_URL',
  'VITE_SEND_EMAIL_URL',
  'VITE_APPLICATION_URL',
  ...firebaseNames,
  'VITE_FIREBASE_RECAPTCHA',
  'VITE_FIREBASE_AUTH_EMULATOR_URL',
  'VITE_OIDC_DOMAIN',
  'VITE_OIDC_CLIENT_ID',
  'VITE_AUTH_TOKEN_SYNC_URL',
  'VITE_HSTS_PRELOAD',
  'VITE_ANALYTICS',
  'VITE_REPORT_URL',
] as const;

type SettingName = (typeof settingNames)[number];

/** Host and port, of characters that cannot end a source in a content security policy. */
const hostPattern = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const loopbackPattern = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Which of the four Firebase settings are absent; an emulator needs none of them. */
export function missingFirebaseSettings(raw: RawSettings): readonly SettingName[] {
  return firebaseNames.filter((name) => textOf(raw[name]) === null);
}

/**
 * Reads and checks the settings. Runs in Node only: a visitor downloads the result.
 * @param defaults apply where a setting is absent
 * @throws {Error} one message that lists every faulty variable: its name, what is wrong, how to fix it.
 */
export function parseEnv(raw: RawSettings, defaults: Pick<Env, 'siteUrl'>): BuildEnv {
  const errors: string[] = [];
  const text = (name: SettingName) => textOf(raw[name]);

  /** What `parse` makes of a setting; null if the setting is absent, or invalid as `parse` says. */
  function read<T>(name: SettingName, parse: (value: string) => T | null, problem: string) {
    const value = text(name);
    const result = value === null ? null : parse(value);
    if (value !== null && result === null) errors.push(`${name} is "${value}", which ${problem}`);
    return result;
  }
  const readUrl = (name: SettingName, path: string) =>
    read(
      name,
      secureUrlOrPath,
      `is neither an https address nor a path. Write https://api.example.com${path} or ${path}.`,
    );
  const isOn = (name: SettingName) =>
    read(name, only(/^on$/), 'is not a switch. Write on, or leave it empty.') !== null;

  const siteUrl =
    read(
      'VITE_SITE_URL',
      (value) => originOf(secureUrl(value)),
      'is not an https origin. Write scheme and host only, like https://www.example.com: a site below a path is not supported.',
    ) ?? defaults.siteUrl;
  const authEmulatorUrl = read(
    'VITE_FIREBASE_AUTH_EMULATOR_URL',
    loopbackOrigin,
    'is not an origin on this machine. Write the address that the emulator prints, like http://127.0.0.1:9099.',
  );
  const apiKey = text('VITE_FIREBASE_API_KEY');
  const authDomain = read(
    'VITE_FIREBASE_AUTH_DOMAIN',
    only(hostPattern),
    'is not a host. Write the host only, like project.firebaseapp.com.',
  );
  const projectId = text('VITE_FIREBASE_PROJECT_ID');
  const appId = text('VITE_FIREBASE_APP_ID');
  const absent = missingFirebaseSettings(raw);
  if (absent.length > 0 && absent.length < firebaseNames.length) {
    errors.push(
      `${absent.join(', ')} missing although other Firebase settings are set. Fill in all four from the Firebase console (Project settings, Your apps), or leave all four empty.`,
    );
  }
  const domain = read(
    'VITE_OIDC_DOMAIN',
    providerUrl,
    'is not the https address of a provider. Write its host, like tenant.eu.auth0.com, or host and path, like id.example.com/realms/site.',
  );
  const clientId = text('VITE_OIDC_CLIENT_ID');
  const hasDomain = text('VITE_OIDC_DOMAIN') !== null;
  if (hasDomain !== (clientId !== null)) {
    errors.push(
      `${hasDomain ? 'VITE_OIDC_CLIENT_ID' : 'VITE_OIDC_DOMAIN'} is missing. Single sign-on needs both the domain and the client id.`,
    );
  }
  const analytics = read(
    'VITE_ANALYTICS',
    (value) => analyticsOf(value, siteUrl),
    'names no analytics service. Write one of gtm:GTM-ABC123, ga4:G-ABC1234567, plausible:https://plausible.io, umami:https://umami.example.com/01234567-89ab-cdef-0123-456789abcdef.',
  );
  const reportUrl = readUrl('VITE_REPORT_URL', '/signals');
  const env: BuildEnv = {
    siteUrl,
    sendEmailUrl: readUrl('VITE_SEND_EMAIL_URL', '/send-email') ?? '/send-email',
    applicationUrl: readUrl('VITE_APPLICATION_URL', '/applications'),
    firebase:
      apiKey && authDomain && projectId && appId && authEmulatorUrl === null
        ? { apiKey, authDomain, projectId, appId }
        : null,
    recaptcha: isOn('VITE_FIREBASE_RECAPTCHA'),
    authEmulatorUrl,
    oidc: domain && clientId ? { domain, clientId } : null,
    authTokenSyncUrl: read(
      'VITE_AUTH_TOKEN_SYNC_URL',
      (value) => (isPath(value) ? value : null),
      "is not on the site's own origin. Write a path that starts with one slash, like /__session.",
    ),
    hstsPreload: isOn('VITE_HSTS_PRELOAD'),
    measuring: analytics || reportUrl ? { analytics, reportUrl } : null,
  };
  if (errors.length === 0) return env;
  throw new Error(`These settings need attention (see .env.example):\n- ${errors.join('\n- ')}`);
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

/** The trimmed text of a setting; null if it is absent. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() || null : null;
}

function only(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : null);
}

/** An https address, or an http one on this machine, without credentials. */
function secureUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSecure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackPattern.test(url.hostname));
  return isSecure && hostPattern.test(url.host) && !url.username && !url.password ? url : null;
}

function secureUrlOrPath(value: string): string | null {
  return isPath(value) ? value : (secureUrl(value)?.href ?? null);
}

function originOf(url: URL | null): string | null {
  return url?.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : null;
}

function loopbackOrigin(value: string): string | null {
  const url = secureUrl(value);
  return url && loopbackPattern.test(url.hostname) ? originOf(url) : null;
}

function providerUrl(value: string): string | null {
  const url = secureUrl(value.includes('://') ? value : `https://${value}`);
  return url?.search === '' && url.hash === '' ? url.href.replace(/\/$/, '') : null;
}

/** A path that stays on the site's own origin when a browser resolves it. */
function isPath(value: string): boolean {
  const base = 'https://site.invalid';
  return value.startsWith('/') && URL.canParse(value, base) && new URL(value, base).origin === base;
}
