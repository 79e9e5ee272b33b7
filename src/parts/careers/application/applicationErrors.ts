import { findErrors, type ValidationError } from '@/lib/formErrors';
import { applicationFields, applicationForm, type ApplicationFieldName } from '../content/careers';

const resumeErrors = ['wrongType', 'wrongContent', 'tooLarge', 'unreadable'] as const;

export type ResumeError = (typeof resumeErrors)[number];

export function isResumeError(code: string): code is ResumeError {
  return resumeErrors.some((error) => error === code);
}

export const acceptedResumes = '.pdf,.doc,.docx';

/** 4 MB, in bytes: what every host takes. */
const resumeSizeLimit = 4 * 1024 * 1024;

/**
 * How each kind of file begins: a PDF header, which readers look for in the first 1,024 bytes, an
 * OLE container, a ZIP archive. The receiver (`resume.js`) asks the same.
 */
const signatures: Readonly<Record<string, { readonly text: string; readonly within: number }>> = {
  pdf: { text: '%PDF', within: 1024 },
  doc: { text: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', within: 0 },
  docx: { text: 'PK\x03\x04', within: 0 },
};

/** Checks a resume by extension, size and leading bytes; null when it may be sent. */
export async function findResumeError(file: File): Promise<ResumeError | null> {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const signature = Object.hasOwn(signatures, extension) ? signatures[extension] : undefined;
  if (!signature) return 'wrongType';
  if (file.size > resumeSizeLimit) return 'tooLarge';
  try {
    const { text, within } = signature;
    const bytes = new Uint8Array(await file.slice(0, within + text.length).arrayBuffer());
    return String.fromCharCode(...bytes).includes(text) ? null : 'wrongContent';
  } catch {
    return 'unreadable';
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
  const message = file && (await resumeErrorMessage(file));
  return message ? { field: 'resume', message } : null;
}

export function getResume(form: HTMLFormElement): File | null {
  const input = form.elements.namedItem('resume');
  return input instanceof HTMLInputElement ? (input.files?.[0] ?? null) : null;
}

/** The message under the field if the chosen file cannot be sent. */
export async function resumeErrorMessage(file: File): Promise<string | null> {
  const error = await findResumeError(file);
  return error && applicationForm.resume[error];
}
