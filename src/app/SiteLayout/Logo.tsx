import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { paths } from '@/config/paths';
import { logo } from '@/content/logo';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <Link to={paths.home} aria-label={ui.homeLink} className={styles.root} data-row="inline">
      <Art drawing={logo} className={styles.logo} />
      {site.name}
    </Link>
  );
}
