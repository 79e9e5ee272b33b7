import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { FieldError, TextArea, TextField } from '@/components/Field/Field';
import {
  applicationFields,
  applicationForm,
  type ApplicationField,
  type ApplicationFieldName,
} from '@/content/careers';
import {
  findApplicationFault,
  type ApplicationFault,
} from '@/features/application/checkApplication';
import { ResumeField } from '@/features/application/ResumeField';
import { useHydrated } from '@/hooks/useHydrated';
import { usePrefill } from '@/hooks/usePrefill';
import styles from './ApplicationForm.module.css';

type ApplicationFormProps = {
  readonly id: string;
  /** Title of the selected job. */
  readonly job: string | null;
  /** The signed-in visitor, whose name and email fill the empty fields. */
  readonly visitor: { readonly name: string; readonly email: string | null } | null;
};

type Outcome =
  | { readonly kind: 'editing' }
  | ({ readonly kind: 'faulty' } & ApplicationFault)
  | { readonly kind: 'noJob' }
  | { readonly kind: 'submitted'; readonly message: string };

const editing: Outcome = { kind: 'editing' };

export function ApplicationForm({ id, job, visitor }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(editing);
  const [round, setRound] = useState(0);
  const isChecking = useRef(false);
  const isHydrated = useHydrated();
  usePrefill(form, { fullName: visitor?.name ?? '', email: visitor?.email ?? '' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (isChecking.current) return;
    if (job === null) {
      setOutcome({ kind: 'noJob' });
      alert(applicationForm.noJob);
      return;
    }
    isChecking.current = true;
    const fault = await findApplicationFault(target);
    isChecking.current = false;
    if (fault) {
      setOutcome({ kind: 'faulty', ...fault });
      document.getElementById(fieldId(id, fault.field))?.focus();
      return;
    }
    logApplication(job, target);
    const message = applicationForm.success(job);
    target.reset();
    setRound(round + 1);
    setOutcome({ kind: 'submitted', message });
    alert(message);
  }

  const errorOf = (field: ApplicationField) =>
    outcome.kind === 'faulty' && outcome.field === field.name ? outcome.message : undefined;

  return (
    <form
      ref={form}
      id={id}
      className={styles.root}
      aria-label={applicationForm.label}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      onChange={() => setOutcome(editing)}
    >
      <h3 className={styles.heading} aria-live="polite">
        {job === null ? applicationForm.heading : `${applicationForm.headingFor} `}
        {job !== null && <em>{job}</em>}
      </h3>
      {applicationFields.map((field: ApplicationField) => (
        <ApplicationControl
          key={field.name === 'resume' ? `resume-${round}` : field.name}
          id={fieldId(id, field.name)}
          field={field}
          error={errorOf(field)}
        />
      ))}
      <noscript>
        <p className={styles.wide}>{applicationForm.withoutScript}</p>
      </noscript>
      <div className={styles.end}>
        <Button type="submit">{applicationForm.submit}</Button>
        <div role="alert">
          {outcome.kind === 'noJob' && (
            <FieldError id={`${id}-no-job`}>{applicationForm.noJob}</FieldError>
          )}
        </div>
        <p role="status" className={styles.success}>
          {outcome.kind === 'submitted' && outcome.message}
        </p>
      </div>
    </form>
  );
}

type ApplicationControlProps = {
  readonly id: string;
  readonly field: ApplicationField;
  readonly error: string | undefined;
};

type InputHints = { readonly type?: 'tel' | 'email' | 'url'; readonly autoComplete?: string };

const inputHints: Readonly<Partial<Record<ApplicationFieldName, InputHints>>> = {
  fullName: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  location: { autoComplete: 'address-level2' },
  linkedIn: { type: 'url', autoComplete: 'url' },
};

const wideFields: readonly ApplicationFieldName[] = ['email', 'linkedIn', 'resume', 'message'];

function ApplicationControl({ id, field, error }: ApplicationControlProps) {
  const { name, label, placeholder, required } = field;
  const shared = { id, name, label, error, placeholder, required: required !== undefined };
  return (
    <div className={wideFields.includes(name) ? styles.wide : undefined}>
      {name === 'resume' && <ResumeField {...shared} />}
      {name === 'message' && <TextArea {...shared} />}
      {name !== 'resume' && name !== 'message' && <TextField {...shared} {...inputHints[name]} />}
    </div>
  );
}

function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

function logApplication(job: string, form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    value instanceof File ? { name: value.name, type: value.type, size: value.size } : value,
  ]);
  // eslint-disable-next-line no-console -- the specification's only receiver of an application
  console.log({ job, ...Object.fromEntries(fields) });
}
