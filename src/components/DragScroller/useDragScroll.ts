import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** How far a drag moves the row, in pixels for each pixel of the pointer (SPEC.md, section 9). */
const speed = 1.5;
/** Pixels that a pressed mouse may move and still click. */
const slack = 4;

type Grip = { readonly x: number; readonly scroll: number };

/** Scrolls an element sideways by dragging with the mouse; the release clicks nothing. */
export function useDragScroll() {
  const [isDragging, setDragging] = useState(false);
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);

  const onPointerDown = ({ pointerType, button, clientX, currentTarget }: PointerEvent) => {
    wasDragged.current = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    grip.current = { x: clientX, scroll: currentTarget.scrollLeft };
  };

  const release = () => {
    grip.current = null;
    setDragging(false);
  };

  const onPointerMove = ({ pointerId, buttons, clientX, currentTarget }: PointerEvent) => {
    if (!grip.current) return;
    if (buttons === 0) {
      release();
      return;
    }
    const way = grip.current.x - clientX;
    if (!wasDragged.current) {
      if (Math.abs(way) <= slack) return;
      wasDragged.current = true;
      setDragging(true);
      currentTarget.setPointerCapture(pointerId);
    }
    currentTarget.scrollLeft = grip.current.scroll + way * speed;
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
      onPointerDown,
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture,
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
