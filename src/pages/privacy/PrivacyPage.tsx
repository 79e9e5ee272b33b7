import { Art } from '@/art/Art';
import { domainsBottomEdge } from '@/art/drawings/dividers';
import { rowOfWindows, windowWithBlind } from '@/art/drawings/privacy';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import {
  privacyHero,
  privacyLabels,
  privacySections,
  privacySeo,
  readingMinutes,
} from '@/content/privacy';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { longDate } from '@/lib/longDate';
import { Seo } from '@/routing/Seo';
import { PrivacySectionText } from './sections/PrivacySectionText';
import styles from './PrivacyPage.module.css';
import text from './sections/PrivacySectionText.module.css';

const { timeOfDay, title, intro, updated, reading } = privacyHero;
const half = Math.floor(privacySections.length / 2);

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
      <Section>
        <Container columns="contents">
          <TableOfContents
            title={privacyLabels.contents}
            path={paths.privacy}
            sections={privacySections}
          >
            <CookieSettingsButton className={text.settingsButton} />
          </TableOfContents>
          <div>
            {privacySections.map((section, index) => (
              <PrivacySectionText
                key={section.id}
                section={section}
                position={index + 1}
                drawing={index === half && rowOfWindows}
              />
            ))}
          </div>
        </Container>
      </Section>
    </>
  );
}
