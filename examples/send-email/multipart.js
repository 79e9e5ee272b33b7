// @ts-check
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { fieldError } from './fields.js';

/** Nine fields and a file. */
const maxParts = 10;
/** Of RFC 2046; the search for a longer one could take quadratic time. */
const maxBoundary = 70;

/** @param {Uint8Array} body @param {string} contentType @throws {Error} if it is no whole form */
export function parseForm(body, contentType) {
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (!boundary || boundary.length > maxBoundary) throw new Error('No boundary.');
  /** @type {Record<string, string>} */
  const input = {};
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
