import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { useAuthDialog } from '../AuthProvider';
import { isSuperseded, type AuthError, type AuthBackend, type PopupProvider } from '../client';
import { toAuthError } from '../errorMessages';

/** The form, the button of a provider or of another service, or the page that a visitor came back to. */
type AuthRequestSource = 'form' | PopupProvider | AuthBackend | 'return';

type AuthRequestState = {
  readonly status: 'idle' | 'pending' | 'done' | 'failed';
  readonly source?: AuthRequestSource;
  /** Of this request, or of the one that it replaced. */
  readonly error?: AuthError;
};

export type AuthRequest = ReturnType<typeof useAuthRequest>;

/** A later request, or closing the dialog, cancels it. A failure opens an alert once it is painted. */
export function useAuthRequest() {
  const { error: returnError } = useAuthDialog();
  const [state, setState] = useState<AuthRequestState>({ status: 'idle' });
  const latest = useRef<AbortController>(null);

  useEffect(
    () => () => {
      latest.current?.abort();
      latest.current = null;
    },
    [],
  );

  const showReturnError = useEffectEvent((error: AuthError) => {
    void run('return', () => Promise.reject(error));
  });
  useEffect(() => {
    if (returnError) showReturnError(returnError);
  }, [returnError]);

  async function run(source: AuthRequestSource, action: (signal: AbortSignal) => Promise<void>) {
    const request = new AbortController();
    latest.current?.abort();
    latest.current = request;
    setState({ status: 'pending', source });
    try {
      await action(request.signal);
      if (latest.current === request) setState({ status: 'done' });
    } catch (cause) {
      const error = toAuthError(cause);
      // one that took too long must not sign in later
      request.abort();
      if (latest.current === request) {
        setState({ status: 'failed', error, source });
        await afterNextPaint();
        if (latest.current === request && !isSuperseded(error)) window.alert(error.message);
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- `reset` empties it
      } else if (latest.current && isSuperseded(error)) {
        setState((current) => (current.status === 'pending' ? { ...current, error } : current));
      }
    }
  }

  return {
    state,
    pendingSource: state.status === 'pending' ? state.source : null,
    run,
    reset: () => setState({ status: 'idle' }),
  };
}
