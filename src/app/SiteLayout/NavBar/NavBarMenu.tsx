import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { Art } from '@/art/Art';
import { Icon } from '@/components/Icon/Icon';
import { ArrowRight, ChevronDown } from '@/components/Icon/icons';
import type { NavMenu } from '@/content/navigation';
import { NavItemLink } from '../NavItemLink';
import type { AriaCurrentOf } from '../useAriaCurrent';
import { useDismissal } from './useDismissal';
import styles from './NavBarMenu.module.css';
import underlined from '@/components/Link/underlined.module.css';

/** Delays in milliseconds, so that crossing the menu does not open or close it. */
const hoverIntent = { open: 120, close: 260 } as const;

/** `hovered` closes when the pointer leaves; `pinned` stays open until it is dismissed. */
type MenuState = 'closed' | 'hovered' | 'pinned';

type NavBarMenuProps = {
  readonly menu: NavMenu;
  readonly ariaCurrentOf: AriaCurrentOf;
};

export function NavBarMenu({ menu, ariaCurrentOf }: NavBarMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<MenuState>('closed');
  const isOpen = state !== 'closed';

  const close = () => {
    clearTimeout(timer.current);
    setState('closed');
  };
  const schedule = (delayMs: number, next: (now: MenuState) => MenuState) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), delayMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal(isOpen, root, button, close);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse')
      schedule(hoverIntent.open, (now) => (now === 'closed' ? 'hovered' : now));
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse')
      schedule(hoverIntent.close, (now) => (now === 'hovered' ? 'closed' : now));
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
        className={`${underlined.root} ${styles.button}`}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={menu.items.some(({ href }) => ariaCurrentOf(href))}
        onClick={() => {
          clearTimeout(timer.current);
          setState(state === 'pinned' ? 'closed' : 'pinned');
        }}
      >
        {menu.label}
        <Icon icon={ChevronDown} size={15} />
      </button>
      <ul id={id} className={styles.panel}>
        {menu.items.map((item) => (
          <li key={item.label}>
            <NavItemLink
              item={item}
              ariaCurrentOf={ariaCurrentOf}
              className={styles.item}
              onClick={close}
            >
              <Art drawing={item.thumbnail} className={styles.thumbnail} />
              <span>
                <b className={styles.label}>{item.label}</b>
                <span className={styles.description}>{item.description}</span>
              </span>
              <Icon icon={ArrowRight} size={18} />
            </NavItemLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
