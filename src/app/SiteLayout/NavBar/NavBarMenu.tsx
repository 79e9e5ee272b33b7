import { useEffect, useEffectEvent, useId, useRef, useState, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { ArrowRight, ChevronDown, Icon } from '@/components/Icon/Icon';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { isEscape } from '@/lib/userEvents';
import type { NavMenuProps } from '../useAriaCurrent';
import styles from './NavBarMenu.module.css';

/** Milliseconds, so that crossing the menu does not open or close it. */
const delaysMs = { open: 120, close: 260 } as const;

type MenuState = 'closed' | 'hovered' | 'pinned';

export function NavBarMenu({ menu, ariaCurrentOf }: NavMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<MenuState>('closed');
  const isOpen = state !== 'closed';

  const show = (next: MenuState) => {
    clearTimeout(timer.current);
    setState(next);
  };

  /** A mouse that enters or leaves changes the state after a delay, if it still is `from`. */
  const follow = (
    { pointerType }: PointerEvent,
    from: MenuState,
    to: MenuState,
    delayMs: number,
  ) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState((now) => (now === from ? to : now)), delayMs);
  };
  const hoverProps = {
    onPointerEnter: (event: PointerEvent) => follow(event, 'closed', 'hovered', delaysMs.open),
    onPointerLeave: (event: PointerEvent) => follow(event, 'hovered', 'closed', delaysMs.close),
  };

  const dismiss = useEffectEvent((event: Event) => {
    const isInside = (element: EventTarget | null) =>
      element instanceof Node && root.current?.contains(element);
    if (event instanceof KeyboardEvent) {
      if (!isEscape(event)) return;
      if (isInside(document.activeElement)) button.current?.focus();
    } else if (isInside(event.target)) {
      // also a link that was loaded late
      const isFollowed = event.type === 'click' && event.target instanceof Element;
      if (!isFollowed || !event.target.closest('a')) return;
    }
    show('closed');
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const listeners = new AbortController();
    for (const type of ['keydown', 'pointerdown', 'focusin', 'click']) {
      document.addEventListener(type, (event) => dismiss(event), { signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div ref={root} className={styles.root} data-open={isOpen} {...hoverProps}>
      <button
        ref={button}
        type="button"
        data-variant="underlined"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={menu.items.some(ariaCurrentOf)}
        onClick={() => show(state === 'pinned' ? 'closed' : 'pinned')}
      >
        {menu.label}
        <Icon icon={ChevronDown} size={15} />
      </button>
      <ul id={id} className={styles.panel} data-rises="">
        {menu.items.map((item) => (
          <li key={item.label}>
            <Link to={item.href} aria-current={ariaCurrentOf(item)} className={styles.item}>
              <Art drawing={item.thumbnail} className={styles.thumbnail} />
              <span>
                <b className={styles.label} data-text="h4">
                  {item.label}
                </b>
                <span className={styles.description} data-text="note secondary">
                  {item.description}
                </span>
              </span>
              <Icon icon={ArrowRight} size={18} />
            </Link>
            {item.pages && <LazyMount load={loadCloudMinis} when={isOpen} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const loadCloudMinis = () => import('./CloudMinis').then((module) => module.CloudMinis);
