import { useState, type ChangeEvent } from 'react';
import { described, errorId, FieldError } from '@/components/Field/Field';
import { Icon } from '@/components/Icon/Icon';
import { Paperclip } from '@/components/Icon/icons';
import { applicationForm } from '@/content/careers';
import { resumeMessage } from '../checkApplication';
import { acceptedResumes } from '../resume';
import styles from './ResumeField.module.css';

type ResumeFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  /** What the form found wrong at submit. */
  readonly error: string | undefined;
};

const { hint, choose, chooseAnother } = applicationForm.resume;

/** A file input whose whole frame is the target; it says at once what is wrong with a file. */
export function ResumeField({ id, name, label, required, disabled, error }: ResumeFieldProps) {
  const [fileName, setFileName] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const message = error ?? refusal ?? undefined;

  async function check(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0] ?? null;
    setFileName(file?.name ?? null);
    setRefusal(file && (await resumeMessage(file)));
  }

  return (
    <div className={styles.root} data-invalid={message ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.drop}>
        <input
          {...{ id, name, required, disabled }}
          {...described(id, message, hint)}
          type="file"
          accept={acceptedResumes}
          className={styles.input}
          onChange={(event) => void check(event)}
        />
        <Icon icon={Paperclip} />
        <span id={`${id}-hint`} className={styles.file}>
          {fileName ?? hint}
        </span>
        <span aria-hidden="true" className={styles.choose}>
          {fileName ? chooseAnother : choose}
        </span>
      </div>
      {message && <FieldError id={errorId(id)}>{message}</FieldError>}
    </div>
  );
}
