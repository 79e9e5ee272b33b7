import { footer } from '@/content/navigation';
import { globalPrivacyControl } from '@/content/ui';
import { useConsentStore, useIsGpcActive } from '../ConsentProvider';
import styles from './CookieSettingsButton.module.css';

type CookieSettingsButtonProps = {
  /** Of a button with an edge; without it, it looks like a link. */
  readonly className?: string | undefined;
};

/** Opens the cookie dialog. A note tells the visitor if Global Privacy Control applies. */
export function CookieSettingsButton({ className }: CookieSettingsButtonProps) {
  const { openDialog } = useConsentStore();
  return (
    <>
      <button
        type="button"
        className={className}
        {...(className && { 'data-variant': 'outline', 'data-hover': 'fill' })}
        onClick={openDialog}
      >
        {footer.cookieSettings}
      </button>
      {useIsGpcActive() && (
        <small className={styles.note} data-text="xs">
          {globalPrivacyControl}
        </small>
      )}
    </>
  );
}
