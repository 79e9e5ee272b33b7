import { useState } from 'react';
import { TextField } from '@/components/Field/Field';
import { FormNotice } from '@/components/FormNotice/FormNotice';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { FormExtras } from '@/hooks/useFormParts';
import { mailtoUrl } from '@/lib/mailtoUrl';
import {
  type ApplicationField,
  type ApplicationFieldName,
  applicationFields,
  applicationForm,
} from '../content/careers';
import { ApplicationSubmit, noticeId } from './ApplicationSubmit';
import { ResumeField } from './ResumeField';
import { type AppliedJob, mailSubject } from './sendApplication';
import { useApplicationForm } from './useApplicationForm';
import styles from './ApplicationForm.module.css';

type ApplicationFormProps = {
  readonly job: AppliedJob | null;
  /** Shown if the posting has closed; `job` is null then. */
  readonly closedNotice?: string | null;
  readonly url: string | null;
};

const halfFields: readonly ApplicationFieldName[] = ['fullName', 'phone', 'location', 'experience'];

export function ApplicationForm({ job, closedNotice = null, url }: ApplicationFormProps) {
  const { state, form, formProps, fieldProps } = useApplicationForm({ job, url });
  /** The resume field's key: a new one empties the field. */
  const [resetCount, setResetCount] = useState(0);
  const isUnsent = state.status === 'sending' || state.status === 'failed';
  return (
    <form
      {...formProps}
      ref={form}
      className={styles.root}
      aria-label={applicationForm.label}
      onReset={() => setResetCount((count) => count + 1)}
    >
      <FormExtras form={form} />
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
        <p role="status">
          <strong>{closedNotice}</strong>
        </p>
      )}
      {url === null && <ApplicationNotice job={job} url={url} />}
      {applicationFields.map((field: ApplicationField) => (
        <div key={field.name} className={halfFields.includes(field.name) ? styles.half : undefined}>
          {field.type === 'file' ? (
            <ResumeField
              key={resetCount}
              {...fieldProps(field)}
              sentFile={isUnsent ? state.values.resume : null}
            />
          ) : (
            <TextField {...fieldProps(field)} />
          )}
        </div>
      ))}
      <p data-without-script="">{applicationForm.withoutJavaScript}</p>
      <ApplicationSubmit state={state} job={job} hasReceiver={url !== null} />
      {url !== null && <ApplicationNotice job={job} url={url} />}
    </form>
  );
}

type ApplicationNoticeProps = Pick<ApplicationFormProps, 'job' | 'url'>;

function ApplicationNotice({ job, url }: ApplicationNoticeProps) {
  const { notice } = applicationForm;
  const text =
    url === null ? (
      <>
        <span id={noticeId}>{notice.withoutReceiver}</span>{' '}
        <a href={mailtoUrl(site.email, mailSubject(job))}>{notice.write(job?.reference)}</a>.
      </>
    ) : (
      notice.withReceiver
    );
  return (
    <FormNotice
      text={text}
      className={url === null ? styles.notice : undefined}
      policy={{ label: notice.policy, opensInNewTab: ui.opensInNewTab }}
    />
  );
}
