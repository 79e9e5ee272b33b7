import { z } from 'zod';

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

/** Host and port, of characters that cannot end a source in a content security policy. */
const hostPattern = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const loopbackPattern = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const analyticsExamples: Readonly<Record<AnalyticsVendorName, string>> = {
  gtm: 'gtm:GTM-ABC123',
  ga4: 'ga4:G-ABC1234567',
  plausible: 'plausible:https://plausible.io',
  umami: 'umami:https://umami.example.com/01234567-89ab-cdef-0123-456789abcdef',
};

const schema = z.object({
  VITE_SITE_URL: setting(
    (value) => originOf(secureUrl(value)),
    'is not an https origin',
    'Write scheme and host only, like https://www.example.com: a site below a path is not supported.',
  ),
  VITE_SEND_EMAIL_URL: setting(
    secureUrlOrPath,
    'is neither an https address nor a path',
    'Write https://api.example.com/send-email or /send-email.',
  ),
  VITE_APPLICATION_URL: setting(
    secureUrlOrPath,
    'is neither an https address nor a path',
    'Write https://api.example.com/applications or /applications.',
  ),
  VITE_FIREBASE_API_KEY: setting(),
  VITE_FIREBASE_AUTH_DOMAIN: setting(
    (value) => (hostPattern.test(value) ? value : null),
    'is not a host',
    'Write the host only, like project.firebaseapp.com.',
  ),
  VITE_FIREBASE_PROJECT_ID: setting(),
  VITE_FIREBASE_APP_ID: setting(),
  VITE_FIREBASE_RECAPTCHA: switchSetting(),
  VITE_FIREBASE_AUTH_EMULATOR_URL: setting(
    loopbackOrigin,
    'is not an origin on this machine',
    'Write the address that the emulator prints, like http://127.0.0.1:9099.',
  ),
  VITE_OIDC_DOMAIN: setting(
    providerUrl,
    'is not the https address of a provider',
    'Write its host, like tenant.eu.auth0.com, or host and path, like id.example.com/realms/site.',
  ),
  VITE_OIDC_CLIENT_ID: setting(),
  VITE_AUTH_TOKEN_SYNC_URL: setting(
    (value) => (isPath(value) ? value : null),
    "is not on the site's own origin",
    'Write a path that starts with one slash, like /__session.',
  ),
  VITE_HSTS_PRELOAD: switchSetting(),
  VITE_ANALYTICS: setting(
    (value) => (analyticsOf(value) ? value : null),
    'names no analytics service',
    `Write one of ${Object.values(analyticsExamples).join(', ')}.`,
  ),
  VITE_REPORT_URL: setting(
    secureUrlOrPath,
    'is neither an https address nor a path',
    'Write https://api.example.com/signals or /signals.',
  ),
});

type Fields = z.output<typeof schema>;
export type SettingName = keyof Fields;

/** In the order of .env.example. */
export const settingNames: readonly SettingName[] = schema.keyof().options;

const firebaseNames = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const satisfies readonly SettingName[];

const oidcNames = [
  'VITE_OIDC_DOMAIN',
  'VITE_OIDC_CLIENT_ID',
] as const satisfies readonly SettingName[];

/** Which of the four Firebase settings are absent; an emulator needs none of them. */
export function missingFirebaseSettings(raw: RawSettings): readonly SettingName[] {
  return missing(raw, firebaseNames);
}

/**
 * Reads and checks the settings. Runs in Node only: a visitor downloads the result, not the schema.
 * @param defaults apply where a setting is absent
 * @throws {Error} one message that lists every faulty variable: its name, what is wrong, how to fix it.
 */
export function parseEnv(raw: RawSettings, defaults: Pick<Env, 'siteUrl'>): BuildEnv {
  const { data, error } = schema.safeParse(raw);
  const errors = [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...incompleteGroups(raw),
  ];
  if (!data || errors.length > 0) {
    throw new Error(`These settings need attention (see .env.example):\n- ${errors.join('\n- ')}`);
  }
  const authEmulatorUrl = data.VITE_FIREBASE_AUTH_EMULATOR_URL;
  const siteUrl = data.VITE_SITE_URL ?? defaults.siteUrl;
  return {
    siteUrl,
    sendEmailUrl: data.VITE_SEND_EMAIL_URL ?? '/send-email',
    applicationUrl: data.VITE_APPLICATION_URL,
    firebase: authEmulatorUrl === null ? firebaseOf(data) : null,
    recaptcha: data.VITE_FIREBASE_RECAPTCHA !== null,
    authEmulatorUrl,
    oidc: oidcOf(data),
    authTokenSyncUrl: data.VITE_AUTH_TOKEN_SYNC_URL,
    hstsPreload: data.VITE_HSTS_PRELOAD !== null,
    measuring: measuringOf(data, siteUrl),
  };
}

function measuringOf(fields: Fields, siteUrl: string): MeasuringSettings | null {
  const analytics = analyticsOf(fields.VITE_ANALYTICS ?? '', siteUrl);
  const reportUrl = fields.VITE_REPORT_URL;
  return analytics || reportUrl ? { analytics, reportUrl } : null;
}

/** Null for a value that does not name a service as the examples do. */
function analyticsOf(value: string, siteUrl = 'https://site.invalid'): AnalyticsSettings | null {
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

function firebaseOf(fields: Fields): FirebaseSettings | null {
  const [apiKey, authDomain, projectId, appId] = firebaseNames.map((name) => fields[name]);
  return apiKey && authDomain && projectId && appId
    ? { apiKey, authDomain, projectId, appId }
    : null;
}

function oidcOf(fields: Fields): OidcSettings | null {
  const [domain, clientId] = oidcNames.map((name) => fields[name]);
  return domain && clientId ? { domain, clientId } : null;
}

/**
 * A setting: its trimmed text, or null if it is absent.
 *
 * @param read returns null for an invalid value
 */
function setting(read = (value: string): string | null => value, problem = '', fix = '') {
  return z.preprocess(
    trimmed,
    z
      .string()
      .transform((value, context) => {
        const result = read(value);
        if (result !== null) return result;
        context.addIssue(`is "${value}", which ${problem}. ${fix}`);
        return z.NEVER;
      })
      .optional()
      .transform((value) => value ?? null),
  );
}

/** A setting that is `on` or absent. */
function switchSetting() {
  return setting(
    (value) => (value === 'on' ? value : null),
    'is not a switch',
    'Write on, or leave it empty.',
  );
}

function trimmed(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

function missing(raw: RawSettings, names: readonly SettingName[]): readonly SettingName[] {
  return names.filter((name) => trimmed(raw[name]) === undefined);
}

/** Errors of groups of settings of which only a part is set. */
function incompleteGroups(raw: RawSettings): readonly string[] {
  const fixes = [
    [
      firebaseNames,
      'missing although other Firebase settings are set. Fill in all four from the Firebase console (Project settings, Your apps), or leave all four empty.',
    ],
    [oidcNames, 'is missing. Single sign-on needs both the domain and the client id.'],
  ] as const;
  return fixes.flatMap(([names, fix]) => {
    const absent = missing(raw, names);
    const isPartial = absent.length > 0 && absent.length < names.length;
    return isPartial ? [`${absent.join(', ')} ${fix}`] : [];
  });
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
