import { Link } from '@/components/Link/Link';
import { Container } from '@/components/Section/Section';
import { notFound } from '@/content/notFound';
import styles from './NotFoundLinks.module.css';

const { label, links } = notFound.suggestions;
const labelId = 'suggestions';

export function NotFoundLinks() {
  return (
    <Container className={styles.root}>
      <div className={styles.columns}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        <ul aria-labelledby={labelId} className={styles.list}>
          {links.map((link) => (
            <li key={link.label}>
              <Link href={link.href} className={styles.link}>
                {link.label}
              </Link>
              <p className={styles.note}>{link.note}</p>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
