import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import { cloudsByHour } from '@/content/clouds/list';
import styles from './NavBarMenu.module.css';

/** A picture of each cloud, which leads to its page. */
export function CloudMinis() {
  return (
    <ul className={styles.minis} aria-label={cloudLabels.nav}>
      {cloudsByHour.map(({ id, icon, name, slug }) => (
        <li key={id}>
          <Link to={paths.cloud(slug)} className={styles.mini} aria-label={name} title={name}>
            <Art drawing={icon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
