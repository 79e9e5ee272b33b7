import { useEffect, useRef } from 'react';
import styles from './AuthDialogs.module.css';

type AuthHeaderProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether the heading takes the focus, because the link that had it is unmounted. */
  readonly shouldTakeFocus: boolean;
};

export function AuthHeader({ id, title, text, shouldTakeFocus }: AuthHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldTakeFocus) heading.current?.focus();
  }, [shouldTakeFocus]);
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.intro}>{text}</p>
    </>
  );
}
