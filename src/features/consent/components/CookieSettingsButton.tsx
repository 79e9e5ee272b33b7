import { footer } from '@/content/navigation';
import { globalPrivacyControl } from '@/content/ui';
import { useConsentStore, useIsGpcActive } from '../ConsentProvider';
import styles from './CookieSettingsButton.module.css';

export function CookieSettingsButton({ className }: { readonly className?: string | undefined }) {
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
