import type { Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { FieldError } from '@/components/Field/FieldError';
import { Mail, Phone, RotateCw } from '@/components/Icon/icons';
import { SendFailure } from '@/components/SendFailure/SendFailure';
import { applicationForm } from '@/content/careers/careers';
import { site } from '@/content/site';
import { removeDraft } from '@/lib/draft';
import { getCause } from '@/lib/sendResult';
import { applicationMailtoUrl, mailtoFormAction } from '../applicationMailtoUrl';
import { draftKey, type ApplicationState } from '../useApplicationForm';
import { ApplicationProgress } from './ApplicationProgress';
import styles from './ApplicationSubmit.module.css';

type ApplicationSubmitProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly formId: string;
  readonly state: ApplicationState;
  /** Whether a URL that receives applications is configured. */
  readonly onCancel: () => void;
};

/** The submit button and its messages. Without JavaScript the button sends by email. */
export function ApplicationSubmit({ ref, formId, state, onCancel }: ApplicationSubmitProps) {
  const isSending = state.kind === 'sending';
  return (
    <div ref={ref} className={styles.root}>
      {state.kind === 'failed' && <ApplicationFailure state={state} />}
      {state.kind === 'notSent' && <ApplicationNotSent state={state} />}
      <div className={styles.buttons}>
        <Button
          type="submit"
          formAction={mailtoFormAction}
          formMethod="post"
          formEncType="text/plain"
          className={styles.submit}
          aria-disabled={isSending}
          {...(state.kind === 'failed' && { icon: RotateCw })}
        >
          {labelOf(state.kind)}
        </Button>
        {isSending && (
          <Button tone="outline" icon={null} onClick={onCancel}>
            {applicationForm.cancel}
          </Button>
        )}
      </div>
      {isSending && <ApplicationProgress value={state.progress} />}
      {state.kind === 'noJob' && (
        <div role="alert">
          <FieldError id={`${formId}-no-job`}>{applicationForm.noJob}</FieldError>
        </div>
      )}
      {state.kind === 'submitted' && (
        <p role="alert" className={styles.success}>
          {state.message}
        </p>
      )}
      <p role="status">
        {state.kind === 'cancelled' &&
          applicationForm[state.wasUploaded ? 'stoppedWaiting' : 'cancelled']}
      </p>
    </div>
  );
}

function ApplicationFailure({ state }: { readonly state: FailedState }) {
  const { texts, write, call } = applicationForm.failure;
  return (
    <SendFailure
      title={applicationForm[state.error.status]}
      text={texts[getCause(state.error)]}
      alternatives={[
        { href: applicationMailtoUrl(state.job, state.unsent), label: write, icon: Mail },
        { href: site.phone.href, label: call(site.phone.display), icon: Phone },
      ]}
    />
  );
}

function ApplicationNotSent({ state: { job, unsent } }: { readonly state: NotSentState }) {
  const { title, text } = applicationForm.notSent;
  return (
    <SendFailure
      title={title}
      text={text(job.reference)}
      alternatives={[
        {
          href: applicationMailtoUrl(job, unsent),
          label: applicationForm.failure.write,
          icon: Mail,
          onClick: () => removeDraft(draftKey),
        },
      ]}
    />
  );
}

type NotSentState = Extract<ApplicationState, { readonly kind: 'notSent' }>;
type FailedState = Extract<ApplicationState, { readonly kind: 'failed' }>;

function labelOf(kind: ApplicationState['kind']): string {
  if (kind === 'sending') return applicationForm.sending;
  return kind === 'failed' ? applicationForm.failure.tryAgain : applicationForm.submit;
}
