// @ts-check
import { Refusal } from './refusal.js';

/** Vercel and Netlify end at 4.5 MB with the text fields. */
export const maxResumeBytes = 4 * 1024 * 1024;

/** A PDF may begin with other bytes: readers look for its header in the first 1,024. */
const pdfHeaderWithin = 1024;
/** @type {Readonly<Record<string, { signature: string, within: number }>>} */
const types = {
  pdf: { signature: '%PDF', within: pdfHeaderWithin },
  doc: { signature: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', within: 0 },
  docx: { signature: 'PK\x03\x04', within: 0 },
};

/**
 * Checks the extension, the size and the leading bytes. What is inside is for the mailbox's scanner.
 * @param {import('./multipart.js').File | undefined} file
 * @returns the extension
 */
export function checkResume(file) {
  const refuse = (/** @type {string} */ code, status = 422) =>
    new Refusal(status, { field: 'resume', code });
  if (!file?.name) throw refuse('required');
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
  if (!type) throw refuse('wrongType');
  if (file.content.length > maxResumeBytes) throw refuse('tooLarge', 413);
  const { signature, within } = type;
  const start = String.fromCharCode(...file.content.subarray(0, within + signature.length));
  const at = start.indexOf(signature);
  if (at < 0 || at > within) throw refuse('wrongContent');
  return extension;
}
