import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import type { RawSettings } from '@/config/settingsReader';
import { contentSecurityPolicy, headerPolicy } from '../../scripts/vite/contentSecurityPolicy';

const inline = { scripts: ['start()'], styles: ['p{}'] } as const;
const sha256: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_APP_ID: 'app',
} as const;
const recaptcha = { VITE_FIREBASE_RECAPTCHA: 'on' } as const;

test('its setting allows reCAPTCHA, and style attributes for its badge', () => {
  const policy = read({ ...firebase, ...recaptcha });
  expect(policy['script-src']?.slice(-3)).toEqual([
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ]);
  expect(policy['frame-src']?.slice(-2)).toEqual([
    'https://www.google.com/recaptcha/enterprise/',
    'https://www.google.com/recaptcha/api2/',
  ]);
  expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
});

test.each([
  [
    'without a project only the site itself may be requested or run',
    recaptcha,
    {
      'script-src': ["'self'", sha256],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'style-src': ["'self'", sha256],
      'style-src-attr': ["'none'"],
    },
  ],
  [
    'a Firebase project may load only what its client needs',
    firebase,
    {
      'script-src': [
        "'self'",
        sha256,
        'https://apis.google.com/js/api.js',
        'https://apis.google.com/_/scs/abc-static/',
      ],
      'connect-src': [
        "'self'",
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
      'frame-src': ["'self'", 'https://project.firebaseapp.com'],
    },
  ],
  [
    'with an emulator only the emulator may be requested',
    { ...firebase, ...recaptcha, VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
    { 'connect-src': ["'self'", 'http://127.0.0.1:9099'], 'style-src-attr': ["'none'"] },
  ],
  [
    'a service without cookies may only be connected to, like the receiver of field signals',
    {
      VITE_ANALYTICS: 'plausible:https://p.example.com',
      VITE_REPORT_URL: 'https://api.example.com/signals',
    },
    {
      'connect-src': ["'self'", 'https://api.example.com', 'https://p.example.com'],
      'script-src': ["'self'", sha256],
      'img-src': ["'self'", 'data:'],
    },
  ],
])('%s', (_, raw, expected) => {
  expect(read(raw)).toMatchObject(expected);
});

test.each([
  ['ga4:G-TEST', ['https://www.googletagmanager.com/gtag/']],
  [
    'gtm:GTM-TEST',
    ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/'],
  ],
])('%s may run its own scripts and send to Google’s addresses for it', (value, scripts) => {
  const policy = read({ VITE_ANALYTICS: value });
  const sources = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ];
  expect(policy['script-src']).toEqual(["'self'", sha256, ...scripts]);
  expect(policy['connect-src']).toEqual(["'self'", ...sources]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', ...sources]);
});

test('the header repeats what is the same for every page, and forbids framing by others', () => {
  const header = headerPolicy().split('; ');
  expect(header).toContain("frame-ancestors 'self'");
  for (const name of ['base-uri', 'form-action', 'object-src']) {
    const directive = policyFor({})
      .split('; ')
      .find((text) => text.startsWith(name));
    expect(header).toContain(directive);
  }
});

function read(raw: RawSettings): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policyFor(raw)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}

function policyFor(raw: RawSettings): string {
  return contentSecurityPolicy(parseEnv(raw, { siteUrl: 'https://www.example.com' }), inline);
}
