import { Link } from '@/components/Link/Link';
import { Container } from '@/components/Section/Section';
import { anchorPath, paths } from '@/config/paths';
import { notFound } from '@/content/notFound';
import styles from './NotFoundLinks.module.css';

const { label, links } = notFound.suggestions;
const labelId = 'suggestions';

type LinkTarget = (typeof links)[number]['target'];

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
              <Link href={hrefOf(link.target)} className={styles.link}>
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

function hrefOf(target: LinkTarget): string {
  return target.kind === 'anchor' ? anchorPath(target.anchor) : paths[target.page];
}
