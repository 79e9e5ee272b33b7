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

const websiteId = '01234567-89ab-cdef-0123-456789abcdef';

test.each([
  ['gtm:GTM-ABC123', 'https://www.googletagmanager.com', 'GTM-ABC123'],
  ['ga4:G-ABC1234567', 'https://www.googletagmanager.com', 'G-ABC1234567'],
  ['plausible:https://plausible.io', 'https://plausible.io', 'example.com'],
  [`umami:https://u.example.com/${websiteId}`, 'https://u.example.com', websiteId],
])('the analytics service %s is read as %s and %s', (value, origin, id) => {
  const raw = { VITE_ANALYTICS: value, VITE_SITE_URL: 'https://www.example.com' };
  const [vendor] = value.split(':');
  expect(parseEnv(raw, defaults).measuring).toEqual({
    analytics: { vendor, origin, id },
    reportUrl: null,
  });
});

test.each([
  'gtm:G-ABC1234567',
  'plausible:http://plausible.example',
  'plausible:https://plausible.io/js/script.js',
  `umami:https://u.example.com/?id=${websiteId}`,
  'matomo:https://m.example.com',
  "ga4:G-ABC123; script-src 'unsafe-inline'",
])('the analytics service %s is rejected', (value) => {
  expect(() => parseEnv({ VITE_ANALYTICS: value }, defaults)).toThrow(
    /VITE_ANALYTICS.*Write one of gtm:GTM-/,
  );
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
  ['VITE_APPLICATION_URL', 'http://api.example.com/apply', 'neither an https address nor a path'],
  ['VITE_APPLICATION_URL', '//api.example.com/apply', 'neither an https address nor a path'],
  ['VITE_HSTS_PRELOAD', 'true', 'is not a switch. Write on, or leave it empty'],
])('%s = %s is rejected with the error and the fix', (name, value, message) => {
  expect(() => parseEnv({ [name]: value }, defaults)).toThrow(message);
  expect(() => parseEnv({ [name]: value }, defaults)).toThrow(name);
});

test.each(['/messages', 'https://api.example.com/send', 'http://127.0.0.1:9801/send'])(
  'messages and field signals may go to %s',
  (address) => {
    const raw = { VITE_SEND_EMAIL_URL: address, VITE_REPORT_URL: address };
    expect(parseEnv(raw, defaults)).toMatchObject({
      sendEmailUrl: address,
      measuring: { analytics: null, reportUrl: address },
    });
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
