import { Art } from '@/art/Art';
import { clientLogos, type ClientLogoName } from '@/art/drawings/logos';
import styles from './ClientMark.module.css';

type ClientMarkProps = {
  readonly mark: ClientLogoName;
  /** The name as the client's logo spells it. */
  readonly wordmark: string;
  readonly className?: string | undefined;
};

/** A client's logo in one ink. It grows with the font size of the caller's class. */
export function ClientMark({ mark, wordmark, className }: ClientMarkProps) {
  return (
    <span className={className ? `${styles.root} ${className}` : styles.root}>
      <Art drawing={clientLogos[mark]} className={styles.mark} />
      <span className={styles.wordmark} data-mark={mark}>
        {wordmark}
      </span>
    </span>
  );
}
