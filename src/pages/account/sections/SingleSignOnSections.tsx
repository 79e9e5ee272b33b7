import { accountSections } from '@/content/accountPages';
import type { User } from '@/features/auth/session';
import { AccountSection } from './AccountSection';
import { BrowserSection } from './BrowserSection';
import { DataSection } from './DataSection';

const { name, email, provider } = accountSections;

type SingleSignOnSectionsProps = { readonly user: User };

/** What applies to an account of single sign-on, which its provider manages. */
export function SingleSignOnSections({ user }: SingleSignOnSectionsProps) {
  return (
    <>
      <AccountSection title={provider.title}>
        <p>{provider.text}</p>
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
