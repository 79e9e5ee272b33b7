import { Button } from '@/components/Button/Button';
import { accountSections } from '@/content/signIn/accountPages';
import { useAuthDialog } from '@/features/auth/AuthProvider';
import { AccountSection } from './AccountSection';
import result from './ActionResult.module.css';
import forms from './forms.module.css';

const { signedOut: texts, deletion } = accountSections;

type SignedOutNoticeProps = {
  /** Whether the visitor has just deleted the account. */
  readonly wasDeleted: boolean;
};

export function SignedOutNotice({ wasDeleted }: SignedOutNoticeProps) {
  const { openDialog } = useAuthDialog();
  return (
    <AccountSection title={texts.title}>
      <p role="status" className={result.done}>
        {wasDeleted && deletion.done}
      </p>
      <p>{texts.text}</p>
      <div className={forms.actions}>
        <Button size="small" aria-haspopup="dialog" onClick={() => openDialog('login')}>
          {texts.login}
        </Button>
        <Button
          size="small"
          tone="outline"
          icon={null}
          aria-haspopup="dialog"
          onClick={() => openDialog('signUp')}
        >
          {texts.signUp}
        </Button>
      </div>
    </AccountSection>
  );
}
