import { Art } from '@/art/Art';
import { domainsBottomEdge } from '@/art/drawings/dividers';
import { rowOfWindows, windowWithBlind } from '@/art/drawings/privacy';
import { PageHero } from '@/components/PageHero/PageHero';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { privacyHero, privacySections, privacySeo, readingMinutes } from '@/content/privacy';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { longDate } from '@/lib/longDate';
import { Seo } from '@/routing/Seo';
import { DocumentSections } from './sections/DocumentSections';
import styles from './PrivacyPage.module.css';
import text from './sections/DocumentSections.module.css';

const { timeOfDay, title, intro, updated, reading } = privacyHero;

export function PrivacyPage() {
  return (
    <>
      <Seo path={paths.privacy} seo={privacySeo} />
      <PageHero
        eyebrow={{ label: timeOfDay.name, phase: timeOfDay.phase }}
        title={title}
        intro={intro}
        introPosition="below"
        aside={<Art drawing={windowWithBlind} className={styles.window} />}
        className={styles.hero}
      >
        <p className={styles.facts} data-text="small">
          <span>
            <b>{updated.label}</b> <time dateTime={updated.date}>{longDate(updated.date)}</time>
          </span>
          <span>
            <b>{reading.label}</b> {reading.minutes(readingMinutes(env))}
          </span>
        </p>
      </PageHero>
      <Art drawing={domainsBottomEdge} className={styles.mist} />
      <DocumentSections path={paths.privacy} sections={privacySections} drawing={rowOfWindows}>
        <CookieSettingsButton className={text.settingsButton} />
      </DocumentSections>
    </>
  );
}
