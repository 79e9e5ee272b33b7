// @ts-check
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { HTTPException } from 'hono/http-exception';
import { freeBytes } from './body.js';
import { explainType, findResumeType, maxResumeBytes } from './resume.js';
import { cleanEmail, cleanLine, cleanText, cleanWebAddress, limits } from './text.js';

/** As browsers check it: https://html.spec.whatwg.org/#valid-e-mail-address. */
export const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Without a user, who would look like the host. */
const webAddress = /^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i;

/**
 * @typedef {{ clean: (value: string) => string, max: number, isOptional?: boolean, pattern?: RegExp }} Rule
 */

const line = { clean: cleanLine, max: limits.line };
const contact = {
  email: { clean: cleanEmail, max: limits.email, pattern: emailAddress },
  phone: { clean: cleanLine, max: limits.phone },
  message: { clean: cleanText, max: limits.text },
};
const applicant = { job: line, fullName: line, location: line, experience: line };
const profile = {
  clean: cleanWebAddress,
  max: limits.webAddress,
  isOptional: true,
  pattern: webAddress,
};

/** What the site shows at the field. @param {string} field @param {string} code @param {413 | 422} status */
const fieldError = (field, code, status = 422) =>
  new HTTPException(status, { cause: { field, code } });

/** Twice those of an application. */
const maxParts = 20;
/** Of RFC 2046; the search for a longer one could take quadratic time. */
const maxBoundary = 70;

/** @param {Uint8Array} body @throws {Error} if it is no JSON */
const parseMessage = (body) => ({
  input: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)),
  resume: undefined,
});

/** @param {Uint8Array} body @param {string} [contentType] @throws {Error} if it is no whole form */
function parseApplication(body, contentType = '') {
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

/** @param {Readonly<Record<string, Rule>>} rules @param {unknown} input @throws {HTTPException} with the first faulty field */
export function readFields(rules, input) {
  const given = Object(input);
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [field, { clean, max, isOptional, pattern }] of Object.entries(rules)) {
    const typed = given[field] ?? '';
    if (typeof typed !== 'string') throw fieldError(field, 'malformed');
    const value = clean(typed);
    if (!value && !isOptional) throw fieldError(field, 'required');
    if (value.length > max) throw fieldError(field, 'tooLong');
    if (value && pattern && !pattern.test(value)) throw fieldError(field, 'malformed');
    fields[field] = value;
  }
  const unknown = Object.keys(given).find((field) => !Object.hasOwn(rules, field));
  if (unknown !== undefined) throw fieldError(unknown, 'unknown');
  return fields;
}

const sourceKeys = 'utm_source utm_medium utm_campaign utm_term utm_content referrer'.split(' ');

/** Where the visitor came from. @param {Readonly<Record<string, string>>} query */
export function readSource(query) {
  const values = sourceKeys.map((key) => [key, cleanLine(query[key] ?? '')]);
  /** @type {Record<string, string>} */
  return Object.fromEntries(values.filter(([, value]) => value && value.length <= limits.line));
}

/** @param {{ name: string, content: Uint8Array } | null} file @param {string} applicant */
export function toAttachment(file, applicant) {
  if (!file?.name) throw fieldError('resume', 'required');
  const { name, content } = file;
  if (content.length > maxResumeBytes) throw fieldError('resume', 'tooLarge', 413);
  const extension = findResumeType(name, content);
  if (!extension) throw fieldError('resume', explainType(name));
  const letters = applicant.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['of-the-applicant'];
  const shown = [...letters.join('-')].slice(0, 60).join('');
  return { filename: `resume-${shown}.${extension}`, content };
}

/** By their path; docs/send-email.md is the contract. */
export const forms = {
  '/send-email': {
    type: 'application/json',
    maxBytes: freeBytes,
    parse: parseMessage,
    rules: { name: line, organization: line, ...contact },
  },
  '/applications': {
    type: 'multipart/form-data',
    maxBytes: maxResumeBytes + 4 * freeBytes,
    parse: parseApplication,
    rules: { ...applicant, ...contact, linkedIn: profile },
  },
};
