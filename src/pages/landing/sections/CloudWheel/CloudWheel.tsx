import { Art } from '@/art/Art';
import { starChart } from '@/art/drawings/cloudWheel';
import { SvgSymbols, SvgUse } from '@/art/SvgSymbols';
import { Icon, X } from '@/components/Icon/Icon';
import { cloudSummaries, wheelOrder } from '@/content/clouds/list';
import { wheel } from '@/content/landing/wheel';
import {
  CloudWheelPanel,
  CloudWheelEmpty,
  descriptionId,
  panelId,
  symbolName,
} from './CloudWheelPanel';
import { useCloudWheel } from './useCloudWheel';
import styles from './CloudWheel.module.css';

const chart = starChart(wheelOrder.length);

const symbols = Object.fromEntries(wheelOrder.map(({ id, icon }) => [symbolName(id), icon]));

/**
 * The clouds on a star chart, 5 to 12 of them. All panels are rendered in one grid cell, so that the page is
 * complete without JavaScript and nothing moves when the panel changes.
 */
export function CloudWheel() {
  const { state, show, close, areaProps, panelsProps, toolbarProps, iconProps } =
    useCloudWheel('sales');
  const openCloud = state.reason === 'closed' ? null : state.cloud;
  return (
    <div className={styles.root} data-print="block" {...areaProps}>
      <SvgSymbols drawings={symbols} />
      <div className={styles.wheel} data-print="hide">
        <Art drawing={chart} place="cover" className={styles.chart} />
        <div role="toolbar" aria-label={wheel.label} className={styles.icons} {...toolbarProps}>
          {wheelOrder.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={styles.iconButton}
              aria-label={name}
              aria-expanded={id === openCloud}
              aria-controls={panelId(id)}
              aria-describedby={descriptionId(id)}
              {...iconProps(id)}
            >
              <SvgUse name={symbolName(id)} className={styles.icon} />
              <span className={styles.label}>{name.replace(/ Cloud$/, '')}</span>
            </button>
          ))}
        </div>
        {/* The moon closes the panel. It is no Tab stop, because the panel has such
            a button too, and a press leaves the focus where it is. */}
        <button
          type="button"
          tabIndex={-1}
          className={styles.cloudWheelCentre}
          disabled={openCloud === null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        >
          <span className={styles.title}>{wheel.centreLines.join(' ')}</span>{' '}
          {openCloud && (
            <span data-visually-hidden="">{wheel.close(cloudSummaries[openCloud].name)}</span>
          )}
          <span className={styles.note} aria-hidden="true">
            {wheel.centreNote}
          </span>
          <span className={styles.cross}>
            <Icon icon={X} size={18} />
          </span>
        </button>
      </div>
      <div
        className={styles.panels}
        data-print="block"
        data-shown={openCloud ?? 'none'}
        {...panelsProps}
      >
        <CloudWheelEmpty hidden={openCloud !== null} />
        {wheelOrder.map((cloud) => (
          <CloudWheelPanel
            key={cloud.id}
            cloud={cloud}
            hidden={cloud.id !== openCloud}
            onClose={close}
            onFind={() => show(cloud.id)}
          />
        ))}
      </div>
      <div role="status">
        {state.reason === 'choice' && (
          <span data-visually-hidden="">{wheel.opened(cloudSummaries[state.cloud].name)}</span>
        )}
      </div>
    </div>
  );
}
