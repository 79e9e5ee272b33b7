import type { ComponentProps } from 'react';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { PlayButton } from '@/features/film/components/PlayButton';
import { useFilmDialog } from '@/features/film/useFilmDialog';
import { useIsMotionOn } from '@/features/motion/motion';
import { countInCookie } from '@/lib/cookies';
import { storedItems } from '@/content/storedItems';
import styles from './HeroFilm.module.css';

/**
 * The play button on the testimonial card, and the film that it opens. Plays are counted if the
 * visitor consents.
 * @param props of the element that contains the button
 */
export function HeroFilm(props: ComponentProps<'div'>) {
  const { cookies, isAllowed } = useConsentStore();
  const film = useFilmDialog(useIsMotionOn(), () => {
    if (isAllowed('analytics')) countInCookie(cookies, storedItems.playCount);
  });
  return (
    <>
      <div className={styles.root} {...props}>
        <PlayButton onPlay={film.open} />
      </div>
      {film.dialog}
    </>
  );
}
