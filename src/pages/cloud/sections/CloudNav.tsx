import { Art } from '@/art/Art';
import { cloudNavBottomEdge, cloudNavStars } from '@/art/drawings/cloudNav';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import { cloudsByHour } from '@/content/clouds/list';
import styles from './CloudNav.module.css';

type CloudNavProps = { readonly current: string };

/** Links to all clouds, each at its time of day. */
export function CloudNav({ current }: CloudNavProps) {
  return (
    <nav
      aria-label={cloudLabels.nav}
      className={styles.root}
      data-color-scheme="dark"
      data-defer-layout=""
    >
      <Art drawing={cloudNavStars} place="cover" />
      <Container>
        <ol className={styles.clouds}>
          {cloudsByHour.map(({ id, icon, name, slug, timeOfDay }) => (
            <li key={id}>
              <a
                href={paths.cloud(slug)}
                className={styles.cloud}
                aria-current={id === current ? 'page' : undefined}
              >
                <span className={styles.icon} data-sun="">
                  <Art drawing={icon} />
                </span>
                <span className={styles.name} data-text="note strong">
                  {cloudLabels.shortName(name)}
                </span>{' '}
                <span className={styles.time} data-text="xs secondary" aria-hidden="true">
                  {timeOfDay.time}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </Container>
      <Art drawing={cloudNavBottomEdge} place="bottom" className={styles.bottomEdge} />
    </nav>
  );
}
