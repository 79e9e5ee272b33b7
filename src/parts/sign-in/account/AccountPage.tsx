import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/Button/Button';
import { LinkStrip } from '@/components/LinkStrip/LinkStrip';
import { PageHero } from '@/components/PageHero/PageHero';
import { anchorPath, anchors } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { focusInPlace } from '@/lib/focus';
import { Seo } from '@/routing/Seo';
import { useAuth } from '../AuthProvider';
import { accountPaths } from '../paths';
import { AccountDetails } from './AccountDetails';
import { accountPage, accountSections, accountTaglines, waysOn } from './copy';
import { DialogButton } from './DialogButton';
import { closedDoor, openDoor } from './drawings';
import styles from './AccountPage.module.css';

const { seo, timeOfDay, title, intro } = accountPage;
const { deletion, off, signedOut } = accountSections;

/** What the site shows of the signed-in visitor's account, and its deletion. */
export function AccountPage() {
  const { session, clients } = useAuth();
  const [wasDeleted, setWasDeleted] = useState(false);
  const isSignedIn = session.status === 'signedIn';
  const isDeleted = wasDeleted && !isSignedIn;
  const notice = useRef<HTMLParagraphElement>(null);
  // the button that opened the dialog is gone, and the notice may be above the window
  useEffect(() => {
    if (!isDeleted || !notice.current) return;
    notice.current.scrollIntoView({ block: 'center', behavior: 'instant' });
    focusInPlace(notice.current);
  }, [isDeleted]);
  const isOff = !clients.hasAccounts && clients.redirects.size === 0;
  return (
    <>
      <Seo path={accountPaths.account} seo={seo} isIndexed={false} />
      <PageHero
        eyebrow={{ label: timeOfDay.name, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={title}
        tagline={accountTaglines[isOff ? 'off' : session.status]}
        intro={isOff ? off : isSignedIn ? intro : signedOut.text}
        introPosition="below"
        panorama={isSignedIn ? openDoor : closedDoor}
        className={styles.hero}
      >
        <p ref={notice} role="status" data-notice="success" data-text="small">
          {isDeleted && deletion.done}
        </p>
        {/* also while the session is unknown, so that nothing moves when the buttons come */}
        <div className={styles.start}>
          {session.status === 'signedOut' && !isOff && <StartButtons />}
          {(isSignedIn || isOff) && (
            <ButtonLink href={anchorPath(anchors.contact)} size="small">
              {menuLabels.contact}
            </ButtonLink>
          )}
        </div>
      </PageHero>
      <AccountDetails
        account={isSignedIn ? session : null}
        isOff={isOff}
        onDelete={() => setWasDeleted(true)}
      />
      {!isSignedIn && <LinkStrip {...waysOn} />}
    </>
  );
}

function StartButtons() {
  return (
    <>
      <DialogButton view="login" tone="ink">
        {signedOut.login}
      </DialogButton>
      <DialogButton view="signUp">{signedOut.signUp}</DialogButton>
    </>
  );
}
