import { footer } from '@/content/navigation';
import { globalPrivacyControl } from '@/content/ui';
import { useConsentStore, useIsGpcActive } from '../ConsentProvider';
import styles from './CookieSettingsButton.module.css';

type CookieSettingsButtonProps = {
  readonly className?: string | undefined;
};

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
