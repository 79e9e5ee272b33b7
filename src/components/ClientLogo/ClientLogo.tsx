import { Art } from '@/art/Art';
import { clientLogos, type ClientLogoName } from '@/art/drawings/interface/clientLogos';
import { findIllustration, isPicture, type Picture, type PictureFile } from '@/art/picture';
import styles from './ClientLogo.module.css';

type ClientLogoProps = {
  readonly logo: ClientLogoName | PictureFile;
  /** Beside the list that names the logo. */
  readonly files: Readonly<Record<string, Picture>>;
  readonly wordmark: string;
  readonly className?: string | undefined;
};

export function ClientLogo({ logo, files, wordmark, className }: ClientLogoProps) {
  const mark = findIllustration(logo, clientLogos, files);
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
