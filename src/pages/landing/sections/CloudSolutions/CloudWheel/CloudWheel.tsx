import { Art } from '@/art/Art';
import { SvgSymbols, SvgUse } from '@/art/SvgSymbols';
import { cloudMiniatures } from '@/art/drawings/cloudIcons';
import { starChart } from '@/art/drawings/cloudWheel';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { cloudSummaries, wheelOrder } from '@/content/clouds/summaries';
import { wheel } from '@/content/landing/wheel';
import { CloudWheelCentre } from './CloudWheelCentre';
import { CloudWheelPanel, CloudWheelEmpty, descriptionId, panelId } from './CloudWheelPanel';
import { useCloudWheel } from './useCloudWheel';
import styles from './CloudWheel.module.css';

const symbolName = (art: string) => `wheel-${art}`;

const symbols = Object.fromEntries(
  Object.entries(cloudMiniatures).map(([art, drawing]) => [symbolName(art), drawing]),
);

/**
 * Eight clouds on a star chart. All panels are rendered, stacked in one place: the page reads without
 * JavaScript, and nothing moves when the panel changes.
 */
export function CloudWheel() {
  const { state, close, areaProps, panelsProps, toolbarProps, starProps } = useCloudWheel('sales');
  const shown = state.status === 'open' ? state.cloud : null;
  const kept = state.status === 'open' && state.reason === 'choice' ? state.cloud : null;
  return (
    <div className={styles.root} {...areaProps}>
      <SvgSymbols drawings={symbols} />
      <div className={styles.wheel}>
        <Art drawing={starChart} className={styles.chart} />
        <div role="toolbar" aria-label={wheel.label} {...toolbarProps}>
          {wheelOrder.map(({ art, name }) => (
            <button
              key={art}
              type="button"
              className={styles.star}
              aria-label={name}
              aria-expanded={art === shown}
              aria-controls={panelId(art)}
              aria-describedby={descriptionId(art)}
              {...starProps(art)}
            >
              <SvgUse name={symbolName(art)} className={styles.icon} />
              <span className={styles.label}>{name.replace(/ Cloud$/, '')}</span>
            </button>
          ))}
        </div>
        <CloudWheelCentre cloud={shown} onClose={close} />
      </div>
      <div className={styles.panels} data-shown={shown ?? 'none'} {...panelsProps}>
        <CloudWheelEmpty hidden={shown !== null} />
        {wheelOrder.map((cloud) => (
          <CloudWheelPanel
            key={cloud.art}
            cloud={cloud}
            picture={symbolName(cloud.art)}
            hidden={cloud.art !== shown}
            onClose={close}
          />
        ))}
      </div>
      <div role="status">
        {kept && <VisuallyHidden>{cloudSummaries[kept].description}</VisuallyHidden>}
      </div>
    </div>
  );
}
