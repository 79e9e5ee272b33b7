import { expect, test } from 'vitest';
import { headerPolicy } from '../../scripts/vite/contentSecurityPolicy';
import { policyFor, readPolicy } from '../support/securityPolicy';

const sha256: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
test.each([
  [
    'without settings only the site itself may be requested or run',
    {},
    {
      'script-src': ["'self'", sha256],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'style-src': ["'self'", sha256],
      'style-src-attr': ["'none'"],
    },
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
  expect(readPolicy(raw)).toMatchObject(expected);
});

test.each([
  ['ga4:G-TEST', ['https://www.googletagmanager.com/gtag/']],
  [
    'gtm:GTM-TEST',
    ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/'],
  ],
])('%s may run its own scripts and send to Google’s addresses for it', (value, scripts) => {
  const policy = readPolicy({ VITE_ANALYTICS: value });
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
