import { Button } from '@/components/Button/Button';
import { FieldError } from '@/components/Field/Field';
import { Mail, Phone, RotateCw } from '@/components/Icon/Icon';
import { SendFailure } from '@/components/SendFailure/SendFailure';
import { site } from '@/content/site';
import { removeDraft } from '@/hooks/useDraft';
import { getCause } from '@/lib/sendResult';
import { applicationForm, jobCardLabels } from '../content/careers';
import { halfRisen } from '../drawings/badges';
import { careersPaths } from '../paths';
import {
  type Application,
  applicationMailtoUrl,
  type AppliedJob,
  mailtoFormAction,
  textFields,
} from './sendApplication';
import { type ApplicationState, cancel, draftKey, toSuccess } from './useApplicationForm';
import styles from './ApplicationSubmit.module.css';

/** Of what describes the button, if nothing is sent. */
export const noticeId = 'application-notice';

type ApplicationSubmitProps = {
  readonly state: ApplicationState;
  readonly job: AppliedJob | null;
  readonly hasReceiver: boolean;
};

export function ApplicationSubmit({ state, job, hasReceiver }: ApplicationSubmitProps) {
  const isSending = state.status === 'sending';
  return (
    <div className={styles.root} data-text="small">
      {state.status === 'failed' && (
        <ApplicationFailure error={state.error} values={{ ...state.values, job }} />
      )}
      {state.status === 'sent' && !hasReceiver && <ApplicationNotSent {...state.values} />}
      <div className={styles.buttons} data-row="">
        <Button
          type="submit"
          formAction={mailtoFormAction}
          formMethod="post"
          formEncType="text/plain"
          aria-disabled={isSending}
          aria-describedby={hasReceiver ? undefined : noticeId}
          tone={state.status === 'sent' && !hasReceiver ? 'outline' : 'ink'}
          {...(state.status === 'failed' && { icon: RotateCw })}
        >
          {isSending
            ? applicationForm.sending
            : state.status === 'failed'
              ? applicationForm.failure.tryAgain
              : applicationForm.submit}
        </Button>
        {isSending && (
          <Button tone="outline" onClick={cancel}>
            {applicationForm.cancel}
          </Button>
        )}
      </div>
      {isSending && (
        <div className={styles.progress} data-row="" data-text="secondary">
          <progress
            className={styles.progressBar}
            aria-label={applicationForm.progress}
            value={state.progress}
          />
          <span>
            {state.progress < 1
              ? applicationForm.percent(state.progress)
              : applicationForm.uploaded}
          </span>
        </div>
      )}
      {state.status === 'invalid' && state.field === 'job' && job === null && (
        <>
          <div role="alert">
            <FieldError id="application-no-job">{state.message}</FieldError>
          </div>
          <a href={careersPaths.openings} className={styles.openings} data-text="link">
            {jobCardLabels.list}
          </a>
        </>
      )}
      {state.status === 'sent' && hasReceiver && (
        <div role="alert" data-notice="success">
          <p>{toSuccess(state.values)}</p>
          {state.reference && <p>{applicationForm.reference(state.reference)}</p>}
        </div>
      )}
      <p role="status">
        {state.status === 'cancelled' &&
          applicationForm[state.wasUploaded ? 'stoppedWaiting' : 'cancelled']}
      </p>
    </div>
  );
}

function ApplicationFailure({ error, values }: Pick<FailedState, 'error' | 'values'>) {
  const { texts, write, call } = applicationForm.failure;
  return (
    <SendFailure
      title={applicationForm[error.status]}
      text={texts[getCause(error)]}
      alternatives={[
        { href: applicationMailtoUrl(values), label: write, icon: Mail },
        ...(site.phone
          ? [{ href: site.phone.href, label: call(site.phone.display), icon: Phone }]
          : []),
      ]}
    />
  );
}

function ApplicationNotSent(application: Application) {
  const { title, text } = applicationForm.notSent;
  return (
    <SendFailure
      title={title}
      text={text(application.job?.reference ?? '')}
      drawing={halfRisen}
      alternatives={[
        {
          href: applicationMailtoUrl(application),
          label: applicationForm.failure.write,
          icon: Mail,
          onClick: () => removeDraft(draftKey),
          tone: 'ink',
        },
      ]}
    >
      <dl className={styles.answers} data-text="note">
        {textFields.map(
          ({ name, label }) =>
            application.text[name] && (
              <div key={name}>
                <dt data-text="secondary">{label}</dt>
                <dd>{application.text[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </SendFailure>
  );
}

type FailedState = Extract<ApplicationState, { readonly status: 'failed' }>;
