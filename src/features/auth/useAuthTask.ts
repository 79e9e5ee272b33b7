import { useEffect, useRef, useState } from 'react';
import { isQuiet, toAuthError, type AuthError, type PopupProvider } from './authClient';

export type AuthTask = 'form' | PopupProvider | 'oidc';

export type AuthProgress =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly task: AuthTask }
  | { readonly status: 'done' }
  /** `task` is null for a failure from before the page was left. */
  | { readonly status: 'failed'; readonly error: AuthError; readonly task: AuthTask | null };

/**
 * What a dialog is doing. A task that a later one replaced, or whose dialog was closed, says
 * nothing any more; any other failure is told in an alert with the service's text (SPEC section 8)
 * and stays in `progress`.
 */
export function useAuthTask(failure: Error | null) {
  const [progress, setProgress] = useState<AuthProgress>(
    failure ? { status: 'failed', error: toAuthError(failure), task: null } : { status: 'idle' },
  );
  const turn = useRef(0);

  useEffect(() => {
    const turns = turn;
    return () => {
      turns.current += 1;
    };
  }, []);

  async function run(task: AuthTask, action: () => Promise<void>) {
    turn.current += 1;
    const own = turn.current;
    setProgress({ status: 'busy', task });
    try {
      await action();
      if (own === turn.current) setProgress({ status: 'done' });
    } catch (cause) {
      if (own !== turn.current) return;
      const error = toAuthError(cause);
      setProgress({ status: 'failed', error, task });
      if (!isQuiet(error)) window.alert(error.message);
    }
  }

  return { progress, run, forget: () => setProgress({ status: 'idle' }) };
}
