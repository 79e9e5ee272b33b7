import { Art } from '@/art/Art';
import type { Drawing } from '@/art/kit';
import { Link } from '@/components/Link/Link';
import styles from './Logo.module.css';

type LogoProps = {
  readonly drawing: Drawing;
  readonly name: string;
  readonly href: string;
  /** The link's accessible name; it has to contain `name`. */
  readonly label: string;
  readonly onClick?: () => void;
};

export function Logo({ drawing, name, href, label, onClick }: LogoProps) {
  return (
    <Link href={href} aria-label={label} className={styles.root} onClick={onClick}>
      <Art drawing={drawing} className={styles.logo} />
      {name}
    </Link>
  );
}
