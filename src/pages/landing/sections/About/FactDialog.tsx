import { Art } from '@/art/Art';
import { apricot, azureBright, blueBright, coral, plumPale, sun, tealBright } from '@/art/inks';
import { Modal } from '@/components/Modal/Modal';
import type { Fact } from '@/content/landing/about';
import { factDetails, type Breakdown } from '@/content/landing/factDetails';
import { ui } from '@/content/ui';
import styles from './FactDialog.module.css';

type FactDialogProps = {
  readonly fact: Fact;
  readonly onClose: () => void;
};

export function FactDialog({ fact, onClose }: FactDialogProps) {
  const { id, figure, title } = fact;
  const { picture, detail, breakdown, source } = factDetails[id];
  return (
    <Modal
      isOpen
      onClose={onClose}
      labelledBy="fact-title"
      closeLabel={ui.close}
      width="wide"
      art={<Art drawing={picture} place="cover" className={styles.view} />}
    >
      <p className={styles.figure}>{figure}</p>
      <h2 id="fact-title" className={styles.title} data-text="card">
        {title}
      </h2>
      <p>{detail}</p>
      <BarChart {...breakdown} />
      <p className={styles.source} data-text="xs secondary">
        {source}
      </p>
    </Modal>
  );
}

/** Of the bars, in their order: with enough contrast against the dialog in the dark theme. */
const colours = [azureBright, blueBright, tealBright, coral, apricot, sun, plumPale];

/** A bar for each row. The largest count has the full width. */
function BarChart({ caption, rows }: Breakdown) {
  const largest = Math.max(...rows.map(({ count }) => count));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption} data-text="small strong">
        {caption}
      </figcaption>
      <ul className={styles.rows}>
        {rows.map(({ label, count }, index) => (
          <li key={label} className={styles.row} data-text="note">
            <span>{label}</span>
            <span aria-hidden="true">
              <span
                className={styles.bar}
                style={{
                  inlineSize: `${((count / largest) * 100).toFixed(1)}%`,
                  background: colours[index],
                }}
              />
            </span>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
