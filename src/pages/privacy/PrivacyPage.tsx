import { Art } from '@/art/Art';
import { domainsBottomEdge } from '@/art/drawings/dividers';
import { rowOfWindows, windowWithBlind } from '@/art/drawings/privacy';
import { PageHero } from '@/components/PageHero/PageHero';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import type { PartPolicy } from '@/content/policy';
import { privacyHero, privacySectionsFor, privacySeo, readingMinutes } from '@/content/privacy';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { longDate } from '@/lib/longDate';
import { Seo } from '@/routing/Seo';
import { DocumentSections } from './sections/DocumentSections';
import styles from './PrivacyPage.module.css';
import text from './sections/DocumentSections.module.css';

const { timeOfDay, title, intro, updated, reading } = privacyHero;

export function PrivacyPage({ policies }: { readonly policies: readonly PartPolicy[] }) {
  const { storage } = useConsentStore();
  const sections = privacySectionsFor(env, policies, storage);
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
            <b>{reading.label}</b> {reading.minutes(readingMinutes(sections, storage))}
          </span>
        </p>
      </PageHero>
      <Art drawing={domainsBottomEdge} className={styles.mist} />
      <DocumentSections path={paths.privacy} sections={sections} drawing={rowOfWindows}>
        <CookieSettingsButton className={text.settingsButton} />
      </DocumentSections>
    </>
  );
}
