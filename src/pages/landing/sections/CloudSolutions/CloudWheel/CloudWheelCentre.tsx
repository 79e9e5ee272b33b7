import { Icon } from '@/components/Icon/Icon';
import { X } from '@/components/Icon/icons';
import { wheel } from '@/content/landing/wheel';
import styles from './CloudWheelCentre.module.css';

type CloudWheelCentreProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * The moon in the centre of the chart. A click closes the panel (SPEC section 2); keyboards and
 * screen readers have the panel's own button.
 */
export function CloudWheelCentre({ isOpen, onClose }: CloudWheelCentreProps) {
  return (
    <div role="presentation" className={styles.root} data-open={isOpen} onClick={onClose}>
      <span className={styles.title}>{wheel.centreLines.join(' ')}</span>{' '}
      <span className={styles.note} aria-hidden="true">
        {wheel.centreNote}
      </span>
      <span className={styles.cross}>
        <Icon icon={X} size={18} />
      </span>
    </div>
  );
}
