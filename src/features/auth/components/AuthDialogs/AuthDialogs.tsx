import { useEffect, useId, useState } from 'react';
import { Art } from '@/art/Art';
import { signInView } from '@/art/drawings/interface/signInView';
import { Modal } from '@/components/Modal/Modal';
import { ui } from '@/content/ui';
import { useAuth, useAuthDialog } from '../../AuthProvider';
import type { AuthView } from '../../authStore';
import { focusAccountControl } from '../../focusAccountControl';
import { FramedNotice } from './FramedNotice';
import { LoginForm } from './LoginForm';
import { ResetForm } from './ResetForm';
import { SecondStepForm } from './SecondStepForm';
import { SignUpForm } from './SignUpForm';

const forms = {
  login: LoginForm,
  signUp: SignUpForm,
  reset: ResetForm,
  secondStep: SecondStepForm,
} as const satisfies Record<AuthView, unknown>;

/** One dialog with four views: log-in, sign-up, password reset and the code of a text message. */
export function AuthDialogs() {
  const { view, error, closeDialog } = useAuthDialog();
  const { session } = useAuth();
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [initialView, setInitialView] = useState<AuthView | 'closed'>('closed');
  const isSignedIn = session.status === 'signedIn';

  if (view === 'closed' && initialView !== 'closed') setInitialView('closed');
  if (view !== 'closed' && initialView === 'closed') setInitialView(view);

  useEffect(() => {
    if (!isSignedIn || view === 'closed') return;
    closeDialog();
    focusAccountControl();
  }, [isSignedIn, view, closeDialog]);

  const isFramed = isFramedElsewhere();
  const Form = view === 'closed' || isFramed ? null : forms[view];
  return (
    <Modal
      isOpen={view !== 'closed'}
      onClose={closeDialog}
      labelledBy={titleId}
      closeLabel={ui.close}
      art={<Art drawing={signInView} />}
    >
      {isFramed && <FramedNotice titleId={titleId} />}
      {Form && (
        <Form
          key={view}
          titleId={titleId}
          email={email}
          onEmailChange={setEmail}
          isSwitched={initialView !== view}
          initialError={error}
        />
      )}
    </Modal>
  );
}

/** Whether another site frames this page, and could cover it. */
function isFramedElsewhere(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
