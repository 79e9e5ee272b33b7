// @ts-check
import { fieldError } from './fields.js';

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
 * @param {{ name: string, content: Uint8Array } | null} file
 * @param {string} applicant
 */
export function toAttachment(file, applicant) {
  if (!file?.name) throw fieldError('resume', 'required');
  const { name, content } = file;
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
  if (!type) throw fieldError('resume', 'wrongType');
  if (content.length > maxResumeBytes) throw fieldError('resume', 'tooLarge', 413);
  const { signature, within } = type;
  const start = String.fromCharCode(...content.subarray(0, within + signature.length));
  if (!start.includes(signature)) throw fieldError('resume', 'wrongContent');
  const letters = applicant.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['of-the-applicant'];
  return { filename: `resume-${letters.join('-').slice(0, 60)}.${extension}`, content };
}
