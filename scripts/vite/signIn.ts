import type { Logger } from 'vite';
import type { Env } from '../../src/config/parseEnv.ts';
import { createReader, type RawSettings } from '../../src/config/settingsReader.ts';
import { missingFirebaseSettings } from '../../src/config/signInSettings.ts';
import { authEmulatorNotice } from '../../src/parts/sign-in/content/authEmulatorNotice.ts';

/** The code of Firebase's pop-ups and iframe: the first URL loads parts from the second. */
const googleScripts = [
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/abc-static/',
];
const firebaseApis = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
/** Firebase loads these in a project that enforces reCAPTCHA Enterprise for sign-in. */
const recaptcha = {
  scripts: [
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  frames: ['https://www.google.com/recaptcha/enterprise/'],
} as const;

/** What sign-in may load and call: the content security policy allows nothing else. */
export function signInSources({ firebase, authEmulatorUrl, oidc, recaptcha: isOn }: Env) {
  const hasRecaptcha = firebase !== null && isOn;
  return {
    scripts: [
      ...(firebase || authEmulatorUrl ? googleScripts : []),
      ...(hasRecaptcha ? recaptcha.scripts : []),
    ],
    connections: [
      ...(firebase ? firebaseApis : []),
      authEmulatorUrl,
      oidc && new URL(oidc.domain).origin,
    ],
    frames: [
      firebase && `https://${firebase.authDomain}`,
      ...(hasRecaptcha ? recaptcha.frames : []),
      authEmulatorUrl,
    ],
    /** The badge of reCAPTCHA has them. */
    hasStyleAttributes: hasRecaptcha,
  };
}

/** @throws {Error} for a build that would send passwords to an emulator, unless it is for tests */
export function assertNoEmulator(env: Env): void {
  if (env.authEmulatorUrl !== null && process.env['ALLOW_AUTH_EMULATOR'] !== '1') {
    throw new Error(
      `VITE_FIREBASE_AUTH_EMULATOR_URL is "${env.authEmulatorUrl}": visitors of this build would ` +
        'send their passwords there, unencrypted. Remove it (look in .env and .env.local too), ' +
        'or set ALLOW_AUTH_EMULATOR=1 in the environment of a build for tests.',
    );
  }
}

export function warnWithoutSignIn(env: Env, raw: RawSettings, logger: Logger): void {
  if (!env.firebase && !env.authEmulatorUrl) {
    logger.warn(
      `Sign-in is off in this build: ${missingFirebaseSettings(createReader(raw)).join(', ')} not set. ` +
        'Visitors who try are told so. docs/sign-in.md says how to connect a project.',
    );
  }
}

const emulatorNoticeCss = `
  .emulator-notice {
    position: fixed;
    inset: auto 0 0;
    z-index: 2147483647;
    padding: 2px 1rem;
    background: #ffd54d;
    color: #111;
    font: 12px/1.4 sans-serif;
    text-align: center;
    pointer-events: none;
  }
`;

/** A notice on every page of a build that uses the Auth emulator; otherwise empty. */
export function emulatorNotice({ authEmulatorUrl }: Env) {
  if (!authEmulatorUrl) return { styles: [], html: '' };
  const { label, text } = authEmulatorNotice;
  const html = `<section aria-label="${label}" class="emulator-notice">${text(authEmulatorUrl)}</section>
    `;
  return { styles: [emulatorNoticeCss], html };
}
