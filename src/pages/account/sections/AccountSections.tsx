import type { AccountClient, AccountDetails } from '@/features/auth/authClient';
import { useAuthStore } from '@/features/auth/AuthProvider';
import { forgetAccount } from '@/features/auth/forgetAccount';
import { useAccountActions } from '../useAccountActions';
import { BrowserSection } from './BrowserSection';
import { DataSection } from './DataSection';
import { DeletionSection } from './DeletionSection';
import { EmailSection } from './EmailSection';
import { NameSection } from './NameSection';
import { SignInAgain } from './SignInAgain';
import { WaysSection } from './WaysSection';

type AccountSectionsProps = {
  readonly client: AccountClient;
  readonly details: AccountDetails;
  readonly onDelete: () => void;
};

export function AccountSections({ client, details, onDelete }: AccountSectionsProps) {
  const { account } = client;
  const { cookies } = useAuthStore();
  const { state, run, reset } = useAccountActions();
  const props = { account, details, state, run };

  const deleteAccount = async () => {
    await account.delete();
    forgetAccount(cookies);
    onDelete();
  };

  return (
    <>
      <NameSection {...props} />
      <EmailSection {...props} />
      <WaysSection {...props} />
      <BrowserSection />
      <DataSection data={details} />
      <DeletionSection {...props} onConfirm={() => void run('deletion', deleteAccount)} />
      {state.status === 'signInAgain' && (
        <SignInAgain
          ways={details.ways}
          signIn={account.signInAgain}
          onDone={() => void state.resume()}
          onClose={reset}
        />
      )}
    </>
  );
}
