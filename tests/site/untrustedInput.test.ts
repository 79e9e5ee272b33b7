import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createScrollPositions } from '@/app/scrollPositions';
import { parseEnv, settingNames } from '@/config/parseEnv';
import { contactFields } from '@/content/landing/contact';
import type { ContactMessage } from '@/features/contact/contactMessage';
import { mailLink } from '@/features/contact/mailLink';
import { canonicalPath } from '@/lib/canonicalPath';
import { maxDraftLength, readDraft, writeDraft } from '@/lib/draft';
import { readAnswer } from '@/lib/sendResult';

/* Everything that parses what others write: it never throws, and what it accepts survives. */

/** Replaces unpaired surrogates, which no address can hold. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Any UTF-16, unpaired surrogates and control characters included. */
const anyText = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));
const anyJson = fc.oneof(
  anyText,
  fc.json(),
  fc.json().map((text) => text.slice(1)),
);

afterEach(() => sessionStorage.clear());

describe('a draft in session storage', () => {
  test('of any text is read as values that are texts', () => {
    fc.assert(
      fc.property(anyJson, (stored) => {
        sessionStorage.setItem('draft', stored);
        expect(Object.values(readDraft('draft')).every((text) => typeof text === 'string')).toBe(
          true,
        );
      }),
    );
  });

  test('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('name', 'email', 'message'), anyText), (draft) => {
        writeDraft('draft', draft);
        expect({ ...readDraft('draft') }).toEqual({ ...draft });
      }),
    );
  });

  test('of megabytes is removed unread', () => {
    sessionStorage.setItem('draft', JSON.stringify({ message: 'x'.repeat(maxDraftLength) }));
    expect(readDraft('draft')).toEqual({});
    expect(sessionStorage.getItem('draft')).toBeNull();
  });
});

test('a scroll position of any stored text is a number or unknown', () => {
  const stored = fc.oneof(
    anyJson,
    fc.json().map((text) => `[["key",${text}]]`),
  );
  fc.assert(
    fc.property(stored, (text) => {
      sessionStorage.setItem('scroll', text);
      expect(['number', 'undefined']).toContain(typeof createScrollPositions().savedScroll('key'));
    }),
  );
});

describe('a path', () => {
  const known = ['/', '/career', '/cloudsolution/Salescloud'];

  test('of any text leads to a known page or nowhere', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        const canonical = canonicalPath(path, known);
        expect(canonical === null || known.includes(canonical)).toBe(true);
        expect(canonical).not.toBe(path);
      }),
    );
  });

  test('in any letter case, with a slash or the name of its file, leads to its page', () => {
    const spelling = fc.tuple(
      fc.constantFrom('/career', '/cloudsolution/Salescloud'),
      fc.constantFrom('', '/', '.html', '/index.html'),
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
    );
    fc.assert(
      fc.property(spelling, ([path, end, isUpper]) => {
        const spelled = [...(path + end)]
          .map((letter, index) => (isUpper[index] ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        expect(canonicalPath(spelled, known) ?? spelled).toBe(path);
      }),
    );
  });
});

test('a mail link keeps every field of any message', () => {
  const message: fc.Arbitrary<ContactMessage> = fc.record({
    name: anyText,
    organization: anyText,
    email: anyText,
    phone: anyText,
    message: anyText,
  });
  fc.assert(
    fc.property(message, (fields) => {
      const { protocol, searchParams } = new URL(mailLink(fields));
      expect(protocol).toBe('mailto:');
      expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      const body = searchParams.get('body') ?? '';
      for (const { name } of contactFields) {
        const text = wellFormed(fields[name]).replaceAll(/\r?\n/g, '\r\n');
        expect(body).toContain(text);
      }
    }),
  );
});

test('an answer of any text is a success only if it says so', () => {
  fc.assert(
    fc.property(anyJson, (text) => {
      const { kind } = readAnswer('/send-email', 200, text);
      if (kind === 'sent') expect(JSON.parse(text)).toMatchObject({ success: true });
      else expect(['refused', 'broken']).toContain(kind);
    }),
  );
});

test('settings of any text are accepted as addresses, or refused by name', () => {
  const settings = fc.dictionary(
    fc.constantFrom(...settingNames),
    fc.oneof(
      anyText,
      fc.webUrl(),
      fc.webUrl().map((url) => url.replace('http:', 'https:')),
      fc.domain(),
    ),
  );
  fc.assert(
    fc.property(settings, (raw) => {
      try {
        const { siteUrl, applicationUrl, oidc } = parseEnv(raw, {
          siteUrl: 'https://www.fairweather.example',
        });
        expect(new URL(siteUrl).origin).toBe(siteUrl);
        for (const address of [applicationUrl, oidc?.domain]) {
          if (address && !address.startsWith('/')) expect(new URL(address).protocol).toBe('https:');
        }
      } catch (error) {
        expect(String(error)).toMatch(/VITE_/);
      }
    }),
  );
});
