import { accountSections } from '@/content/signIn/accountPages';
import { SendVerification } from '@/features/auth/components/account/SendVerification';
import { AccountSection } from './AccountSection';
import { ActionResult } from './ActionResult';
import type { AccountSectionProps } from './sectionProps';
import styles from './EmailSection.module.css';

const { email: texts } = accountSections;

export function EmailSection({ account, details, state, run }: AccountSectionProps) {
  const isUnverified = details.email !== null && !details.emailVerified;
  return (
    <AccountSection title={texts.title}>
      <p className={styles.email}>
        <b>{details.email ?? texts.none}</b>
        {details.email && (
          <span className={styles.state} data-verified={!isUnverified}>
            {isUnverified ? texts.unverified : texts.verified}
          </span>
        )}
      </p>
      {isUnverified && (
        <>
          <p>{texts.why}</p>
          <SendVerification
            className={styles.send}
            isBusy={state.status === 'pending' && state.name === 'verification'}
            onSend={() => run('verification', account.sendVerification)}
          />
        </>
      )}
      <ActionResult state={state} names={['verification']} done={texts.sent} />
    </AccountSection>
  );
}
