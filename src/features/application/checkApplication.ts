import {
  applicationFields,
  applicationForm,
  type ApplicationField,
  type ApplicationFieldName,
} from '@/content/careers';
import { findResumeFault } from './resume';

export type ApplicationError = {
  readonly field: ApplicationFieldName;
  readonly message: string;
};

const fields: readonly ApplicationField[] = applicationFields;

/**
 * The first error in a filled form: the first required field that is empty or blank, then the first
 * address the browser calls malformed, then the resume.
 */
export async function findApplicationError(
  form: HTMLFormElement,
): Promise<ApplicationError | null> {
  return findMissing(form) ?? findMalformed(form) ?? (await findRefusedResume(form));
}

export function resumeOf(form: HTMLFormElement): File | null {
  const input = form.elements.namedItem('resume');
  return input instanceof HTMLInputElement ? (input.files?.[0] ?? null) : null;
}

/** What is wrong with the chosen file, as the sentence under the field. */
export async function resumeMessage(file: File): Promise<string | null> {
  const fault = await findResumeFault(file);
  return fault && applicationForm.resume[fault];
}

function findMissing(form: HTMLFormElement): ApplicationError | null {
  const values = new FormData(form);
  for (const { name, required } of fields) {
    const value = name === 'resume' ? resumeOf(form)?.name : values.get(name);
    const isEmpty = typeof value !== 'string' || value.trim() === '';
    if (required && isEmpty) return { field: name, message: required };
  }
  return null;
}

function findMalformed(form: HTMLFormElement): ApplicationError | null {
  for (const { name, malformed } of fields) {
    const control = form.elements.namedItem(name);
    if (malformed && control instanceof HTMLInputElement && control.validity.typeMismatch) {
      return { field: name, message: malformed };
    }
  }
  return null;
}

async function findRefusedResume(form: HTMLFormElement): Promise<ApplicationError | null> {
  const file = resumeOf(form);
  const message = file && (await resumeMessage(file));
  return message ? { field: 'resume', message } : null;
}
