import type { MouseEvent } from 'react';
import { mainId } from '@/config/paths';
import { ui } from '@/content/ui';
import styles from './SkipLink.module.css';

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={styles.root} onClick={skip}>
      {ui.skipToContent}
    </a>
  );
}

function skip(event: MouseEvent) {
  const main = document.getElementById(mainId);
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}
