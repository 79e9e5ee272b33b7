import { TextField, type TextFieldProps } from '@/components/Field/Field';
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

/** By default of a line. */
const inputAttributes: Readonly<Partial<Record<ApplicationFieldName, Partial<TextFieldProps>>>> = {
  fullName: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email },
  location: { autoComplete: 'address-level2' },
  linkedIn: { type: 'url', autoComplete: 'url', maxLength: limits.webAddress },
  message: { control: 'textarea', maxLength: limits.text },
};

const halfFields: readonly ApplicationFieldName[] = ['fullName', 'phone', 'location', 'experience'];

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
    <div className={halfFields.includes(name) ? styles.half : undefined}>
      {name === 'resume' ? (
        <ResumeField {...shared} disabled={isReadOnly} sentFile={sentResume} />
      ) : (
        <TextField {...text} maxLength={limits.line} {...inputAttributes[name]} />
      )}
    </div>
  );
}
