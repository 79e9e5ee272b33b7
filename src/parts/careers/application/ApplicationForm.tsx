import { useRef, useState, type ComponentType } from 'react';
import { useDraft } from '@/hooks/useDraft';
import type { FormExtrasProps } from '@/hooks/useFormSubmission';
import { useHydrated } from '@/hooks/useHydrated';
import { replaysEarlySubmit } from '@/hydration/preHydrationEvents';
import { applicationFields, applicationForm, type ApplicationField } from '../content/careers';
import { ApplicationFormField } from './ApplicationFormField';
import type { AppliedJob } from './applicationMailtoUrl';
import { ApplicationNotice } from './ApplicationNotice';
import { ApplicationSubmit } from './ApplicationSubmit';
import { draftKey, useApplicationForm } from './useApplicationForm';
import styles from './ApplicationForm.module.css';

type ApplicationFormProps = {
  /** The selected job. */
  readonly job: AppliedJob | null;
  /** Shown if the posting has closed; `job` is null then. */
  readonly closedNotice?: string | null;
  /** Receives applications; null if none is configured. */
  readonly url: string | null;
  /** What the parts do with the form. */
  readonly Extras?: ComponentType<FormExtrasProps>;
};

const prefilledFields = { name: 'fullName', email: 'email' } as const;
/** The draft leaves out the resume: a page cannot restore a file field. */
const draftFields = applicationFields.map(({ name }) => name).filter((name) => name !== 'resume');

export function ApplicationForm({ job, closedNotice = null, url, Extras }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitArea = useRef<HTMLDivElement>(null);
  const { state, handleSubmit, handleInput, clearError, cancel } = useApplicationForm({
    job,
    url,
    form,
    submitArea,
  });
  /** Part of the resume field's key: a new key empties the field. */
  const [resetCount, setResetCount] = useState(0);
  const isHydrated = useHydrated();
  const isSending = state.status === 'sending';
  useDraft(form, draftKey, draftFields);

  const getError = (field: ApplicationField) =>
    state.status === 'invalid' && state.field === field.name ? state.message : undefined;

  return (
    <form
      {...replaysEarlySubmit}
      ref={form}
      className={styles.root}
      aria-label={applicationForm.label}
      aria-busy={isSending}
      method="post"
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onReset={() => setResetCount((count) => count + 1)}
      onInput={handleInput}
    >
      {Extras && <Extras form={form} fields={prefilledFields} onFill={clearError} />}
      <h3 className={styles.heading} data-text="card" aria-live="polite">
        {job === null ? (
          <span key="none">{applicationForm.heading}</span>
        ) : (
          <span key={job.title}>
            {applicationForm.headingFor} <em>{job.title}</em>
          </span>
        )}
      </h3>
      {closedNotice !== null && (
        <p role="status" className={styles.closed}>
          {closedNotice}
        </p>
      )}
      {url === null && (
        <div className={styles.wide}>
          <ApplicationNotice hasReceiver={false} />
        </div>
      )}
      {applicationFields.map((field: ApplicationField) => (
        <ApplicationFormField
          key={field.name === 'resume' ? `resume-${resetCount}` : field.name}
          id={`application-${field.name}`}
          field={field}
          error={getError(field)}
          isReadOnly={isSending}
          sentResume={isSending || state.status === 'failed' ? state.values.resume : null}
        />
      ))}
      <p className={styles.wide} data-without-script="">
        {applicationForm.withoutJavaScript}
      </p>
      <ApplicationSubmit
        ref={submitArea}
        state={state}
        isJobMissing={job === null}
        hasReceiver={url !== null}
        onCancel={cancel}
      />
      {url !== null && (
        <div className={styles.wide}>
          <ApplicationNotice hasReceiver />
        </div>
      )}
    </form>
  );
}
