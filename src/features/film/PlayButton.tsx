import { useEffect, useRef } from 'react';
import { Art } from '@/components/Art/Art';
import { playGlyph } from '@/components/Art/drawings/marks';
import { playFilmLabel } from '@/content/landing/filmButton';
import { repeatEarlyPlay } from './earlyPlay';
import styles from './PlayButton.module.css';

type PlayButtonProps = { readonly onPlay: () => void };

export function PlayButton({ onPlay }: PlayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => repeatEarlyPlay(button.current), []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.root}
      onClick={onPlay}
      aria-label={playFilmLabel}
      aria-haspopup="dialog"
      data-play
    >
      <Art drawing={playGlyph} className={styles.glyph} />
    </button>
  );
}
