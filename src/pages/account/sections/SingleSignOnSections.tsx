import { accountSections } from '@/content/signIn/accountPages';
import { singleSignOn } from '@/content/signIn/singleSignOn';
import type { User } from '@/features/auth/session';
import { AccountSection } from './AccountSection';
import { BrowserSection } from './BrowserSection';
import { DataSection } from './DataSection';

const { name, email } = accountSections;

type SingleSignOnSectionsProps = { readonly user: User };

/** What applies to an account of single sign-on, which its provider manages. */
export function SingleSignOnSections({ user }: SingleSignOnSectionsProps) {
  return (
    <>
      <AccountSection title={singleSignOn.account.title}>
        <p>{singleSignOn.account.text}</p>
      </AccountSection>
      <AccountSection title={name.title}>
        <p>{user.displayName ?? user.name}</p>
      </AccountSection>
      <AccountSection title={email.title}>
        <p>{user.email ?? email.none}</p>
      </AccountSection>
      <BrowserSection />
      <DataSection data={user} />
    </>
  );
}
