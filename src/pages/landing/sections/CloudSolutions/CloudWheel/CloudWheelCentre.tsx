import { Icon } from '@/components/Icon/Icon';
import { X } from '@/components/Icon/icons';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { wheel } from '@/content/landing/wheel';
import styles from './CloudWheelCentre.module.css';

type CloudWheelCentreProps = {
  /** Name of the cloud whose panel is open. */
  readonly openCloud: string | null;
  readonly onClose: () => void;
};

/**
 * The moon in the centre of the chart. A click closes the panel (SPEC section 2). It is no Tab stop,
 * because the panel has such a button too, and a press leaves the focus where it is.
 */
export function CloudWheelCentre({ openCloud, onClose }: CloudWheelCentreProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.root}
      disabled={openCloud === null}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}
    >
      <span className={styles.title}>{wheel.centreLines.join(' ')}</span>{' '}
      {openCloud !== null && <VisuallyHidden>{wheel.close(openCloud)}</VisuallyHidden>}
      <span className={styles.note} aria-hidden="true">
        {wheel.centreNote}
      </span>
      <span className={styles.cross}>
        <Icon icon={X} size={18} />
      </span>
    </button>
  );
}
