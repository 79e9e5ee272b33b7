import { globalPrivacyControl } from '@/content/globalPrivacyControl';
import { footer } from '@/content/navigation';
import { useGlobalPrivacyControl } from '../consent';
import { openCookieSettings } from '../cookieSettings';
import styles from './CookieSettingsButton.module.css';

type CookieSettingsButtonProps = { readonly className?: string | undefined };

/** Opens the preferences dialog; while Global Privacy Control decides, it says so beside itself. */
export function CookieSettingsButton({ className }: CookieSettingsButtonProps) {
  const isDecidedByBrowser = useGlobalPrivacyControl();
  return (
    <>
      <button type="button" className={className} onClick={openCookieSettings}>
        {footer.cookieSettings}
      </button>
      {isDecidedByBrowser && <small className={styles.note}>{globalPrivacyControl}</small>}
    </>
  );
}
