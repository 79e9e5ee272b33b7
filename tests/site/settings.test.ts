import { expect, test } from 'vitest';
import { sampleData } from '@/content/sampleData';
import { site } from '@/content/site';
import { buildWarnings } from '@/entry-server';
import { headerPolicy } from '../../scripts/vite/contentSecurityPolicy';
import { parse, readPolicy, resolveSettings } from '../support/settings';

test('no settings at all are a valid configuration', () => {
  const { siteUrl, sendEmailUrl, ...others } = parse({});
  expect([siteUrl, sendEmailUrl]).toEqual(['https://www.example.com', '/send-email']);
  expect(Object.entries(others).filter(([, value]) => value)).toEqual([]);
});

test.each([
  ['VITE_SITE_URL', 'www.example.com', 'Write scheme and host only'],
  ['VITE_SITE_URL', 'https://example.com/shop', 'Write scheme and host only'],
  ['VITE_SEND_EMAIL_URL', 'send-email', 'Write https://api.example.com/send-email or /send-email'],
  ['VITE_SITE_URL', 'http://www.example.com', 'not an https origin'],
  ['VITE_SITE_URL', 'https://user:secret@example.com', 'not an https origin'],
  ['VITE_SEND_EMAIL_URL', 'javascript:alert(1)', 'neither an https address nor a path'],
  ['VITE_SEND_EMAIL_URL', 'http://api.example.com/send', 'neither an https address nor a path'],
  ['VITE_SEND_EMAIL_URL', 'https://a.example;img-src/send', 'neither an https address nor a path'],
  ['VITE_SEND_EMAIL_URL', '/\\api.example.com', 'neither an https address nor a path'],
  ['VITE_SEND_EMAIL_URL', '//api.example.com/send', 'neither an https address nor a path'],
  ['VITE_HSTS_PRELOAD', 'true', 'is not a switch. Write on, or leave it empty'],
])('%s = %s is rejected with the error and the fix', (name, value, message) => {
  expect(() => parse({ [name]: value })).toThrow(message);
  expect(() => parse({ [name]: value })).toThrow(name);
});

test.each(['/messages', 'https://api.example.com/send', 'http://127.0.0.1:9801/send'])(
  'messages may go to %s',
  (address) => {
    expect(parse({ VITE_SEND_EMAIL_URL: address })).toMatchObject({ sendEmailUrl: address });
  },
);

test('several errors are reported at once', () => {
  const wrong = { VITE_SITE_URL: 'x', VITE_HSTS_PRELOAD: 'y' };
  expect(() => parse(wrong)).toThrow(/VITE_SITE_URL[\s\S]*VITE_HSTS_PRELOAD/);
});

test('a build names the files with sample data', () => {
  const files = Object.keys(sampleData);
  expect(buildWarnings.filter((text) => files.every((file) => text.includes(file)))).toHaveLength(
    1,
  );
});

test('a build uses VITE_SITE_URL as its origin, and without it names the origin that it uses', async () => {
  const other = await resolveSettings({ VITE_SITE_URL: 'https://other.example' }, 'build');
  expect(other.env).toMatchObject({ siteUrl: 'https://other.example' });
  expect(other.warnings.join()).not.toContain('VITE_SITE_URL');
  const { env, warnings } = await resolveSettings({}, 'build');
  expect(env).toMatchObject({ siteUrl: site.url });
  expect(warnings).toContainEqual(expect.stringContaining(site.url));
});

const sha256: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);

test('without settings only the site itself may be requested or run', () => {
  expect(readPolicy({})).toMatchObject({
    'script-src': ["'self'", sha256],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'style-src': ["'self'", sha256],
    'style-src-attr': ["'none'"],
  });
});

test('the header repeats what is the same for every page, and forbids framing by others', () => {
  const header = headerPolicy().split('; ');
  expect(header).toContain("frame-ancestors 'self'");
  for (const name of ['base-uri', 'form-action', 'object-src']) {
    expect(header).toContain([name, ...(readPolicy({})[name] ?? [])].join(' '));
  }
});
