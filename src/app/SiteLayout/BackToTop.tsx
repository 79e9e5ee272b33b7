import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { focusWithoutScroll } from '@/app/navigation/scrollAndFocus';
import { Art } from '@/art/Art';
import { backToTop } from '@/art/drawings/interface/navigation';
import { Icon } from '@/components/Icon/Icon';
import { ArrowUp } from '@/components/Icon/icons';
import { anchors, mainId } from '@/config/paths';
import { ui } from '@/content/ui';
import { isMotionOn } from '@/features/motion/motion';
import { useBottomInset } from '@/hooks/useBottomInset';
import { scrollToElement } from '@/lib/scroll';
import styles from './BackToTop.module.css';

/** The button appears after scrolling this many pixels. */
const threshold = 600;

/** The page rests when it has not scrolled for this long. */
const restMs = 120;

/** Pixels from the top edge of `home` (SPEC section 2). */
const offset = -100;

/** Hidden wherever it would cover a link or a control. */
export function BackToTop() {
  const root = useRef<HTMLButtonElement>(null);
  const isFarDown = useSyncExternalStore(subscribe, readIsFarDown, () => false);
  const isOverControl = useIsOverControl(root);
  const bottomInset = useBottomInset();
  if (!isFarDown) return null;
  return (
    <button
      ref={root}
      type="button"
      className={styles.root}
      style={bottomInset}
      data-over-control={isOverControl || undefined}
      aria-label={ui.backToTop}
      onClick={goToTop}
    >
      <Art drawing={backToTop} className={styles.art} />
      <Icon icon={ArrowUp} />
    </button>
  );
}

function goToTop() {
  const home = document.getElementById(anchors.home);
  const focused = home ?? document.getElementById(mainId);
  if (focused) focusWithoutScroll(focused);
  const isSmooth = isMotionOn();
  void (home
    ? scrollToElement(home, { offset, isSmooth })
    : scrollToElement(document.body, { isSmooth }));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Checked whenever the page comes to rest. */
function useIsOverControl(button: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (button.current) setIsOver(findsControlBelow(button.current));
      }, restMs);
    };
    const unsubscribe = subscribe(checkAtRest);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [button]);
  return isOver;
}

const controls = 'a, button, input, select, textarea, summary, label';

/** The drawing is wider than the button by this many pixels on both sides. */
const overhang = 12;

/** Looks at points that are closer to each other than the smallest control. */
function findsControlBelow(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.some((column) =>
    steps.some((row) =>
      document
        .elementsFromPoint(left - overhang + (width + 2 * overhang) * column, top + height * row)
        .some((element) => !button.contains(element) && element.closest(controls) !== null),
    ),
  );
}

function readIsFarDown(): boolean {
  return window.scrollY >= threshold;
}
