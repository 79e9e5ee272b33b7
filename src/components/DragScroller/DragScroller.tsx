import {
  type ReactNode,
  type Ref,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { revealFocused } from '@/lib/focus';
import styles from './DragScroller.module.css';

type DragScrollerProps = {
  readonly ref?: Ref<HTMLUListElement>;
  readonly label: string;
  readonly children: ReactNode;
};

export function DragScroller({ ref, label, children }: DragScrollerProps) {
  const { isDragging, props } = useDragScroll();
  return (
    <ul ref={ref} aria-label={label} className={styles.root} data-dragging={isDragging} {...props}>
      {children}
    </ul>
  );
}

/** Pixels scrolled per pixel dragged. */
const speed = 1.5;
/** A press that moves by at most this many pixels is still a click. */
const clickThreshold = 4;

type DragStart = { readonly x: number; readonly scroll: number };

/** Scrolls an element sideways by dragging with the mouse. Ending a drag does not click. */
function useDragScroll() {
  const [isDragging, setIsDragging] = useState(false);
  const dragStart = useRef<DragStart | null>(null);
  const wasDragged = useRef(false);

  const onPointerDown = ({ pointerType, button, clientX, currentTarget }: PointerEvent) => {
    wasDragged.current = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    dragStart.current = { x: clientX, scroll: currentTarget.scrollLeft };
  };

  const release = () => {
    dragStart.current = null;
    setIsDragging(false);
  };

  const onPointerMove = ({ pointerId, buttons, clientX, currentTarget }: PointerEvent) => {
    if (!dragStart.current) return;
    if (buttons === 0) {
      release();
      return;
    }
    const distance = dragStart.current.x - clientX;
    if (!wasDragged.current) {
      if (Math.abs(distance) <= clickThreshold) return;
      wasDragged.current = true;
      setIsDragging(true);
      currentTarget.setPointerCapture(pointerId);
    }
    currentTarget.scrollLeft = dragStart.current.scroll + distance * speed;
  };

  const onClickCapture = (event: MouseEvent) => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    isDragging,
    props: {
      onFocus: revealFocused,
      onPointerDown,
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture,
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
