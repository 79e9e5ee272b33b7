import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import { cookieTable } from '@/content/cookieTable';
import { accountSections } from '@/content/signIn/accountPages';
import { CookieTable } from '@/pages/privacy/sections/CookieTable';
import { AccountSection } from './AccountSection';
import styles from './BrowserSection.module.css';

const { browser: texts } = accountSections;

/** What this browser keeps: the table of the privacy page. */
export function BrowserSection() {
  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      <details className={styles.details}>
        <summary>{cookieTable.caption}</summary>
        <CookieTable />
      </details>
      <Link href={paths.privacy} className={styles.link}>
        {texts.settings}
      </Link>
    </AccountSection>
  );
}
