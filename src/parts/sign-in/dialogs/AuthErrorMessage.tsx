import type { ReactNode } from 'react';
import { Art } from '@/art/Art';
import { isSuperseded, type AuthError } from '../client';
import { getErrorMessage } from '../errorMessages';
import { stormCloud } from './drawings';
import styles from './AuthDialogs.module.css';

type AuthErrorMessageProps = {
  readonly error: AuthError | undefined;
  readonly children?: ReactNode;
};

export function AuthErrorMessage({ error, children }: AuthErrorMessageProps) {
  if (!error) return null;
  const { problem, advice } = getErrorMessage(error);
  return (
    <div className={styles.notice} data-text="note" role={isSuperseded(error) ? 'status' : 'alert'}>
      <Art drawing={stormCloud} />
      <div>
        <p>
          <b>{problem}</b> <span>{advice}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
