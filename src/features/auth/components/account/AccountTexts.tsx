import { useAuth } from '../../AuthProvider';
import styles from './account.module.css';

type AccountTextProps = { readonly className?: string | undefined };

/** The user's name; CSS may truncate a long one, so it is also the title. */
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

/** The first letter of the user's name. */
export function AccountInitial({ className }: AccountTextProps) {
  const [initial] = useAuth().user?.name ?? '';
  return (
    <span className={`${styles.initial} ${className ?? ''}`} aria-hidden="true">
      {initial?.toUpperCase()}
    </span>
  );
}
