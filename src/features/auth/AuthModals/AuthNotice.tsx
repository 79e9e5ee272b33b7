import type { ReactNode } from 'react';
import { Art } from '@/components/Art/Art';
import { stormCloud } from '@/components/Art/drawings/forms';
import type { AuthProgress } from '../useAuthTask';
import { isQuiet } from '../authClient';
import { sentenceFor } from '../authMessages';
import styles from './AuthModals.module.css';

type AuthNoticeProps = {
  readonly progress: AuthProgress;
  /** A way out, under the sentence. */
  readonly children?: ReactNode;
};

/** The plain sentence for what went wrong. */
export function AuthNotice({ progress, children }: AuthNoticeProps) {
  if (progress.status !== 'failed') return null;
  const { error } = progress;
  const [what = '', ...todo] = sentenceFor(error).split(/(?<=\.) /);
  return (
    <div className={styles.notice} role={isQuiet(error) ? 'status' : 'alert'}>
      <Art drawing={stormCloud} />
      <div>
        <p>
          <b>{what}</b> {todo.join(' ')}
        </p>
        {children}
      </div>
    </div>
  );
}
