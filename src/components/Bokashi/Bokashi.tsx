import styles from './Bokashi.module.css';

type BokashiProps = {
  /** Position and ink are the caller's, in its own class. */
  readonly className?: string | undefined;
};

/** The stippled shade of a woodblock print; it takes the ink of its background colour. */
export function Bokashi({ className }: BokashiProps) {
  return (
    <div aria-hidden="true" className={className ? `${styles.root} ${className}` : styles.root} />
  );
}
