import { useSyncExternalStore } from 'react';
import { focusWithoutScroll } from '@/app/navigation/scrollAndFocus';
import { Art } from '@/art/Art';
import { backToTop } from '@/art/drawings/interface/navigation';
import { ArrowUp, Icon } from '@/components/Icon/Icon';
import { anchors, mainId } from '@/config/paths';
import { ui } from '@/content/ui';
import { isMotionOn } from '@/features/motion/motion';
import { useBottomInset } from '@/hooks/useBottomInset';
import { scrollToElement } from '@/lib/scroll';
import { listenOnWindow } from '@/lib/userEvents';
import styles from './BackToTop.module.css';

export function BackToTop() {
  const isShown = useSyncExternalStore(subscribe, readIsShown, () => false);
  const bottomInset = useBottomInset();
  if (!isShown) return null;
  return (
    <button
      type="button"
      data-variant="round"
      className={styles.root}
      data-rises=""
      style={bottomInset}
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
  void scrollToElement(home ?? document.body, { offset: -100, isSmooth: isMotionOn() });
}

let lastScrollY = 0;
let isGoingUp = false;

function subscribe(onChange: () => void): () => void {
  const update = () => {
    if (scrollY !== lastScrollY) isGoingUp = scrollY < lastScrollY;
    lastScrollY = scrollY;
    onChange();
  };
  return listenOnWindow(['scroll', 'resize', 'focusin', 'focusout'], update);
}

function readIsShown(): boolean {
  // in a small window it lies on text: only on the way up from far below, and over no field
  if (!matchMedia('(width < 40rem), (height < 30rem)').matches) return scrollY >= 600;
  return (
    isGoingUp && scrollY >= 2 * innerHeight && !document.activeElement?.matches('input, textarea')
  );
}
