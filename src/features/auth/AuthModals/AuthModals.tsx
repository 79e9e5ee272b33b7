import { useEffect, useId, useState } from 'react';
import { Art } from '@/components/Art/Art';
import { signInView } from '@/components/Art/drawings/dialogs';
import { Modal } from '@/components/Modal/Modal';
import { ui } from '@/content/ui';
import { closeAuthModal, useAuthModal, type AuthView } from '../authModal';
import { focusAccount } from '../focusAccount';
import { useSession } from '../session';
import { LoginForm } from './LoginForm';
import { ResetForm } from './ResetForm';
import { SignUpForm } from './SignUpForm';

export type AuthFormProps = {
  readonly titleId: string;
  /** Kept while the visitor goes from one dialog to another. */
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Whether the visitor came from another of the dialogs. */
  readonly isSwitched: boolean;
  readonly failure: Error | null;
};

const forms = { login: LoginForm, signUp: SignUpForm, reset: ResetForm } as const satisfies Record<
  AuthView,
  unknown
>;

/** Login, sign-up and password reset: one dialog, of which one view at a time is open. */
export function AuthModals() {
  const { view, failure } = useAuthModal();
  const { status } = useSession();
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [opened, setOpened] = useState<AuthView | 'closed'>('closed');
  const isSignedIn = status === 'signedIn';

  if (view === 'closed' && opened !== 'closed') setOpened('closed');
  if (view !== 'closed' && opened === 'closed') setOpened(view);

  useEffect(() => {
    if (!isSignedIn || view === 'closed') return;
    closeAuthModal();
    focusAccount();
  }, [isSignedIn, view]);

  const Form = view === 'closed' ? null : forms[view];
  return (
    <Modal
      isOpen={view !== 'closed'}
      onClose={closeAuthModal}
      labelledBy={titleId}
      closeLabel={ui.close}
      art={<Art drawing={signInView} />}
    >
      {Form && (
        <Form
          key={view}
          titleId={titleId}
          email={email}
          onEmailChange={setEmail}
          isSwitched={opened !== view}
          failure={failure}
        />
      )}
    </Modal>
  );
}
