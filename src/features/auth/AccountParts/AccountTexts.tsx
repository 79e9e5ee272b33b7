import { useShownVisitor } from '../session';
import styles from './AccountParts.module.css';

type AccountTextProps = { readonly className?: string | undefined };

/** The visitor's name; a long one may be cut by CSS, so it is also the title. */
export function AccountName({ className }: AccountTextProps) {
  const name = useShownVisitor()?.name;
  return (
    <b className={`${styles.name} ${className ?? ''}`} title={name}>
      {name}
    </b>
  );
}

export function AccountEmail({ className }: AccountTextProps) {
  const email = useShownVisitor()?.email ?? undefined;
  return (
    <span className={`${styles.email} ${className ?? ''}`} title={email}>
      {email}
    </span>
  );
}

/** The visitor's first letter on a disc. */
export function AccountInitial({ className }: AccountTextProps) {
  const [initial] = useShownVisitor()?.name ?? '';
  return (
    <span className={`${styles.initial} ${className ?? ''}`} aria-hidden="true">
      {initial?.toUpperCase()}
    </span>
  );
}
