import { useAuth } from '../../AuthProvider';
import styles from './account.module.css';

type AccountTextProps = { readonly className?: string | undefined };

/** The visitor's name; a long one may be cut by CSS, so it is also the title. */
export function AccountName({ className }: AccountTextProps) {
  const name = useAuth().user?.name;
  return (
    <b className={`${styles.name} ${className ?? ''}`} title={name}>
      {name}
    </b>
  );
}

export function AccountEmail({ className }: AccountTextProps) {
  const email = useAuth().user?.email ?? undefined;
  return (
    <span className={`${styles.email} ${className ?? ''}`} title={email}>
      {email}
    </span>
  );
}

/** The visitor's first letter on a disc. */
export function AccountInitial({ className }: AccountTextProps) {
  const [initial] = useAuth().user?.name ?? '';
  return (
    <span className={`${styles.initial} ${className ?? ''}`} aria-hidden="true">
      {initial?.toUpperCase()}
    </span>
  );
}
