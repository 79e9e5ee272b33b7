import { useState, type ComponentProps } from 'react';
import { Art } from '@/art/Art';
import { drawing, path } from '@/art/kit';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { useIsMotionOn } from '@/features/motion/motion';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { lazyComponent } from '@/hydration/lazyComponent';
import { countInCookie } from '@/lib/cookieJar';
import { playFilmLabel } from './labels';
import { filmItems } from './stored';
import styles from './FilmButton.module.css';

const FilmDialog = lazyComponent(async () => (await import('./FilmDialog')).FilmDialog);

const playIcon = drawing(20, 20, () => path('M3 1.5v17L18 10z', 'currentColor'));

/** Each opening is counted once, however often the button is pressed meanwhile, if the visitor consents. */
export function FilmButton(props: ComponentProps<'div'>) {
  const { cookies, isAllowed } = useConsentStore();
  const isMotionOn = useIsMotionOn();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const close = () => setState('closed');
  const open = () => {
    if (state !== 'closed') return;
    setState('loading');
    if (isAllowed('analytics')) countInCookie(cookies, filmItems.playCount);
    FilmDialog.preload().then(() => setState('open'), close);
  };
  return (
    <>
      <div className={styles.root} {...props}>
        <button
          type="button"
          className={styles.button}
          data-variant="round"
          data-needs-script=""
          onClick={open}
          aria-label={playFilmLabel}
          aria-haspopup="dialog"
        >
          <Art drawing={playIcon} className={styles.icon} />
        </button>
      </div>
      {/* outside the element that handles pointer events, because React's bubble through portals */}
      {state === 'open' && (
        <ErrorBoundary onError={close}>
          <FilmDialog autoPlay={isMotionOn} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
