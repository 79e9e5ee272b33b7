import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthError } from '../authClient';
import { useAuth } from '../AuthProvider';
import { createAuthError, toAuthError } from '../errorMessages';
import { accountPaths } from '../paths';

const modes = ['resetPassword', 'verifyEmail', 'recoverEmail'] as const;
export type MailMode = (typeof modes)[number];

export type MailActionState =
  | { readonly status: 'checking' }
  /** The build has no settings for the sign-in service. */
  | { readonly status: 'off' }
  /** The code is valid; the visitor types the new password. */
  | { readonly status: 'newPassword'; readonly email: string; readonly code: string }
  /** The code has been used. */
  | { readonly status: 'done'; readonly mode: MailMode; readonly email: string }
  | { readonly status: 'failed'; readonly mode: MailMode | null; readonly error: AuthError }
  /** The link may still be good. */
  | { readonly status: 'unchecked'; readonly error: AuthError };

/** Codes of errors that say nothing about the link. */
const passing: readonly string[] = [
  'network-request-failed',
  'internal-error',
  'too-many-requests',
];

/** Handles the link of a mail from the sign-in service, once. */
export function useMailAction() {
  const { clients } = useAuth();
  const [state, setState] = useState<MailActionState>({ status: 'checking' });
  const parameters = useLinkParameters();
  const hasStarted = useRef(false);

  const start = useCallback(() => {
    const mode = modes.find((name) => name === parameters.get('mode')) ?? null;
    const code = parameters.get('oobCode') ?? '';

    async function handle(): Promise<MailActionState> {
      if (!clients.hasAccounts) return { status: 'off' };
      if (!mode || !code) throw createAuthError('invalid-action-code');
      const { mailCodes } = await clients.accounts();
      const email = await mailCodes.check(code);
      if (mode === 'resetPassword') return { status: 'newPassword', email, code };
      await mailCodes.apply(code);
      return { status: 'done', mode, email };
    }

    handle().then(setState, (cause: unknown) => {
      const error = toAuthError(cause);
      const isPassing = passing.includes(error.code);
      setState(isPassing ? { status: 'unchecked', error } : { status: 'failed', mode, error });
    });
  }, [clients, parameters]);

  useEffect(() => {
    // a code works once, and strict mode runs effects twice
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, [start]);

  function retry() {
    setState({ status: 'checking' });
    start();
  }

  return { state, setState, retry, continueUrl: parameters.get('continueUrl') ?? '' };
}

/**
 * The parameters of the mailed link. They move from the address to the state of the history entry,
 * which a reload keeps: the code must not reach other pages or analytics as a referrer.
 */
function useLinkParameters(): URLSearchParams {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [parameters] = useState(
    () => new URLSearchParams(search || (typeof state === 'string' ? state : '')),
  );

  useEffect(() => {
    if (search) void navigate(accountPaths.mailAction, { replace: true, state: search });
  }, [search, navigate]);

  return parameters;
}

/** The page that the visitor came from: a path of this site, whatever the link says. */
export function returnPath(continueUrl: string, origin: string): string | null {
  if (!URL.canParse(continueUrl)) return null;
  const url = new URL(continueUrl);
  // a path that begins with two slashes is the address of another site
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
