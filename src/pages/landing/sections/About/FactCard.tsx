import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import type { Fact } from '@/content/landing/about';
import styles from './FactCard.module.css';

type FactCardProps = {
  readonly fact: Fact;
  /** Called on hover and on focus. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
};

export function FactCard({ fact, onIntent, onOpen }: FactCardProps) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, and the dialog returns the focus to what had it
        currentTarget.focus({ preventScroll: true });
        onOpen();
      }}
    >
      <Art drawing={withBackground(fact.thumbnail)} place="cover" />
      <span className={styles.figure}>{fact.figure}</span>{' '}
      <span className={styles.title} data-text="h4">
        {fact.title}
      </span>{' '}
      <span className={styles.summary} data-text="note secondary">
        {fact.summary}
      </span>
    </button>
  );
}
