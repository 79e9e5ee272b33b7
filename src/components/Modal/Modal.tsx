import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/Icon/Icon';
import { X } from '@/components/Icon/icons';
import { trackOpenDialog } from '@/lib/pageVisibility';
import { isEscape } from '@/lib/userEvents';
import styles from './Modal.module.css';

type ModalProps = DialogProps & { readonly isOpen: boolean };

/**
 * A modal `<dialog>`. Focus stays inside and returns to what opened it. Escape, Back and the backdrop
 * close it. The page behind is inert and does not scroll.
 */
export function Modal({ isOpen, ...props }: ModalProps) {
  return isOpen && createPortal(<Dialog {...props} />, document.body);
}

type DialogProps = {
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

function Dialog({ onClose, labelledBy, closeLabel, width = 'medium', art, children }: DialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  // in a layout effect, so that the focus has returned before the page moves it
  useLayoutEffect(() => {
    const dialog = root.current;
    if (!dialog) return undefined;
    dialog.showModal();
    // not its first control, so that a screen reader begins with the heading
    dialog.focus();
    const untrackDialog = trackOpenDialog();
    return () => {
      dialog.close();
      untrackDialog();
    };
  }, []);

  useEffect(() => {
    const onBack = () => close();
    // others may remove what lies over the page
    const observer = new MutationObserver(() => root.current?.isConnected || close());
    addEventListener('popstate', onBack);
    observer.observe(document.body, { childList: true });
    return () => {
      removeEventListener('popstate', onBack);
      observer.disconnect();
    };
  }, []);

  const onBackdropClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  const keepComposing = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isEscape(event.nativeEvent)) event.preventDefault();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={root}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.root}
      data-width={width}
      data-rises=""
      // not when strict mode has opened it again
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={onBackdropClick}
      onKeyDown={keepComposing}
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
    </dialog>
  );
}
