import { Art } from '@/art/Art';
import { Modal } from '@/components/Modal/Modal';
import type { facts } from '@/content/landing/about';
import { factDetails } from '@/content/landing/factDetails';
import { ui } from '@/content/ui';
import { BarChart } from './BarChart';
import styles from './FactDialog.module.css';

const titleId = 'fact-title';

type FactDialogProps = {
  readonly fact: (typeof facts)[number];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function FactDialog({ fact, isOpen, onClose }: FactDialogProps) {
  const { id, figure, title } = fact;
  const { picture, detail, breakdown, source } = factDetails[id];
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      closeLabel={ui.close}
      width="wide"
      art={<Art drawing={picture} className={styles.view} />}
    >
      <p className={styles.figure}>{figure}</p>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.detail}>{detail}</p>
      <BarChart {...breakdown} />
      <p className={styles.source}>{source}</p>
    </Modal>
  );
}
