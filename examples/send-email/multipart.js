// @ts-check
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { HTTPException } from 'hono/http-exception';
import { fieldError } from './fields.js';

/** @typedef {{ name: string, content: Uint8Array }} File */

/** Nine fields and a file. */
const maxParts = 10;
/** Of RFC 2046; the search for a longer one could take quadratic time. */
const maxBoundary = 70;

/** @param {Uint8Array} body @param {string} contentType */
export function parseForm(body, contentType) {
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (!boundary || boundary.length > maxBoundary) throw new HTTPException(400);
  /** @type {Map<string, string>} */
  const fields = new Map();
  /** @type {File | null} */
  let resume = null;
  try {
    for (const part of parseMultipart(body, { boundary, maxParts, maxFileSize: body.length })) {
      const { name = '', filename = '' } = part;
      const isResume = name === 'resume' && part.isFile;
      if (fields.has(name) || (isResume && resume)) throw fieldError(name, 'unknown');
      // a view of the body: `bytes` would copy it
      if (isResume) resume = { name: filename, content: part.content[0] ?? new Uint8Array() };
      else fields.set(name, part.text);
    }
  } catch (error) {
    throw error instanceof HTTPException ? error : new HTTPException(400);
  }
  return { input: Object.fromEntries(fields), resume };
}
