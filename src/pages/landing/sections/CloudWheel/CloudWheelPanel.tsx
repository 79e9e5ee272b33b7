import { useEffect, useEffectEvent, useRef } from 'react';
import { Art } from '@/art/Art';
import { stargazer } from '@/art/drawings/cloudWheel';
import { SvgUse } from '@/art/SvgSymbols';
import { ButtonLink } from '@/components/Button/Button';
import { Icon, X } from '@/components/Icon/Icon';
import { paths } from '@/config/paths';
import type { CloudSummary } from '@/content/clouds/types';
import { wheel } from '@/content/landing/wheel';
import styles from './CloudWheelPanel.module.css';

/** Of the cloud's icon, which the wheel defines. */
export const symbolName = (id: string) => `wheel-${id}`;
export const panelId = (id: string) => `wheel-panel-${id}`;
export const descriptionId = (id: string) => `wheel-description-${id}`;

type CloudWheelPanelProps = {
  readonly cloud: CloudSummary;
  readonly hidden: boolean;
  readonly onClose: () => void;
  /** Called when the browser finds a word in the hidden panel. */
  readonly onFind: () => void;
};

export function CloudWheelPanel({ cloud, hidden, onClose, onFind }: CloudWheelPanelProps) {
  const { id, slug, name, description, points } = cloud;
  const panel = useHiddenUntilFound(hidden, onFind);
  return (
    <article ref={panel} id={panelId(id)} className={styles.root} hidden={hidden}>
      <div className={styles.picture} data-sun="">
        <SvgUse name={symbolName(id)} className={styles.icon} />
      </div>
      <h3 className={styles.title} data-text="card">
        {name}
      </h3>
      <p id={descriptionId(id)} className={styles.description} data-text="brief">
        {description}
      </p>
      <ul className={styles.points} data-text="brief">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ButtonLink href={paths.cloud(slug)} size="small" tone="cream" className={styles.link}>
        <span>
          {wheel.readMore} <span data-visually-hidden="">{wheel.readMoreAbout(name)}</span>
        </span>
      </ButtonLink>
      <button
        type="button"
        data-variant="round"
        className={styles.close}
        aria-label={wheel.close(name)}
        onClick={onClose}
      >
        <Icon icon={X} />
      </button>
    </article>
  );
}

/**
 * Lets find in page reach a hidden panel, once the browser knows the size of its content, which it
 * keeps then (`contain-intrinsic-size`). React has no such value of `hidden`.
 */
function useHiddenUntilFound(hidden: boolean, onFind: () => void) {
  const panel = useRef<HTMLElement>(null);
  const handleFind = useEffectEvent(onFind);
  useEffect(() => {
    const element = panel.current;
    if (!element || !hidden) return undefined;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      element.setAttribute('hidden', 'until-found');
    });
    const listener = () => handleFind();
    observer.observe(element);
    element.addEventListener('beforematch', listener);
    return () => {
      observer.disconnect();
      element.removeEventListener('beforematch', listener);
    };
  }, [hidden]);
  return panel;
}

/** Fills the place of the panels while all are closed. */
export function CloudWheelEmpty({ hidden }: { readonly hidden: boolean }) {
  return (
    <div className={styles.empty} data-print="hide" hidden={hidden}>
      <Art drawing={stargazer} className={styles.scene} />
      <h3 className={styles.title} data-text="card">
        {wheel.closed.title}
      </h3>
      <p className={styles.description} data-text="brief">
        {wheel.closed.text}
      </p>
    </div>
  );
}
