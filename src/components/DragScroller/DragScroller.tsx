import type { ReactNode, Ref } from 'react';
import { useDragScroll } from './useDragScroll';
import styles from './DragScroller.module.css';

type DragScrollerProps = {
  readonly ref?: Ref<HTMLUListElement>;
  readonly label: string;
  readonly children: ReactNode;
};

/** A full-bleed row that starts at the container's edge and can also be dragged with the mouse. */
export function DragScroller({ ref, label, children }: DragScrollerProps) {
  const { isDragging, props } = useDragScroll();
  return (
    <ul ref={ref} aria-label={label} className={styles.root} data-dragging={isDragging} {...props}>
      {children}
    </ul>
  );
}
