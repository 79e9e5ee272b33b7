import type { ReactNode } from 'react';
import { useAuth, useAuthDialog } from '../AuthProvider';
import { accountCopy } from '../content/account';
import { accountControlProps } from '../focusAccountControl';
import { preloadAuthDialogs } from '../SignIn';
import styles from './AccountControls.module.css';

type SessionSwitchProps = {
  readonly className?: string | undefined;
  readonly signedOut?: ReactNode;
  readonly signedIn?: ReactNode;
};

/** Shows one of two states of the session. Until hydration it renders both. */
export function SessionSwitch({ className, signedOut, signedIn }: SessionSwitchProps) {
  const { status } = useAuth().session;
  return (
    <div className={className} data-status={status}>
      {status !== 'signedIn' && signedOut}
      {status !== 'signedOut' && signedIn}
    </div>
  );
}

type AccountButtonProps = {
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children?: ReactNode;
};

export function LoginButton({ onClick, children, ...attributes }: AccountButtonProps) {
  const { openDialog } = useAuthDialog();
  return (
    <button
      type="button"
      {...attributes}
      aria-haspopup="dialog"
      onPointerEnter={preloadAuthDialogs}
      onFocus={preloadAuthDialogs}
      onClick={() => {
        openDialog('login');
        onClick?.();
      }}
      {...accountControlProps}
    >
      {children}
      {accountCopy.login}
    </button>
  );
}

export function LogoutButton({ onClick, children, ...attributes }: AccountButtonProps) {
  const { logOut } = useAuth();
  return (
    <button
      type="button"
      {...attributes}
      aria-label={accountCopy.logout}
      onClick={() => {
        void logOut();
        onClick?.();
      }}
      {...accountControlProps}
    >
      {children}
      <span>{accountCopy.logout}</span>
    </button>
  );
}

type AccountTextProps = {
  readonly of: 'name' | 'email';
  readonly className?: string | undefined;
};

/** CSS may truncate a long one, so it is also the title. */
export function AccountText({ of, className }: AccountTextProps) {
  const text = useAuth().user?.[of] ?? undefined;
  const Element = of === 'name' ? 'b' : 'span';
  return (
    <Element className={`${styles[of]} ${className ?? ''}`} title={text}>
      {text}
    </Element>
  );
}

export function UserSummary({ isShort = false }: { readonly isShort?: boolean }) {
  const [initial] = useAuth().user?.name ?? '';
  return (
    <div className={styles.summary} data-short={isShort}>
      <span
        className={`${styles.initial} ${styles.summaryInitial}`}
        data-variant="round"
        aria-hidden="true"
      >
        {initial?.toUpperCase()}
      </span>
      <div className={styles.summaryText} data-text="note">
        <AccountText of="name" className={styles.summaryLine} />
        <AccountText of="email" className={styles.summaryLine} />
      </div>
    </div>
  );
}
