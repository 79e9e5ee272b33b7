import { useEffect } from 'react';
import { LinkStrip } from '@/components/LinkStrip/LinkStrip';
import { PageHero } from '@/components/PageHero/PageHero';
import { focusInPlace } from '@/lib/focus';
import { Seo } from '@/routing/Seo';
import { toSentences } from '../authClient';
import { getErrorMessage } from '../errorMessages';
import { accountPaths } from '../paths';
import { actionPage, mailActionCopy, waysOn } from './copy';
import {
  doorInMist,
  doorWithKey,
  doorWithLetter,
  doorWithOpenedLetter,
  openDoor,
} from './drawings';
import { MailActionResult } from './MailActionResult';
import { useMailAction, type MailActionState } from './useMailAction';
import styles from './AccountPage.module.css';

const { seo, timeOfDay } = actionPage;
const panoramas = {
  checking: doorWithLetter,
  off: doorWithOpenedLetter,
  newPassword: doorWithKey,
  done: openDoor,
  failed: doorWithOpenedLetter,
  unchecked: doorInMist,
} as const;

/** Where the links in the mails of the sign-in service lead. */
export function AccountActionPage() {
  const { state, setState, retry, continueUrl } = useMailAction();
  const { title, intro } = getTexts(state);

  useEffect(() => {
    const heading = document.querySelector('h1');
    if (state.status !== 'checking' && heading) focusInPlace(heading);
  }, [state.status]);

  return (
    <>
      <Seo path={accountPaths.mailAction} seo={seo} isIndexed={false} />
      {/* a link pressed before the code has left the address must not pass it on */}
      <meta name="referrer" content="no-referrer" />
      <PageHero
        eyebrow={{ label: timeOfDay.name, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={title}
        intro={<span role="status">{intro}</span>}
        introPosition="below"
        panorama={panoramas[state.status]}
        className={styles.hero}
      >
        <noscript>{mailActionCopy.needsScript}</noscript>
        <div className={styles.start}>
          <MailActionResult
            state={state}
            onChange={setState}
            onRetry={retry}
            continueUrl={continueUrl}
          />
        </div>
      </PageHero>
      <LinkStrip {...waysOn} />
    </>
  );
}

function getTexts(state: MailActionState): { readonly title: string; readonly intro: string } {
  const { newPassword, done, off } = mailActionCopy;
  switch (state.status) {
    case 'checking':
      return actionPage;
    case 'newPassword':
      return { title: newPassword.title, intro: newPassword.intro(state.email) };
    case 'done':
      return { title: done[state.mode].title, intro: done[state.mode].intro(state.email) };
    case 'off':
      return off;
    case 'failed':
    case 'unchecked':
      return {
        title: mailActionCopy[state.status].title,
        intro: toSentences(getErrorMessage(state.error)),
      };
  }
}
