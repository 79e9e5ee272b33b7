import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { Art } from '@/art/Art';
import { Icon } from '@/components/Icon/Icon';
import { ArrowRight, ChevronDown } from '@/components/Icon/icons';
import { Link } from '@/components/Link/Link';
import type { NavMenu } from '@/content/navigation';
import { hrefOf } from '@/app/SiteLayout/linkTarget';
import type { CurrentLink } from '@/app/SiteLayout/useCurrentLink';
import styles from './NavBarMenu.module.css';

/** Milliseconds that a pointer rests before the menu follows it. */
const hoverIntent = { open: 120, close: 260 } as const;

/** `hovered` ends with the hover; `pinned` stays until it is dismissed. */
type Opening = 'shut' | 'hovered' | 'pinned';

type NavBarMenuProps = {
  readonly menu: NavMenu;
  readonly currentLink: CurrentLink;
};

export function NavBarMenu({ menu, currentLink }: NavBarMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opening, setOpening] = useState<Opening>('shut');
  const isOpen = opening !== 'shut';

  const close = () => {
    clearTimeout(timer.current);
    setOpening('shut');
  };
  const later = (delay: number, next: (now: Opening) => Opening) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpening(next), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal(isOpen, root, button, close);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse')
      later(hoverIntent.open, (now) => (now === 'shut' ? 'hovered' : now));
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse')
      later(hoverIntent.close, (now) => (now === 'hovered' ? 'shut' : now));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div
      ref={root}
      className={styles.root}
      role="presentation"
      data-open={isOpen}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={menu.items.some((item) => currentLink(item))}
        onClick={() => {
          clearTimeout(timer.current);
          setOpening(opening === 'pinned' ? 'shut' : 'pinned');
        }}
      >
        {menu.label}
        <Icon icon={ChevronDown} size={15} />
      </button>
      <ul id={id} className={styles.panel}>
        {menu.items.map((item) => (
          <li key={item.label}>
            <Link
              href={hrefOf(item)}
              className={styles.item}
              aria-current={currentLink(item)}
              onClick={close}
            >
              <Art drawing={item.thumbnail} className={styles.print} />
              <span>
                <b className={styles.label}>{item.label}</b>
                <span className={styles.description}>{item.description}</span>
              </span>
              <Icon icon={ArrowRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ElementRef = { readonly current: HTMLElement | null };

/** Escape and a press outside close; Escape takes a focus inside back to the button. */
function useDismissal(isOpen: boolean, root: ElementRef, button: ElementRef, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });
}
