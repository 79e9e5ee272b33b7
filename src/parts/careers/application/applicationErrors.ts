import { cleanLine, findErrors, type ValidationError } from '@/lib/formErrors';
import {
  applicationFields,
  applicationForm,
  resumeErrors,
  type ApplicationFieldName,
} from '../content/careers';

export const acceptedResumes = '.pdf,.doc,.docx';

/** 4 MB, in bytes: what every host takes. */
const resumeSizeLimit = 4 * 1024 * 1024;

const readTimeoutMs = 30_000;

/**
 * How each kind of file begins: a PDF header, which readers look for in the first 1,024 bytes, an
 * OLE container, a ZIP archive. The receiver (`fields.js`) asks the same.
 */
const signatures: Readonly<Record<string, { readonly text: string; readonly within: number }>> = {
  pdf: { text: '%PDF', within: 1024 },
  doc: { text: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', within: 0 },
  docx: { text: 'PK\x03\x04', within: 0 },
};

/** Checks a resume by extension, size and leading bytes; null when it may be sent, else the message. */
export async function findResumeError(file: File): Promise<string | null> {
  const extension = cleanLine(file.name).split('.').pop()?.toLowerCase() ?? '';
  const signature = Object.hasOwn(signatures, extension) ? signatures[extension] : undefined;
  if (!signature) return resumeErrors.wrongType;
  if (file.size > resumeSizeLimit) return resumeErrors.tooLarge;
  const { text, within } = signature;
  const start = await readFile(file.slice(0, within + text.length));
  if (!start) return resumeErrors.unreadable;
  const isOfKind = String.fromCharCode(...new Uint8Array(start)).includes(text);
  return isOfKind ? null : resumeErrors.wrongContent;
}

/** Null if it has changed on the disk since it was chosen, or does not come, as from a cloud drive. */
export async function readFile(file: Blob): Promise<ArrayBuffer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), readTimeoutMs);
  });
  try {
    return await Promise.race([file.arrayBuffer(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The first error in a filled form; the content of the resume is checked last. */
export async function findApplicationError(
  form: HTMLFormElement,
): Promise<ValidationError<ApplicationFieldName> | null> {
  const [error] = findErrors<ApplicationFieldName>(
    form,
    applicationFields,
    applicationForm.tooLong,
  );
  if (error) return error;
  const file = getResume(form);
  const message = file && (await findResumeError(file));
  return message ? { field: 'resume', message } : null;
}

export function getResume(form: HTMLFormElement): File | null {
  const input = form.elements.namedItem('resume');
  return input instanceof HTMLInputElement ? (input.files?.[0] ?? null) : null;
}
