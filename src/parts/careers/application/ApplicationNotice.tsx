import { FormNotice } from '@/components/FormNotice/FormNotice';
import { paths } from '@/config/paths';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { applicationForm } from '../content/careers';
import styles from './ApplicationNotice.module.css';

/** Of what describes the form's button. */
export const noticeId = 'application-notice';

type ApplicationNoticeProps = {
  /** Whether a URL that receives applications is configured. */
  readonly hasReceiver: boolean;
};

/** Tells the visitor who receives the application, or how to apply by email. */
export function ApplicationNotice({ hasReceiver }: ApplicationNoticeProps) {
  const { notice } = applicationForm;
  const text = hasReceiver ? (
    notice.withReceiver
  ) : (
    <>
      <span id={noticeId}>{notice.withoutReceiver}</span>{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </>
  );
  return (
    <FormNotice
      text={text}
      className={hasReceiver ? undefined : styles.root}
      policy={{ label: notice.policy, path: paths.privacy, opensInNewTab: ui.opensInNewTab }}
    />
  );
}
