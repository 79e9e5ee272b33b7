import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { CloudSummary } from '@/content/clouds/types';
import type { PlacedGroup } from './useCurrentOffering';
import styles from './CloudOfferingIndex.module.css';

type CloudOfferingIndexProps = {
  readonly cloud: CloudSummary;
  readonly groups: readonly PlacedGroup[];
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Links to the offerings; a sun marks the current one. Below 64rem they are a row of pills. */
export function CloudOfferingIndex({ cloud, groups, current, onChoose }: CloudOfferingIndexProps) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const row = root.current?.querySelector<HTMLElement>('[aria-current]');
    if (root.current && row) scrollToRow(root.current, row);
  }, [current]);

  return (
    <nav
      ref={root}
      aria-label={cloudLabels.indexLabel(cloud.name)}
      className={styles.root}
      data-text="small"
    >
      <ol className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id} className={styles.group}>
            <p className={styles.title}>{group.title}</p>
            <ol className={styles.rows}>
              {group.offerings.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={`${paths.cloud(cloud.slug)}#${id}`}
                    className={styles.row}
                    data-text="note strong"
                    aria-current={id === current ? 'location' : undefined}
                    onClick={() => onChoose(id)}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function scrollToRow(index: HTMLElement, row: HTMLElement) {
  index.style.setProperty('--sun-at', `${row.offsetTop}px`);
  index.scrollTop = row.offsetTop - index.clientHeight / 2;
  index.scrollLeft = row.offsetLeft;
}
