import { expect, test } from 'vitest';
import { headerPolicy } from '../../scripts/vite/contentSecurityPolicy';
import { policyFor, readPolicy } from '../support/securityPolicy';

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
    const directive = policyFor({})
      .split('; ')
      .find((text) => text.startsWith(name));
    expect(header).toContain(directive);
  }
});
