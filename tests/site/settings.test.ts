import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import { sampleData } from '@/content/sampleData';
import { site } from '@/content/site';
import { buildWarnings } from '@/entry-server';
import { resolveSettings } from '../support/resolveSettings';

const defaults = { siteUrl: site.url } as const;

test('no settings at all are a valid configuration', () => {
  const { siteUrl, sendEmailUrl, ...others } = parseEnv({}, defaults);
  expect({ siteUrl, sendEmailUrl }).toEqual({ siteUrl: site.url, sendEmailUrl: '/send-email' });
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
  expect(() => parseEnv({ [name]: value }, defaults)).toThrow(message);
  expect(() => parseEnv({ [name]: value }, defaults)).toThrow(name);
});

test.each(['/messages', 'https://api.example.com/send', 'http://127.0.0.1:9801/send'])(
  'messages may go to %s',
  (address) => {
    const raw = { VITE_SEND_EMAIL_URL: address };
    expect(parseEnv(raw, defaults)).toMatchObject({ sendEmailUrl: address });
  },
);

test('several errors are reported at once', () => {
  const parse = () => parseEnv({ VITE_SITE_URL: 'x', VITE_HSTS_PRELOAD: 'y' }, defaults);
  expect(parse).toThrow(/VITE_SITE_URL[\s\S]*VITE_HSTS_PRELOAD/);
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
