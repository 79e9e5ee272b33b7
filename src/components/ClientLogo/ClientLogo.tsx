import { Art } from '@/art/Art';
import { clientLogos, type ClientLogoName } from '@/art/drawings/interface/clientLogos';
import { isPicture, type Illustration } from '@/art/picture';
import styles from './ClientLogo.module.css';

type ClientLogoProps = {
  readonly logo: ClientLogoName;
  /** The name as the logo spells it. */
  readonly wordmark: string;
  readonly className?: string | undefined;
};

/** A client's logo: its mark and its name in one colour, or its file. It scales with the font size. */
export function ClientLogo({ logo, wordmark, className }: ClientLogoProps) {
  const mark: Illustration = clientLogos[logo];
  return (
    <span className={className ? `${styles.root} ${className}` : styles.root} data-row="inline">
      {isPicture(mark) ? (
        <Art drawing={mark} className={styles.file} sizes="180px" alt={wordmark} />
      ) : (
        <>
          <Art drawing={mark} className={styles.logo} />
          <span className={styles.wordmark} data-logo={logo}>
            {wordmark}
          </span>
        </>
      )}
    </span>
  );
}
