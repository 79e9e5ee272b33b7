import { useEffect, useRef } from 'react';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { CloudSummary } from '@/content/clouds/types';
import type { PlacedGroup } from './useCurrentOffering';
import styles from './CloudOfferingIndex.module.css';

type CloudOfferingIndexProps = {
  readonly cloud: CloudSummary;
  readonly groups: readonly PlacedGroup[];
  /** Position of the current offering. */
  readonly current: number;
  readonly onChoose: (position: number) => void;
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
        {groups.map(({ id, title, offerings }) => (
          <li key={id} className={styles.group}>
            <p className={styles.title}>{title}</p>
            <ol className={styles.rows}>
              {offerings.map(({ id: offeringId, position, offering }) => (
                <li key={offeringId}>
                  <a
                    href={`${paths.cloud(cloud.slug)}#${offeringId}`}
                    className={styles.row}
                    data-text="note strong"
                    aria-current={position === current ? 'location' : undefined}
                    onClick={() => onChoose(position)}
                  >
                    {offering.title}
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the sun to the row and scrolls the index to it. */
function scrollToRow(index: HTMLElement, row: HTMLElement) {
  index.style.setProperty('--sun-at', `${row.offsetTop}px`);
  index.scrollTop = row.offsetTop - index.clientHeight / 2;
  index.scrollLeft = row.offsetLeft;
}
