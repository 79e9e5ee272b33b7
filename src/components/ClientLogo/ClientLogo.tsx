import { Art } from '@/art/Art';
import { clientLogos, type ClientLogoName } from '@/art/drawings/interface/logos';
import styles from './ClientLogo.module.css';

type ClientLogoProps = {
  readonly logo: ClientLogoName;
  /** The name as the logo spells it. */
  readonly wordmark: string;
  readonly className?: string | undefined;
};

/** A client's logo in one colour. It scales with the font size. */
export function ClientLogo({ logo, wordmark, className }: ClientLogoProps) {
  return (
    <span className={className ? `${styles.root} ${className}` : styles.root}>
      <Art drawing={clientLogos[logo]} className={styles.logo} />
      <span className={styles.wordmark} data-logo={logo}>
        {wordmark}
      </span>
    </span>
  );
}
