import { AuthErrorMessage } from '@/features/auth/components/AuthDialogs/AuthErrorMessage';
import type { AccountActionName, AccountActionState } from '../useAccountActions';
import styles from './ActionResult.module.css';

type ActionResultProps = {
  readonly state: AccountActionState;
  readonly names: readonly AccountActionName[];
  readonly done: string;
};

/** Tells how the last of these actions ended. */
export function ActionResult({ state, names, done }: ActionResultProps) {
  const isOurs = state.status !== 'idle' && names.includes(state.name);
  return (
    <>
      {isOurs && state.status === 'failed' && <AuthErrorMessage error={state.error} />}
      <p role="status" className={styles.done}>
        {isOurs && state.status === 'done' && done}
      </p>
    </>
  );
}
