import { findFirstError, type ValidationError } from '@/lib/formErrors';
import { applicationFields, applicationForm, type ApplicationFieldName } from '../content/careers';
import { findResumeError } from './resume';

export type ApplicationError = ValidationError<ApplicationFieldName>;

/** The first error in a filled form; the content of the resume is checked last. */
export async function findApplicationError(
  form: HTMLFormElement,
): Promise<ApplicationError | null> {
  return (
    findFirstError<ApplicationFieldName>(form, applicationFields) ??
    (await findResumeFieldError(form))
  );
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

async function findResumeFieldError(form: HTMLFormElement): Promise<ApplicationError | null> {
  const file = getResume(form);
  const message = file && (await resumeErrorMessage(file));
  return message ? { field: 'resume', message } : null;
}
