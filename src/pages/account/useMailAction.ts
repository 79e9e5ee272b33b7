import { useEffect, useRef, useState } from 'react';
import { AuthError, toAuthError } from '@/features/auth/authClient';
import { useAuth } from '@/features/auth/AuthProvider';

const modes = ['resetPassword', 'verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'] as const;
export type MailMode = (typeof modes)[number];

export type MailActionState =
  | { readonly status: 'checking' }
  /** The code is valid; the visitor types the new password. */
  | { readonly status: 'newPassword'; readonly email: string; readonly code: string }
  | { readonly status: 'passwordSaved'; readonly isSignedIn: boolean }
  /** The code has been used. */
  | {
      readonly status: 'applied';
      readonly mode: Exclude<MailMode, 'resetPassword'>;
      readonly email: string;
    }
  | { readonly status: 'failed'; readonly mode: MailMode | null; readonly error: AuthError };

/** Handles the link of a mail from the sign-in service, once. */
export function useMailAction() {
  const { services } = useAuth();
  const [state, setState] = useState<MailActionState>({ status: 'checking' });
  const hasStarted = useRef(false);

  useEffect(() => {
    // a code works once, and strict mode runs effects twice
    if (hasStarted.current) return;
    hasStarted.current = true;
    const parameters = new URLSearchParams(location.search);
    const mode = modes.find((name) => name === parameters.get('mode')) ?? null;
    const code = parameters.get('oobCode') ?? '';

    async function handle(): Promise<MailActionState> {
      if (!mode || !code) throw new AuthError('invalid-action-code', 'The link is incomplete.');
      const { mailCodes } = await services.accounts();
      const { email } = await mailCodes.check(code);
      if (mode === 'resetPassword') return { status: 'newPassword', email: email ?? '', code };
      await mailCodes.apply(code);
      return { status: 'applied', mode, email: email ?? '' };
    }

    handle().then(setState, (error: unknown) =>
      setState({ status: 'failed', mode, error: toAuthError(error) }),
    );
  }, [services]);

  return { state, setState };
}

/** The page that the visitor came from: a path of this site, whatever the link says. */
export function returnPath(search: string, origin: string): string | null {
  const target = new URLSearchParams(search).get('continueUrl') ?? '';
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
