import { useRef } from 'react';
import { Art } from '@/art/Art';
import { cookieIcon } from '@/art/drawings/interface/dialogs';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { ui } from '@/content/ui';
import { useConsentStore } from '../../ConsentProvider';
import { preferencesFor } from '../../consentRecord';
import { saveConsent } from '../../updateConsent';
import { useReserveBannerSpace } from './useReserveBannerSpace';
import { useReturnFocus } from './useReturnFocus';
import styles from './ConsentBanner.module.css';

/** A region of the page, not a dialog, with three choices of equal weight. */
export function ConsentBanner() {
  const store = useConsentStore();
  const root = useRef<HTMLElement>(null);
  useReserveBannerSpace(root);
  useReturnFocus(root);
  return (
    <section ref={root} className={styles.root} data-rises="" aria-label={cookieBanner.label}>
      <Art drawing={cookieIcon} className={styles.icon} />
      {/* two paragraphs, each smaller than the heading of a page: the banner is not its largest paint */}
      <div className={styles.text} data-text="note secondary">
        <p>
          <b>{cookieBanner.title}</b> {cookieBanner.text}
        </p>
        <p>
          {cookieBanner.details}{' '}
          <a href={paths.privacy} target="_blank">
            {cookieBanner.privacy}
            <VisuallyHidden> {ui.opensInNewTab}</VisuallyHidden>
          </a>
        </p>
      </div>
      <div className={styles.choices}>
        <button
          type="button"
          data-hover="fill"
          onClick={() => saveConsent(store, preferencesFor('all'))}
        >
          {cookieBanner.acceptAll}
        </button>
        <button
          type="button"
          data-hover="fill"
          onClick={() => saveConsent(store, preferencesFor('necessary'))}
        >
          {cookieBanner.necessaryOnly}
        </button>
        <button type="button" data-hover="fill" onClick={store.openDialog}>
          {cookieBanner.configure}
        </button>
      </div>
    </section>
  );
}
