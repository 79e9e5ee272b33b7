import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import ReactModal from 'react-modal';
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
  /** `medium` 28rem, `wide` 35rem, `widest` 60rem, if a picture of 16:9 then leaves room for text. */
  readonly width?: 'medium' | 'wide' | 'widest';
  readonly art?: ReactNode;
  readonly children: ReactNode;
};

/** Focus stays inside and returns to what opened it; the page behind is inert and does not scroll. */
export function Modal({ isOpen, labelledBy, width = 'medium', ...content }: ModalProps) {
  const isMounted = useIsMounted();
  const isShowing = isOpen && isMounted;
  // in a layout effect, so that the page can be focused before the dialog returns the focus
  useLayoutEffect(() => (isShowing ? lockPage() : undefined), [isShowing]);
  return (
    <ReactModal
      isOpen={isShowing}
      onRequestClose={content.onClose}
      ariaHideApp={false}
      aria={{ labelledby: labelledBy }}
      className={styles.root}
      overlayClassName={styles.scrim}
      bodyOpenClassName={null}
      data={{ width, rises: '' }}
      contentElement={renderContent}
    >
      <ModalContent {...content} />
    </ReactModal>
  );
}

type ModalContentProps = Pick<ModalProps, 'onClose' | 'closeLabel' | 'art' | 'children'>;

/** Mounted while the dialog is open. */
function ModalContent({ onClose, closeLabel, art, children }: ModalContentProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onClosed = () => close();
    // Back and Forward close it with the page
    addEventListener('popstate', onClosed);
    // its close request is Android's Back, before the page's, and the Escape key
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', onClosed);
    // a content blocker removes or hides it: the page must not stay inert; a print does not count
    const button = closeButton.current;
    const observer = new IntersectionObserver(() => {
      if (button?.getClientRects().length === 0 && !matchMedia('print').matches) close();
    });
    if (button) observer.observe(button);
    return () => {
      removeEventListener('popstate', onClosed);
      watcher?.destroy();
      observer.disconnect();
    };
  }, []);
  return (
    <>
      <button
        ref={closeButton}
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
    </>
  );
}

/** Not for the Escape by which an input method cancels what it composes. */
function renderContent(props: ComponentPropsWithRef<'div'>, children: ReactNode) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || isEscape(event.nativeEvent)) props.onKeyDown?.(event);
  };
  const content = { ...props, onKeyDown };
  return <div {...content}>{children}</div>;
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

/** Not by `scrollbar-gutter`: Chromium reserves it in a window with hidden scroll bars too. */
function lockPage() {
  const { clientWidth, style } = document.documentElement;
  const app = document.getElementById('app');
  const untrackDialog = trackOpenDialog();
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  app?.toggleAttribute('inert', true);
  return () => {
    untrackDialog();
    style.paddingInlineEnd = '';
    style.overflow = '';
    app?.toggleAttribute('inert', false);
  };
}
