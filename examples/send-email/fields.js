// @ts-check
import { z } from 'zod';
import { Refusal } from './refusal.js';
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
  .pipe(z.literal('').or(z.string().refine(isWebAddress)));

/** The fields of each form; docs/send-email.md is the contract. */
const schemas = {
  message: z.strictObject({ name: line, organization: line, email, phone, message }),
  application: z.strictObject({
    ...{ job: line, fullName: line, phone, email, location: line, experience: line },
    ...{ linkedIn: webAddress, message },
  }),
};

/** @typedef {keyof typeof schemas} Form */

/**
 * Cleans, then checks.
 * @param {Form} form
 * @param {unknown} input
 * @returns {Record<string, string>}
 * @throws {Refusal} with the first faulty field, and `required`, `tooLong`, `malformed` or `unknown`
 */
export function readFields(form, input) {
  const { data, error } = schemas[form].safeParse(input);
  if (data) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new Refusal(422, { field: issue.keys[0] ?? '', code: 'unknown' });
  const field = issue?.path[0]?.toString();
  if (field === undefined) throw new Refusal(422, { code: 'malformed' });
  const isMissing = Object(input)[field] === undefined;
  const code = isMissing ? 'required' : codes[issue?.code ?? ''];
  throw new Refusal(422, { field, code: code ?? 'malformed' });
}

/** @type {Readonly<Record<string, string>>} */
const codes = { too_small: 'required', too_big: 'tooLong' };

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

/** @param {string} value */
function isWebAddress(value) {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
