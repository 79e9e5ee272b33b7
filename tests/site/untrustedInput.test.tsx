import fc from 'fast-check';
import {
  cleanEmail,
  cleanLine,
  cleanText,
  cleanWebAddress,
  limits,
} from 'send-email-receiver/text';
import { describe, expect, test } from 'vitest';
import { canonicalPath, routes } from '@/app/routes';
import { contactFields } from '@/content/landing/contact';
import { parseConsent } from '@/features/consent/consentRecord';
import { contactMailtoUrl } from '@/features/contact/components/ContactFailure';
import type { ContactMessage } from '@/features/contact/sendMessage';
import { readDraft, writeDraft } from '@/lib/draft';
import { readResponse } from '@/lib/sendResult';
import { anyJson, anyText, check } from '../support/properties';

/* Parsers of untrusted input never throw, and keep accepted values. */

/** Replaces unpaired surrogates, which a URL cannot contain. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

test('the consent cookie with any text is parsed to a valid choice or to null', () => {
  check(anyJson, (value) => {
    const record = parseConsent(value);
    expect([undefined, 'all', 'necessary']).toContain(record?.choice);
  });
});

describe('a draft in session storage', () => {
  test('with any text is read as an object of strings', () => {
    check(anyJson, (stored) => {
      sessionStorage.setItem('testDraft', stored);
      expect(Object.values(readDraft('testDraft')).every((text) => typeof text === 'string')).toBe(
        true,
      );
    });
  });

  test('of any length that the receiver accepts is read as it was written', () => {
    const longText = fc
      .tuple(anyText, fc.nat(limits.text))
      .map(([text, length]) => text.padEnd(length, text).slice(0, limits.text));
    const draft = fc.record({ name: anyText, message: longText }, { requiredKeys: [] });
    check(
      draft,
      (values) => {
        writeDraft('testDraft', values);
        expect({ ...readDraft('testDraft') }).toEqual({ ...values });
      },
      { examples: [[{ name: 'Zoë', message: '\u0000'.repeat(limits.text) }]] },
    );
  });
});

test('a path with any text leads to a known page or none', () => {
  const known = routes.map((route) => route.path);
  check(anyText, (path) => {
    const canonical = canonicalPath(path);
    expect(canonical === null || known.includes(canonical)).toBe(true);
    expect(canonical).not.toBe(path);
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
  check(message, (fields) => {
    const { protocol, searchParams } = new URL(contactMailtoUrl(fields));
    expect(protocol).toBe('mailto:');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    const body = searchParams.get('body') ?? '';
    for (const { name } of contactFields) {
      const text = wellFormed(fields[name]).replaceAll(/\r?\n/g, '\r\n');
      expect(body).toContain(text);
    }
  });
});

test('a response with any text is a success only if its flag is true', () => {
  check(anyJson, (text) => {
    const { status } = readResponse('/send-email', 200, text);
    if (status === 'sent') expect(JSON.parse(text)).toMatchObject({ success: true });
    else expect(['rejected', 'networkError']).toContain(status);
  });
});

test('any text is cleaned once and for all, and none throws', () => {
  check(anyText, (text) => {
    for (const clean of [cleanText, cleanLine, cleanEmail, cleanWebAddress]) {
      const cleaned = clean(text);
      expect(clean(cleaned)).toBe(cleaned);
      expect(cleaned).toBe(wellFormed(cleaned));
    }
  });
});
