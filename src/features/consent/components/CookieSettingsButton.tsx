import { footer } from '@/content/navigation';
import { globalPrivacyControl } from '@/content/ui';
import { useConsent } from '../ConsentProvider';
import styles from './CookieSettingsButton.module.css';

type CookieSettingsButtonProps = { readonly className?: string | undefined };

/** Opens the cookie dialog. A note tells the visitor if Global Privacy Control applies. */
export function CookieSettingsButton({ className }: CookieSettingsButtonProps) {
  const { isDecidedByBrowser, openSettings } = useConsent();
  return (
    <>
      <button type="button" className={className} onClick={openSettings}>
        {footer.cookieSettings}
      </button>
      {isDecidedByBrowser && <small className={styles.note}>{globalPrivacyControl}</small>}
    </>
  );
}
