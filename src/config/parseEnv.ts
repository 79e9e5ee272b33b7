/** The settings of the site, as the rest of the code sees them. Every one is optional outside. */
export type Env = {
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  readonly sendEmailUrl: string;
  /** Receives applications; null while the form sends nothing. */
  readonly applicationUrl: string | null;
  readonly firebase: FirebaseSettings | null;
  /** Address of a Firebase Auth emulator, for development and tests. */
  readonly authEmulatorUrl: string | null;
  readonly oidc: OidcSettings | null;
  /** Same-origin path that receives the token on sign-in and a DELETE on sign-out. */
  readonly authTokenSyncUrl: string | null;
};

export type FirebaseSettings = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
};

export type OidcSettings = {
  /** Address of the provider without a trailing slash; with a path where it has one, as Keycloak. */
  readonly domain: string;
  readonly clientId: string;
};

export const settingNames = [
  'VITE_SITE_URL',
  'VITE_SEND_EMAIL_URL',
  'VITE_APPLICATION_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_EMULATOR_URL',
  'VITE_OIDC_DOMAIN',
  'VITE_OIDC_CLIENT_ID',
  'VITE_AUTH_TOKEN_SYNC_URL',
] as const;

export type SettingName = (typeof settingNames)[number];
export type RawSettings = Readonly<Record<string, unknown>>;

const firebaseNames = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const satisfies readonly SettingName[];

const defaultSiteUrl = 'https://www.fairweather.example';

/** Which of the four Firebase settings are absent; an emulator needs none of them. */
export function missingFirebaseSettings(raw: RawSettings): readonly SettingName[] {
  return firebaseNames.filter((name) => read(raw, name) === '');
}

/**
 * Reads and checks the settings.
 * @throws {Error} one message that lists every faulty variable: its name, what is wrong, how to fix it.
 */
export function parseEnv(raw: RawSettings): Env {
  const faults: string[] = [];
  const siteUrl = origin(raw, 'VITE_SITE_URL', faults) ?? defaultSiteUrl;
  const env: Env = {
    siteUrl,
    sendEmailUrl: httpUrlOrPath(raw, 'VITE_SEND_EMAIL_URL', faults) ?? '/send-email',
    applicationUrl: secureUrlOrPath(raw, 'VITE_APPLICATION_URL', faults),
    firebase: firebase(raw, faults),
    authEmulatorUrl: origin(raw, 'VITE_FIREBASE_AUTH_EMULATOR_URL', faults),
    oidc: oidc(raw, faults),
    authTokenSyncUrl: samePath(raw, 'VITE_AUTH_TOKEN_SYNC_URL', faults),
  };
  if (faults.length > 0) {
    throw new Error(`These settings need attention (see .env.example):\n- ${faults.join('\n- ')}`);
  }
  return env;
}

function read(raw: RawSettings, name: SettingName): string {
  const value = raw[name];
  return typeof value === 'string' ? value.trim() : '';
}

function httpUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}

function origin(raw: RawSettings, name: SettingName, faults: string[]): string | null {
  const value = read(raw, name);
  if (value === '') return null;
  const url = httpUrl(value);
  if (url && url.pathname === '/' && url.search === '' && url.hash === '') return url.origin;
  faults.push(
    `${name} is "${value}", which is not an origin. Write scheme and host only, like https://www.example.com.`,
  );
  return null;
}

function httpUrlOrPath(raw: RawSettings, name: SettingName, faults: string[]): string | null {
  const value = read(raw, name);
  if (value === '' || isPath(value) || httpUrl(value)) return value || null;
  faults.push(
    `${name} is "${value}", which is neither an http(s) address nor a path. Write https://api.example.com/send-email or /send-email.`,
  );
  return null;
}

function secureUrlOrPath(raw: RawSettings, name: SettingName, faults: string[]): string | null {
  const value = read(raw, name);
  const url = httpUrl(value);
  if (value === '' || isPath(value) || (url && isSecure(url))) return value || null;
  faults.push(
    `${name} is "${value}", which is neither an https address nor a path. Write https://api.example.com/applications or /applications.`,
  );
  return null;
}

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function samePath(raw: RawSettings, name: SettingName, faults: string[]): string | null {
  const value = read(raw, name);
  if (value === '' || isPath(value)) return value || null;
  faults.push(
    `${name} is "${value}", which is not on the site's own origin. Write a path that starts with one slash, like /__session.`,
  );
  return null;
}

function isPath(value: string): boolean {
  return value.startsWith('/') && !value.startsWith('//') && !value.includes('\\');
}

function firebase(raw: RawSettings, faults: string[]): FirebaseSettings | null {
  const missing = missingFirebaseSettings(raw);
  if (missing.length === firebaseNames.length) return null;
  if (missing.length > 0) {
    faults.push(
      `${missing.join(', ')} missing although other Firebase settings are set. Fill in all four from the Firebase console (Project settings, Your apps), or leave all four empty.`,
    );
    return null;
  }
  return {
    apiKey: read(raw, 'VITE_FIREBASE_API_KEY'),
    authDomain: read(raw, 'VITE_FIREBASE_AUTH_DOMAIN'),
    projectId: read(raw, 'VITE_FIREBASE_PROJECT_ID'),
    appId: read(raw, 'VITE_FIREBASE_APP_ID'),
  };
}

function oidc(raw: RawSettings, faults: string[]): OidcSettings | null {
  const domain = read(raw, 'VITE_OIDC_DOMAIN');
  const clientId = read(raw, 'VITE_OIDC_CLIENT_ID');
  if (domain === '' && clientId === '') return null;
  if (domain === '' || clientId === '') {
    const missing = domain === '' ? 'VITE_OIDC_DOMAIN' : 'VITE_OIDC_CLIENT_ID';
    faults.push(`${missing} is missing. Single sign-on needs both the domain and the client id.`);
    return null;
  }
  const url = httpUrl(domain.includes('://') ? domain : `https://${domain}`);
  if (url && /^[\w.:[\]-]+$/.test(url.host) && url.search === '' && url.hash === '') {
    return { domain: url.href.replace(/\/$/, ''), clientId };
  }
  faults.push(
    `VITE_OIDC_DOMAIN is "${domain}", which is not a provider's address. Write its host, like tenant.eu.auth0.com, or host and path, like id.example.com/realms/site.`,
  );
  return null;
}
