import styles from './StippleOverlay.module.css';

type StippleOverlayProps = {
  /** Sets the position and the colour. */
  readonly className: string | undefined;
};

/** Stippled shading in the colour of its background. */
export function StippleOverlay({ className = '' }: StippleOverlayProps) {
  return <div aria-hidden="true" className={`${styles.root} ${className}`} />;
}
