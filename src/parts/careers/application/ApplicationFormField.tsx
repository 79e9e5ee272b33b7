import { TextArea, TextField } from '@/components/Field/Field';
import { limits } from '@/lib/formErrors';
import {
  applicationForm,
  type ApplicationField,
  type ApplicationFieldName,
} from '../content/careers';
import { ResumeField } from './ResumeField';
import styles from './ApplicationForm.module.css';

type ApplicationFormFieldProps = {
  readonly id: string;
  readonly field: ApplicationField;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  /** The file of an application that is being sent or has failed. */
  readonly sentResume: File | null;
};

type InputAttributes = {
  readonly type?: 'tel' | 'email' | 'url';
  readonly autoComplete?: string;
  /** By default that of a line. */
  readonly maxLength?: number;
};

const inputAttributes: Readonly<Partial<Record<ApplicationFieldName, InputAttributes>>> = {
  fullName: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email },
  location: { autoComplete: 'address-level2' },
  linkedIn: { type: 'url', autoComplete: 'url', maxLength: limits.webAddress },
};

const wideFields: readonly ApplicationFieldName[] = ['email', 'linkedIn', 'resume', 'message'];

export function ApplicationFormField({
  id,
  field,
  error,
  isReadOnly,
  sentResume,
}: ApplicationFormFieldProps) {
  const { name, label, placeholder, required } = field;
  const shared = { id, name, label, error, required: required !== undefined };
  const { tooLong } = applicationForm;
  const text = { ...shared, placeholder, readOnly: isReadOnly, tooLong };
  return (
    <div className={wideFields.includes(name) ? styles.wide : undefined}>
      {name === 'resume' && <ResumeField {...shared} disabled={isReadOnly} sentFile={sentResume} />}
      {name === 'message' && <TextArea {...text} maxLength={limits.text} />}
      {name !== 'resume' && name !== 'message' && (
        <TextField {...text} maxLength={limits.line} {...inputAttributes[name]} />
      )}
    </div>
  );
}
