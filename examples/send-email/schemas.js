// @ts-check
import { z } from 'zod';

const leadingSpace = /^[\s\p{Cf}]+/u;
/** Begins at the first of a run of spaces only: at each of them, it takes quadratic time. */
const trailingSpace = /(?<![\s\p{Cf}])[\s\p{Cf}]+$/u;

/**
 * One line without control, direction or invisible characters, and without `=?`, which begins an
 * encoded word of a mail header. Joiners are letters of some scripts. Phones wrap a copied number in
 * invisible marks.
 * @param {number} max
 */
const line = (max) =>
  z
    .string()
    .max(4 * max)
    .transform((value) => value.replace(leadingSpace, '').replace(trailingSpace, ''))
    .pipe(z.string().min(1).max(max))
    .refine((value) => /^(?:[\u200c\u200d]|[^\p{C}\p{Zl}\p{Zp}])*$/u.test(value))
    .refine((value) => !value.includes('=?'));
/** Several lines. A browser sends line breaks in multipart as CRLF; the visitor typed LF. */
const text = z
  .string()
  .transform((value) => value.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).max(20_000))
  .refine((value) => /^(?:[^\p{Cc}]|[\t\n])*$/u.test(value));
/** The HTML standard's pattern for `<input type="email">`. */
const email = line(320).pipe(z.email({ pattern: z.regexes.html5Email }));
const webAddress = line(500)
  .pipe(z.url({ protocol: /^https?$/ }))
  .refine((value) => new URL(value).username === '' && new URL(value).password === '');

/** The fields of each form; docs/send-email.md is the contract. */
export const schemas = {
  message: z.strictObject({
    name: line(200),
    organization: line(200),
    email,
    phone: line(60),
    message: text,
  }),
  application: z.strictObject({
    job: line(200),
    fullName: line(200),
    phone: line(60),
    email,
    location: line(200),
    experience: line(200),
    linkedIn: z.literal('').or(webAddress),
    message: text,
  }),
};

const sourceKeys = 'utm_source utm_medium utm_campaign utm_term utm_content referrer'.split(' ');

/**
 * Where the visitor came from, out of the query of the form's address, without what is not one short
 * line.
 * @param {Readonly<Record<string, unknown>>} query
 * @returns {Record<string, string>}
 */
export function readSource(query) {
  const entries = sourceKeys.map((key) => [key, line(200).safeParse(query[key]).data]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A field signal: a flat object of short values. */
export const signal = z
  .record(z.string().regex(/^[\w.-]{1,40}$/), z.union([line(200), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length > 0);
