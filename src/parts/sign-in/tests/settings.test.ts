import { expect, test, vi } from 'vitest';
import { describeCategory } from '@/content/cookieDialog';
import {
  noSettings,
  parse,
  policyText,
  readPolicy,
  resolveSettings,
  storageFor,
} from '@tests/support/settings';

const emulator = { VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' } as const;
const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_APP_ID: 'app',
} as const;
const recaptcha = { VITE_FIREBASE_RECAPTCHA: 'on' } as const;
const oidc = {
  VITE_OIDC_DOMAIN: 'id.example.com/realms/site',
  VITE_OIDC_CLIENT_ID: 'site',
} as const;
const withFirebase = parse(firebase);
const withSso = parse(oidc);

test.each([
  ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'localhost:9099', 'not an origin'],
  ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'https://example.com', 'not an origin on this machine'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://project.firebaseapp.com', 'not a host'],
  ['VITE_FIREBASE_AUTH_DOMAIN', "a.example; script-src 'unsafe-inline'", 'not a host'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'a.example"><script>', 'not a host'],
])('%s = %s is rejected with the error and the fix', (name, value, message) => {
  expect(() => parse({ [name]: value })).toThrow(message);
  expect(() => parse({ [name]: value })).toThrow(name);
});

test('the missing Firebase settings are named', () => {
  const one = { VITE_FIREBASE_API_KEY: 'key' };
  const names = Object.keys(firebase).slice(1);
  expect(() => parse(one)).toThrow(`${names.join(', ')} missing`);
});

test('a build with an emulator address stops, unless ALLOW_AUTH_EMULATOR=1; the dev server does not', async () => {
  const raw = { ...firebase, ...emulator };
  await expect(resolveSettings(raw, 'build')).rejects.toThrow(
    /VITE_FIREBASE_AUTH_EMULATOR_URL.*ALLOW_AUTH_EMULATOR=1/,
  );
  await expect(resolveSettings(raw, 'serve')).resolves.toBeDefined();
  vi.stubEnv('ALLOW_AUTH_EMULATOR', '1');
  const { env } = await resolveSettings(raw, 'build');
  const authEmulatorUrl = emulator.VITE_FIREBASE_AUTH_EMULATOR_URL;
  expect(env).toMatchObject({ signIn: { authEmulatorUrl, firebase: null } });
});

test('a page may load what Firebase’s client needs, and reCAPTCHA with its badge if that is on', () => {
  const policy = readPolicy(firebase);
  const google = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/'];
  expect(policy['script-src']?.slice(2)).toEqual(google);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  expect(policy['frame-src']).toEqual(["'self'", 'https://project.firebaseapp.com']);
  expect(policy['style-src-attr']).toEqual(["'none'"]);
  const checked = readPolicy({ ...firebase, ...recaptcha });
  expect(checked['script-src']?.slice(4)).toEqual([
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ]);
  expect(checked['frame-src']?.slice(2)).toEqual(['https://www.google.com/recaptcha/enterprise/']);
  expect(checked['style-src-attr']).toEqual(["'unsafe-inline'"]);
});

test('with an emulator only the emulator may be requested, and reCAPTCHA alone changes nothing', () => {
  const policy = readPolicy({ ...firebase, ...recaptcha, ...emulator });
  expect(policy['connect-src']).toEqual(["'self'", emulator.VITE_FIREBASE_AUTH_EMULATOR_URL]);
  expect(policy['style-src-attr']).toEqual(["'none'"]);
  expect(readPolicy(recaptcha)).toEqual(readPolicy({}));
});

test('the privacy policy names what is configured, lists what it stores, and nothing else', () => {
  const keys = (env: typeof noSettings) => storageFor(env).items.map(({ name }) => name);
  const [firebaseKey, ssoKey] = ['firebaseLocalStorageDb', '@@auth0spajs@@::<Client>'];
  const provider = 'the OpenID Connect provider behind that button';
  expect(policyText(noSettings)).not.toMatch(
    /sign-in service|sign-in account|logging in|log in through|Firebase|Google,|Microsoft|OpenID/i,
  );
  expect(keys(noSettings)).toContain('cookieConsent');
  for (const key of ['username', firebaseKey, ssoKey]) expect(keys(noSettings)).not.toContain(key);
  expect(policyText(withFirebase)).toContain('Firebase Authentication by Google');
  expect(policyText(withFirebase)).not.toContain(provider);
  expect(keys(withFirebase)).toEqual(expect.arrayContaining(['username', firebaseKey]));
  expect(keys(withFirebase)).not.toContain(ssoKey);
  expect(policyText(withSso)).toContain(provider);
  expect(keys(withSso)).toEqual(expect.arrayContaining(['username', ssoKey]));
  expect(keys(withSso)).not.toContain(firebaseKey);
});

test('the cookie banner and dialog mention login cookies only if visitors can log in', () => {
  const texts = (env: typeof noSettings) => {
    const storage = storageFor(env);
    const categories = ['profile', 'analytics', 'marketing', 'functional'] as const;
    const descriptions = categories.map((category) => describeCategory(category, storage));
    return [storage.text('banner'), ...descriptions].join(' ');
  };
  expect(texts(withFirebase)).toMatch(/Once you log in.*while you are logged in/);
  expect(texts(noSettings)).not.toMatch(/log|name|email/i);
});

test.each([
  [{ VITE_OIDC_DOMAIN: 'id.example.com' }, 'VITE_OIDC_CLIENT_ID is missing'] as const,
  [{ VITE_OIDC_CLIENT_ID: 'site' }, 'VITE_OIDC_DOMAIN is missing'] as const,
  ...[
    'id example',
    'ftp://id.example.com',
    'id.example.com;img-src',
    'id.example.com?tenant=1',
  ].map((domain) => [{ ...oidc, VITE_OIDC_DOMAIN: domain }, 'Write its host'] as const),
])('%o is rejected', (invalid, message) => {
  expect(() => parse(invalid)).toThrow(message);
});

test.each([
  ['tenant.eu.auth0.com', 'https://tenant.eu.auth0.com'],
  ['https://id.example.com/realms/site/', 'https://id.example.com/realms/site'],
  ['http://127.0.0.1:9500', 'http://127.0.0.1:9500'],
])('the single sign-on domain %s is read as %s', (domain, read) => {
  const env = parse({ ...oidc, VITE_OIDC_DOMAIN: domain });
  expect(env.singleSignOn).toEqual({ domain: read, clientId: 'site' });
});

test('the policy lets the page connect to the provider, but not frame it', () => {
  const policy = readPolicy(oidc);
  expect(policy['connect-src']).toEqual(["'self'", 'https://id.example.com']);
  expect(policy['frame-src']).toEqual(["'self'"]);
});

test.each(['/\t/other.example/token', 'https://other.example/token', '//other.example/token'])(
  '%s is rejected, because the token may go to our own origin only',
  (address) => {
    const raw = { VITE_AUTH_TOKEN_SYNC_URL: address };
    expect(() => parse(raw)).toThrow(/VITE_AUTH_TOKEN_SYNC_URL.*not on the site's own origin/);
  },
);

test('the privacy policy mentions the token if it is sent and sign-in is configured', () => {
  const sentence = 'our server receives your sign-in token';
  const tokenSync = { VITE_AUTH_TOKEN_SYNC_URL: '/__session' };
  expect(policyText(parse({ ...emulator, ...tokenSync }))).toContain(sentence);
  expect(policyText(parse(emulator))).not.toContain(sentence);
  expect(policyText(parse(tokenSync))).not.toContain(sentence);
});
