import styles from './Figures.module.css';

type FiguresProps = {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
};

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.root}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt data-text="note secondary">{label}</dt>
          <dd className={styles.value} data-text="title">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
