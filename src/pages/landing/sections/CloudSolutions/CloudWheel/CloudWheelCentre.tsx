import { Icon } from '@/components/Icon/Icon';
import { X } from '@/components/Icon/icons';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { cloudSummaries } from '@/content/clouds/summaries';
import type { CloudId } from '@/content/clouds/types';
import { wheel } from '@/content/landing/wheel';
import styles from './CloudWheelCentre.module.css';

type CloudWheelCentreProps = {
  readonly cloud: CloudId | null;
  readonly onClose: () => void;
};

/** The button that closes the panel, drawn as the moon in the centre of the chart. */
export function CloudWheelCentre({ cloud, onClose }: CloudWheelCentreProps) {
  return (
    <button type="button" className={styles.root} aria-disabled={cloud === null} onClick={onClose}>
      <span className={styles.title}>{wheel.centreLines.join(' ')}</span>{' '}
      <span className={styles.note}>{wheel.centreNote}</span>
      <span className={styles.cross}>
        <Icon icon={X} size={18} />
      </span>{' '}
      {cloud && <VisuallyHidden>{wheel.close(cloudSummaries[cloud].name)}</VisuallyHidden>}
    </button>
  );
}
