import { useRef } from 'react';
import { applicationFields, applicationForm, type ApplicationField } from '@/content/careers';
import { ApplicationControl } from './ApplicationControl';
import { ApplicationEnd } from './ApplicationEnd';
import { ApplicationNotice } from './ApplicationNotice';
import { draftKey, useApplicationForm } from '../useApplicationForm';
import { useDraft } from '@/hooks/useDraft';
import { useHydrated } from '@/lib/useHydrated';
import { usePrefill } from '@/hooks/usePrefill';
import styles from './ApplicationForm.module.css';

type ApplicationFormProps = {
  readonly id: string;
  /** Title of the selected job. */
  readonly job: string | null;
  /** Replaces the job's title if the posting has closed. */
  readonly closed?: string | null;
  /** The address that receives applications, if there is one. */
  readonly url: string | null;
  /** Prefills the name and the email of a signed-in visitor. */
  readonly visitor: { readonly name: string; readonly email: string | null } | null;
};

/** The draft leaves out the resume: a page cannot restore a file field. */
const draftFields = applicationFields.map(({ name }) => name).filter((name) => name !== 'resume');

export function ApplicationForm({ id, job, closed = null, url, visitor }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { state, sentCount, submit, edit, clearError, cancel } = useApplicationForm({
    job,
    url,
    end,
  });
  const isHydrated = useHydrated();
  const isSending = state.kind === 'sending';
  useDraft(form, draftKey, draftFields);
  usePrefill(form, { fullName: visitor?.name ?? '', email: visitor?.email ?? '' }, clearError);

  const errorOf = (field: ApplicationField) =>
    state.kind === 'invalid' && state.field === field.name ? state.message : undefined;

  return (
    <form
      ref={form}
      id={id}
      className={styles.root}
      aria-label={applicationForm.label}
      aria-busy={isSending}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      onInput={edit}
    >
      <h3 className={styles.heading} aria-live="polite">
        {job === null ? applicationForm.heading : `${applicationForm.headingFor} `}
        {job !== null && <em>{job}</em>}
      </h3>
      {closed !== null && (
        <p role="status" className={styles.closed}>
          {closed}
        </p>
      )}
      {url === null && (
        <div className={styles.wide}>
          <ApplicationNotice hasReceiver={false} />
        </div>
      )}
      {applicationFields.map((field: ApplicationField) => (
        <ApplicationControl
          key={field.name === 'resume' ? `resume-${sentCount}` : field.name}
          id={`${id}-${field.name}`}
          field={field}
          error={errorOf(field)}
          isReadOnly={isSending}
        />
      ))}
      <noscript>
        <p className={styles.wide}>{applicationForm.withoutJavaScript}</p>
      </noscript>
      <ApplicationEnd ref={end} formId={id} state={state} onCancel={cancel} />
      {url !== null && (
        <div className={styles.wide}>
          <ApplicationNotice hasReceiver />
        </div>
      )}
    </form>
  );
}
