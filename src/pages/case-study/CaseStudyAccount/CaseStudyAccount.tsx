import { Art } from '@/components/Art/Art';
import { cloudMiniatures } from '@/components/Art/drawings/clouds';
import { ClientMark } from '@/components/ClientMark/ClientMark';
import { Link } from '@/components/Link/Link';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { cloudSummaries } from '@/content/clouds/dial';
import { studyLabels } from '@/content/studies/labels';
import type { Study } from '@/content/studies/types';
import styles from './CaseStudyAccount.module.css';

type CaseStudyAccountProps = { readonly study: Study };

const titleId = 'account';

export function CaseStudyAccount({ study }: CaseStudyAccountProps) {
  return (
    <Section room={[649, 607]} ground="forenoon" labelledBy={titleId}>
      <Container className={styles.columns}>
        <div className={styles.side}>
          <h2 id={titleId} className={styles.title}>
            {studyLabels.account}
          </h2>
          <ClientMark mark={study.client} wordmark={study.organisation} className={styles.client} />
        </div>
        <div>
          <p className={styles.text}>{study.account}</p>
          <h3 className={styles.label}>{studyLabels.clouds}</h3>
          <ul className={styles.clouds}>
            {study.clouds.map((cloud) => (
              <li key={cloud}>
                <Link href={paths.cloud(cloudSummaries[cloud].slug)} className={styles.cloud}>
                  <Art drawing={cloudMiniatures[cloud]} className={styles.miniature} />
                  {cloudSummaries[cloud].name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
