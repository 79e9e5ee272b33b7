import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import ReactModal from 'react-modal';
import { tabbable } from 'tabbable';
import { Icon, X } from '@/components/Icon/Icon';
import { trackOpenDialog } from '@/lib/pageVisibility';
import { isEscape } from '@/lib/userEvents';
import styles from './Modal.module.css';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** Chromium and Firefox; TypeScript does not know it yet. */
    CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

type ModalProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly closeLabel: string;
  /**
   * `medium` 28rem, `wide` 35rem; `widest` 60rem, if a picture of 2:1 then leaves room for controls
   * and text. Never over 90 % of the page, but `widest` fills a phone.
   */
  readonly width?: 'medium' | 'wide' | 'widest';
  /** The picture along the upper edge. */
  readonly art?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A modal dialog. Focus stays inside and returns to what opened it. Escape and the backdrop close
 * it. The page behind is inert and does not scroll.
 */
export function Modal({
  isOpen,
  onClose,
  labelledBy,
  closeLabel,
  width = 'medium',
  art,
  children,
}: ModalProps) {
  const isMounted = useIsMounted();
  useInertBackground(isOpen && isMounted);
  useCloseOnBack(isOpen && isMounted, onClose);
  useCloseIfGone(isOpen && isMounted, labelledBy, onClose);
  return (
    <ReactModal
      isOpen={isOpen && isMounted}
      onRequestClose={onClose}
      ariaHideApp={false}
      aria={{ labelledby: labelledBy }}
      className={styles.root}
      overlayClassName={styles.scrim}
      bodyOpenClassName={null}
      data={{ width, rises: '' }}
      contentElement={renderContent}
    >
      <button
        type="button"
        data-variant="round"
        className={styles.close}
        onClick={onClose}
        aria-label={closeLabel}
      >
        <Icon icon={X} />
      </button>
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.body}>{children}</div>
    </ReactModal>
  );
}

/**
 * Replaces react-modal's handling of Tab, which misses `<summary>` and counts every radio button.
 */
function renderContent(props: ComponentPropsWithRef<'div'>, children: ReactNode) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') wrapFocus(event);
    else if (isEscape(event.nativeEvent)) props.onKeyDown?.(event);
  };
  const content = { ...props, onKeyDown };
  return <div {...content}>{children}</div>;
}

/** Moves the focus from the last control to the first, or back; between them the browser moves it. */
function wrapFocus(event: KeyboardEvent<HTMLElement>) {
  const dialog = event.currentTarget;
  const controls = tabbable(dialog);
  const [first, last] = [controls[0], controls.at(-1)];
  const { activeElement } = document;
  const isAtEnd = event.shiftKey
    ? activeElement === first || activeElement === dialog
    : activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** react-modal warns if a dialog is already open when strict mode mounts it twice. */
function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- react-modal must first render it closed
    setIsMounted(true);
  }, []);
  return isMounted;
}

/** Dialogs may overlap: the first one locks the page, and the last one releases it. */
let openModals = 0;

/** In a layout effect, so that the page can be focused before the dialog returns the focus. */
function useInertBackground(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    openModals += 1;
    if (openModals === 1) setPageLocked(true);
    const untrackDialog = trackOpenDialog();
    return () => {
      untrackDialog();
      openModals -= 1;
      if (openModals === 0) setPageLocked(false);
    };
  }, [isOpen]);
}

/** Back and Forward close the dialog: with the page, and on Android before it. */
function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onBack = () => close();
    addEventListener('popstate', onBack);
    // its close request is Android's Back and the Escape key
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      watcher?.destroy();
    };
  }, [isOpen]);
}

/** Others may remove or hide what lies over the page, which must not stay inert then. */
function useCloseIfGone(isOpen: boolean, headingId: string, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const dialog = `[role=dialog][aria-labelledby="${CSS.escape(headingId)}"]`;
    const observer = new MutationObserver(() => {
      if (!isShown(document.querySelector(dialog))) close();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isOpen, headingId]);
}

function isShown(element: Element | null): boolean {
  if (!element?.parentElement) return element === document.documentElement;
  return getComputedStyle(element).display !== 'none' && isShown(element.parentElement);
}

/**
 * Makes the page inert and, where a scroll bar takes space, as wide as before. Not by
 * `scrollbar-gutter`: Chromium reserves it in a window with hidden scroll bars too.
 */
function setPageLocked(isLocked: boolean) {
  const root = document.documentElement;
  const scrollbarWidth = innerWidth - root.clientWidth;
  root.style.overflow = isLocked ? 'hidden' : '';
  root.style.paddingInlineEnd = isLocked ? `${scrollbarWidth}px` : '';
  document.getElementById('app')?.toggleAttribute('inert', isLocked);
}
