import { Art } from '@/art/Art';
import { stargazer } from '@/art/drawings/cloudWheel';
import { SvgUse } from '@/art/SvgSymbols';
import { ButtonLink } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { X } from '@/components/Icon/icons';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { paths } from '@/config/paths';
import type { CloudSummary } from '@/content/clouds/types';
import { wheel } from '@/content/landing/wheel';
import styles from './CloudWheelPanel.module.css';

export const panelId = (id: string) => `wheel-panel-${id}`;
export const descriptionId = (id: string) => `wheel-description-${id}`;

type CloudWheelPanelProps = {
  readonly cloud: CloudSummary;
  /** Name of the SVG symbol of the cloud's icon. */
  readonly symbol: string;
  readonly hidden: boolean;
  readonly onClose: () => void;
};

export function CloudWheelPanel({ cloud, symbol, hidden, onClose }: CloudWheelPanelProps) {
  const { id, slug, name, description, points } = cloud;
  return (
    <article id={panelId(id)} className={styles.root} hidden={hidden}>
      <div className={styles.picture} data-sun="">
        <SvgUse name={symbol} className={styles.icon} />
      </div>
      <h3 className={styles.title}>{name}</h3>
      <p id={descriptionId(id)} className={styles.description}>
        {description}
      </p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ButtonLink href={paths.cloud(slug)} size="small" tone="cream" className={styles.link}>
        <span>
          {wheel.readMore} <VisuallyHidden>{wheel.readMoreAbout(name)}</VisuallyHidden>
        </span>
      </ButtonLink>
      <button
        type="button"
        className={styles.close}
        aria-label={wheel.close(name)}
        onClick={onClose}
      >
        <Icon icon={X} />
      </button>
    </article>
  );
}

type CloudWheelEmptyProps = { readonly hidden: boolean };

/** Fills the place of the panels while all are closed. */
export function CloudWheelEmpty({ hidden }: CloudWheelEmptyProps) {
  return (
    <div className={styles.empty} hidden={hidden}>
      <Art drawing={stargazer} className={styles.scene} />
      <h3 className={styles.title}>{wheel.closed.title}</h3>
      <p className={styles.description}>{wheel.closed.text}</p>
    </div>
  );
}
