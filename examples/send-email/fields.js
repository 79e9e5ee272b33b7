// @ts-check
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { cleanEmail, cleanLine, cleanText, cleanWebAddress, limits } from './text.js';

/** @param {(value: string) => string} clean @param {number} max */
const text = (clean, max) => z.string().transform(clean).pipe(z.string().min(1).max(max));
const line = text(cleanLine, limits.line);
const phone = text(cleanLine, limits.phone);
const message = text(cleanText, limits.text);
// each check in a pipe of its own: zod runs a refinement also after a check that failed
const email = text(cleanEmail, limits.email).pipe(z.email({ pattern: z.regexes.html5Email }));
const webAddress = z
  .string()
  .transform(cleanWebAddress)
  .pipe(z.string().max(limits.webAddress))
  // without a user, who would look like the host
  .refine(
    (url) => url === '' || (/^https?:\/\/[^/?#@\\]+([/?#]|$)/i.test(url) && URL.canParse(url)),
  );

/** The fields of each form; docs/send-email.md is the contract. */
const schemas = {
  message: z.strictObject({ name: line, organization: line, email, phone, message }),
  application: z.strictObject({
    ...{ job: line, fullName: line, phone, email, location: line, experience: line },
    ...{ linkedIn: webAddress, message },
  }),
};

/** @typedef {keyof typeof schemas} Form */

/** What the site shows at the field. @param {string} field @param {string} code @param {413 | 422} status */
export const fieldError = (field, code, status = 422) =>
  new HTTPException(status, { cause: { field, code } });

/** @type {Readonly<Record<string, string>>} */
const codes = { too_small: 'required', too_big: 'tooLong' };

/**
 * Cleans, then checks.
 * @param {Form} form
 * @param {unknown} input
 * @returns {Record<string, string>}
 * @throws {HTTPException} with the first faulty field, and `required`, `tooLong`, `malformed` or `unknown`
 */
export function readFields(form, input) {
  const { data, error } = schemas[form].safeParse(input);
  if (data) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') throw fieldError(issue.keys[0] ?? '', 'unknown');
  const field = issue?.path[0]?.toString();
  if (field === undefined) throw new HTTPException(422, { cause: { code: 'malformed' } });
  const isMissing = Object(input)[field] === undefined;
  throw fieldError(field, isMissing ? 'required' : (codes[issue?.code ?? ''] ?? 'malformed'));
}

const sourceKeys = 'utm_source utm_medium utm_campaign utm_term utm_content referrer'.split(' ');

/**
 * Where the visitor came from, without what is longer than a line.
 * @param {URLSearchParams} query of the form's address
 */
export function readSource(query) {
  /** @type {Record<string, string>} */
  const source = {};
  for (const key of sourceKeys) {
    const value = cleanLine(query.get(key) ?? '');
    if (value && value.length <= limits.line) source[key] = value;
  }
  return source;
}
