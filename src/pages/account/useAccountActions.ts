import { useState } from 'react';
import { AuthError, toAuthError } from '@/features/auth/authClient';

export type AccountActionName =
  'name' | 'verification' | 'password' | 'link' | 'unlink' | 'deletion';

export type AccountActionState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' | 'done'; readonly name: AccountActionName }
  | { readonly status: 'failed'; readonly name: AccountActionName; readonly error: AuthError }
  /** The service wants a fresh sign-in first; `resume` goes on. */
  | {
      readonly status: 'signInAgain';
      readonly name: AccountActionName;
      readonly resume: () => Promise<void>;
    };

export type RunAccountAction = (
  name: AccountActionName,
  action: () => Promise<void>,
) => Promise<void>;

/** One action on the account at a time. */
export function useAccountActions(): {
  readonly state: AccountActionState;
  readonly run: RunAccountAction;
  readonly reset: () => void;
} {
  const [state, setState] = useState<AccountActionState>({ status: 'idle' });

  const run: RunAccountAction = async (name, action) => {
    setState({ status: 'pending', name });
    try {
      await action();
      setState({ status: 'done', name });
    } catch (cause) {
      const error = toAuthError(cause);
      setState(
        error.code === 'requires-recent-login'
          ? { status: 'signInAgain', name, resume: () => run(name, action) }
          : { status: 'failed', name, error },
      );
    }
  };

  return { state, run, reset: () => setState({ status: 'idle' }) };
}
