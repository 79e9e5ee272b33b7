import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorId, fieldAriaProps, FieldError } from '@/components/Field/Field';
import { Icon, Paperclip } from '@/components/Icon/Icon';
import { applicationForm } from '../content/careers';
import { acceptedResumes, readResume } from './resume';
import styles from './ResumeField.module.css';

type ResumeFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Chosen before the visitor left the page and came back. */
  readonly sentFile: File | null;
  readonly error: string | undefined;
};

const { hint, choose, chooseAnother } = applicationForm.resume;

/** A file input that fills its frame, and validates a file as soon as it is chosen. */
export function ResumeField({
  id,
  name,
  label,
  required,
  readOnly,
  sentFile,
  error,
}: ResumeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const message = error ?? fileError ?? undefined;

  async function checkFile(input: HTMLInputElement) {
    const file = input.files?.[0] ?? null;
    setFileName(file?.name ?? null);
    const read = file && (await readResume(file));
    // another file may have been chosen meanwhile
    if ((input.files?.[0] ?? null) === file) setFileError(typeof read === 'string' ? read : null);
  }

  /** Chosen before the page hydrated, or kept by Firefox over a reload. */
  const readChosen = useEffectEvent((input: HTMLInputElement) => {
    if (input.files?.length === 0 && sentFile) {
      const chosen = new DataTransfer();
      chosen.items.add(sentFile);
      input.files = chosen.files;
    }
    if (input.files?.length) void checkFile(input);
  });
  useEffect(() => {
    if (field.current) readChosen(field.current);
  }, []);

  return (
    <div className={styles.root} data-text="small strong" data-invalid={message ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.dropZone} data-row="">
        <input
          {...{ id, name, required }}
          disabled={readOnly}
          {...fieldAriaProps(id, message, hint)}
          // Chromium otherwise calls an empty required file field invalid.
          aria-invalid={message !== undefined}
          ref={field}
          type="file"
          accept={acceptedResumes}
          className={styles.input}
          onChange={(event) => void checkFile(event.currentTarget)}
        />
        <Icon icon={Paperclip} />
        <span id={`${id}-hint`} className={styles.hint}>
          {fileName ?? hint}
        </span>
        <span aria-hidden="true" className={styles.browseButton} data-text="link">
          {fileName ? chooseAnother : choose}
        </span>
      </div>
      {message && (
        <FieldError id={errorId(id)} role={error ? undefined : 'alert'}>
          {message}
        </FieldError>
      )}
    </div>
  );
}
