// @ts-check
import { z } from 'zod';

/**
 * @typedef {z.output<typeof messageSchema>} Message
 * @typedef {z.output<typeof applicationTextSchema> & { resume: Resume }} Application
 * @typedef {{ name: string, contentType: string, content: Buffer }} Resume
 */

/** Name of the honeypot field. The site's form sends nothing when it is filled in. */
export const honeypotName = 'reference';

const maxResumeBytes = 5 * 1024 * 1024;

/** One line: no control characters, so that a value cannot add a mail header. */
const line = (/** @type {number} */ max) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
/** Several lines. A browser sends line breaks in multipart as CRLF; the visitor typed LF. */
const text = (/** @type {number} */ max) =>
  z
    .string()
    .transform((value) => value.replaceAll(/\r\n?/g, '\n'))
    .pipe(
      z
        .string()
        .trim()
        .min(1)
        .max(max)
        .regex(/^(?:[^\p{Cc}]|[\t\n])*$/u),
    );
/** The HTML standard's pattern for `<input type="email">`. */
const email = line(320).pipe(z.email({ pattern: z.regexes.html5Email }));

const messageSchema = z.strictObject({
  name: line(200),
  organization: line(200),
  email,
  phone: line(60),
  message: text(20_000),
});

const applicationTextSchema = z.strictObject({
  fullName: line(200),
  phone: line(60),
  email,
  location: line(200),
  experience: line(200),
  linkedIn: z.union([z.literal(''), line(500).pipe(z.url({ protocol: /^https?$/ }))]),
  message: text(20_000),
  job: line(200),
});

/** The first bytes of each kind of file: a PDF header, an OLE container, a ZIP archive. */
const resumeTypes = {
  pdf: { contentType: 'application/pdf', signature: '25504446 2d' },
  doc: { contentType: 'application/msword', signature: 'd0cf11e0 a1b11ae1' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: '504b0304',
  },
};

/**
 * @param {unknown} input
 * @returns {Message | null}
 */
export function parseMessage(input) {
  return messageSchema.safeParse(input).data ?? null;
}

/**
 * @param {Readonly<Record<string, unknown>>} input
 * @returns {Promise<Application | null>}
 */
export async function parseApplication({ resume: file, ...fields }) {
  const text = applicationTextSchema.safeParse(fields).data;
  const resume = file instanceof File ? await readResume(file) : null;
  return text && resume ? { ...text, resume } : null;
}

/**
 * @param {File} file
 * @returns {Promise<Resume | null>}
 */
async function readResume(file) {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const isKnown = extension === 'pdf' || extension === 'doc' || extension === 'docx';
  if (!isKnown || file.size > maxResumeBytes) return null;
  const { contentType, signature } = resumeTypes[extension];
  const content = Buffer.from(await file.arrayBuffer());
  const start = Buffer.from(signature.replaceAll(' ', ''), 'hex');
  if (!content.subarray(0, start.length).equals(start)) return null;
  return { name: safeName(file.name, extension), contentType, content };
}

/**
 * The file's name without its path, control characters and reserved characters.
 * @param {string} name
 * @param {string} extension
 */
function safeName(name, extension) {
  const stem = name
    .slice(0, -extension.length - 1)
    .replace(/^.*[\\/]/u, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*;]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  return `${[...stem].slice(0, 100).join('') || 'resume'}.${extension}`;
}
