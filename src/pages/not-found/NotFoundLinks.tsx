import { Link } from '@/components/Link/Link';
import { Container } from '@/components/Section/Section';
import { anchorPath, paths } from '@/config/paths';
import { notFound } from '@/content/notFound';
import styles from './NotFoundOutlook.module.css';

const { label, text, links } = notFound.outlook;

type OutlookTarget = (typeof links)[number]['target'];

/** The forecast for this address, and where the weather is better. */
export function NotFoundOutlook() {
  return (
    <Container className={styles.root}>
      <dl className={styles.list}>
        <div>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
        {links.map((link) => (
          <div key={link.label}>
            <dt>{link.note}</dt>
            <dd>
              <Link href={addressOf(link.target)}>{link.label}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

function addressOf(target: OutlookTarget): string {
  return target.kind === 'anchor' ? anchorPath(target.anchor) : paths[target.page];
}
