// @ts-check
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { Refusal } from './refusal.js';

/** @typedef {{ name: string, content: Uint8Array }} File */

/** Nine fields and a file. */
const maxParts = 10;
/** Of RFC 2046; the search for a longer one could take quadratic time. */
const maxBoundary = 70;

/**
 * @param {Uint8Array} body
 * @param {string} contentType
 * @returns {{ fields: Record<string, string>, files: Map<string, File> }}
 */
export function parseForm(body, contentType) {
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (!boundary || boundary.length > maxBoundary) throw new Refusal(400);
  /** @type {Map<string, string>} */
  const fields = new Map();
  /** @type {Map<string, File>} */
  const files = new Map();
  try {
    for (const part of parseMultipart(body, { boundary, maxParts, maxFileSize: body.length })) {
      const { name = '', filename } = part;
      if (fields.has(name) || files.has(name))
        throw new Refusal(422, { field: name, code: 'unknown' });
      // a view of the body: `bytes` would copy it
      if (part.isFile)
        files.set(name, { name: filename ?? '', content: part.content[0] ?? new Uint8Array() });
      else fields.set(name, part.text);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400);
  }
  return { fields: Object.fromEntries(fields), files };
}
