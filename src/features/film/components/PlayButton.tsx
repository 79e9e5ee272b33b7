import { Art } from '@/art/Art';
import { playIcon } from '@/art/drawings/interface/playIcon';
import { playFilmLabel } from '@/content/film/filmButton';
import styles from './PlayButton.module.css';

type PlayButtonProps = { readonly onPlay: () => void };

export function PlayButton({ onPlay }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.root}
      onClick={onPlay}
      aria-label={playFilmLabel}
      aria-haspopup="dialog"
    >
      <Art drawing={playIcon} className={styles.icon} />
    </button>
  );
}
