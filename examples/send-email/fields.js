// @ts-check
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { HTTPException } from 'hono/http-exception';
import { cleanEmail, cleanLine, cleanText, cleanWebAddress, limits } from './text.js';

/** As browsers check it: https://html.spec.whatwg.org/#valid-e-mail-address. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Without a user, who would look like the host. */
const webAddress = /^https?:\/\/[^/?#@\\]+([/?#]|$)/i;

/** @param {string} value */
const isEmail = (value) => emailAddress.test(value);
/** @param {string} value */
const isProfile = (value) => !value || (webAddress.test(value) && URL.canParse(value));

/** @typedef {{ clean: (value: string) => string, max: number, isValid?: (value: string) => boolean }} Rule */

const line = { clean: cleanLine, max: limits.line };
const contact = {
  email: { clean: cleanEmail, max: limits.email, isValid: isEmail },
  phone: { clean: cleanLine, max: limits.phone },
  message: { clean: cleanText, max: limits.text },
};
const profile = { clean: cleanWebAddress, max: limits.webAddress, isValid: isProfile };
const applicant = { job: line, fullName: line, location: line, experience: line };

/** The fields of each form; docs/send-email.md is the contract. */
const forms = {
  message: { name: line, organization: line, ...contact },
  application: { ...applicant, ...contact, linkedIn: profile },
};

/** @typedef {keyof typeof forms} Form */

/** What the site shows at the field. @param {string} field @param {string} code @param {413 | 422} status */
export const fieldError = (field, code, status = 422) =>
  new HTTPException(status, { cause: { field, code } });

/** Nine fields and a file. */
const maxParts = 10;
/** Of RFC 2046; the search for a longer one could take quadratic time. */
const maxBoundary = 70;

/** @param {Uint8Array} body @param {string} [contentType] @throws {Error} if it is no whole form */
export function parseForm(body, contentType = '') {
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (!boundary || boundary.length > maxBoundary) throw new Error('No boundary.');
  /** @type {Record<string, string>} */
  const input = Object.create(null);
  /** @type {{ name: string, content: Uint8Array } | null} */
  let resume = null;
  for (const part of parseMultipart(body, { boundary, maxParts, maxFileSize: body.length })) {
    const { name = '', filename = '' } = part;
    const isResume = name === 'resume' && part.isFile;
    if (Object.hasOwn(input, name) || (isResume && resume)) throw fieldError(name, 'unknown');
    // a view of the body: `bytes` would copy it
    if (isResume) resume = { name: filename, content: part.content[0] ?? new Uint8Array() };
    else input[name] = part.text;
  }
  return { input, resume };
}

/**
 * Cleans, then checks.
 * @param {Form} form
 * @param {unknown} input
 * @throws {HTTPException} with the first faulty field, and `required`, `tooLong`, `malformed` or `unknown`
 */
export function readFields(form, input) {
  const given = Object(input);
  /** @type {Readonly<Record<string, Rule>>} */
  const rules = forms[form];
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [field, { clean, max, isValid }] of Object.entries(rules)) {
    if (given[field] === undefined) throw fieldError(field, 'required');
    if (typeof given[field] !== 'string') throw fieldError(field, 'malformed');
    const value = clean(given[field]);
    if (!value && field !== 'linkedIn') throw fieldError(field, 'required');
    if (value.length > max) throw fieldError(field, 'tooLong');
    if (isValid?.(value) === false) throw fieldError(field, 'malformed');
    fields[field] = value;
  }
  const unknown = Object.keys(given).find((field) => !Object.hasOwn(rules, field));
  if (unknown !== undefined) throw fieldError(unknown, 'unknown');
  return fields;
}

const sourceKeys = 'utm_source utm_medium utm_campaign utm_term utm_content referrer'.split(' ');

/**
 * Where the visitor came from, without what is longer than a line.
 * @param {URLSearchParams} query of the form's address
 */
export function readSource(query) {
  const values = sourceKeys.map((key) => [key, cleanLine(query.get(key) ?? '')]);
  /** @type {Record<string, string>} */
  return Object.fromEntries(values.filter(([, value]) => value && value.length <= limits.line));
}
