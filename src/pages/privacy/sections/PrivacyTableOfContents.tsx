import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import { privacyLabels, privacySections } from '@/content/privacy';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { useScrollSpy } from '@/hooks/useScrollSpy';
import styles from './PrivacyTableOfContents.module.css';

const ids = privacySections.map((section) => section.id);

export function PrivacyTableOfContents() {
  const current = useScrollSpy(ids) ?? ids[0];
  return (
    <nav aria-labelledby="contents" className={styles.root}>
      <h2 id="contents" className={styles.title}>
        {privacyLabels.contents}
      </h2>
      <ol className={styles.list}>
        {privacySections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              href={`${paths.privacy}#${id}`}
              className={styles.link}
              aria-current={id === current ? 'true' : undefined}
            >
              <span className={styles.number}>{index + 1}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <CookieSettingsButton className={styles.settings} />
    </nav>
  );
}
