import {
  defineSettings,
  hostPattern,
  isPath,
  loopbackPattern,
  only,
  toOrigin,
  secureUrl,
  type Parsed,
} from '../../config/settingsReader.ts';

export type FirebaseSettings = Readonly<
  Record<'apiKey' | 'authDomain' | 'projectId' | 'appId', string>
>;

const firebaseNames = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

export const signInSettings = defineSettings({
  name: 'signIn',
  texts: {
    VITE_FIREBASE_API_KEY: {
      meaning: 'Firebase web app: API key',
      without: 'sign-in says it is not configured',
    },
    VITE_FIREBASE_AUTH_DOMAIN: { meaning: 'Firebase web app: auth domain', without: 'as above' },
    VITE_FIREBASE_PROJECT_ID: { meaning: 'Firebase web app: project id', without: 'as above' },
    VITE_FIREBASE_APP_ID: { meaning: 'Firebase web app: app id', without: 'as above' },
    VITE_FIREBASE_RECAPTCHA: {
      meaning: '`on` if the project enforces reCAPTCHA: the policy allows it',
      without: 'reCAPTCHA cannot load',
    },
    VITE_FIREBASE_AUTH_EMULATOR_URL: {
      meaning: 'a Firebase Auth emulator instead, for example `http://127.0.0.1:9099`',
      without: '`npm run dev` starts one',
    },
  },
  read: ({ errors, text, read, isOn }) => {
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
    const absent = firebaseNames.filter((name) => text(name) === null);
    if (absent.length > 0 && absent.length < firebaseNames.length) {
      errors.push(
        `${absent.join(', ')} missing although other Firebase settings are set. Fill in all four from the Firebase console (Project settings, Your apps), or leave all four empty.`,
      );
    }
    const firebase: FirebaseSettings | null =
      apiKey && authDomain && projectId && appId && authEmulatorUrl === null
        ? { apiKey, authDomain, projectId, appId }
        : null;
    if (!firebase && !authEmulatorUrl) return null;
    return {
      /** Null if an emulator replaces the Firebase project. */
      firebase,
      /** Whether the Firebase project enforces reCAPTCHA Enterprise, which the policy must then allow. */
      recaptcha: isOn('VITE_FIREBASE_RECAPTCHA'),
      authEmulatorUrl,
    };
  },
  checkBuild: (settings) => {
    const { authEmulatorUrl } = settings ?? {};
    if (authEmulatorUrl && process.env['ALLOW_AUTH_EMULATOR'] !== '1') {
      throw new Error(
        `VITE_FIREBASE_AUTH_EMULATOR_URL is "${authEmulatorUrl}": visitors of this build would ` +
          'send their passwords there, unencrypted. Remove it (look in .env and .env.local too), ' +
          'or set ALLOW_AUTH_EMULATOR=1 in the environment of a build for tests.',
      );
    }
    if (settings) return [];
    return [
      `Sign-in is off in this build: ${firebaseNames.join(', ')} not set. Visitors who try are ` +
        'told so. src/parts/sign-in/README.md says how to connect a project.',
    ];
  },
});

export type OidcSettings = {
  /** Address of the provider without a trailing slash; with a path if it has one, as Keycloak. */
  readonly domain: string;
  readonly clientId: string;
};

export const singleSignOnSettings = defineSettings({
  name: 'singleSignOn',
  texts: {
    VITE_OIDC_DOMAIN: {
      meaning: 'OpenID Connect provider for single sign-on; needs the client id too',
      without: 'no such button',
    },
    VITE_OIDC_CLIENT_ID: {
      meaning: 'client id of the site at that provider',
      without: 'no such button',
    },
  },
  read: ({ errors, text, read }): OidcSettings | null => {
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
    return domain && clientId ? { domain, clientId } : null;
  },
});

export const tokenSyncSettings = defineSettings({
  name: 'tokenSync',
  texts: {
    VITE_AUTH_TOKEN_SYNC_URL: {
      meaning: 'same-origin path that gets the bearer token on sign-in and a DELETE on sign-out',
      without: 'nothing is sent',
    },
  },
  read: ({ read }) =>
    read(
      'VITE_AUTH_TOKEN_SYNC_URL',
      (value) => (isPath(value) ? value : null),
      "is not on the site's own origin. Write a path that starts with one slash, like /__session.",
    ),
});

function loopbackOrigin(value: string): string | null {
  const url = secureUrl(value);
  return url && loopbackPattern.test(url.hostname) ? toOrigin(url) : null;
}

function providerUrl(value: string): string | null {
  const url = secureUrl(value.includes('://') ? value : `https://${value}`);
  return url?.search === '' && url.hash === '' ? url.href.replace(/\/$/, '') : null;
}

declare module '@/config/env' {
  interface Env {
    readonly signIn?: Parsed<typeof signInSettings>;
    readonly singleSignOn?: OidcSettings;
    readonly tokenSync?: Parsed<typeof tokenSyncSettings>;
  }
}
