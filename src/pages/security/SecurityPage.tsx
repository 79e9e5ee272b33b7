import { rowOfDoors } from '@/art/drawings/privacy';
import { nightTown } from '@/art/drawings/skylines';
import { FactStrip } from '@/components/FactStrip/FactStrip';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { paths } from '@/config/paths';
import { privacyLabels } from '@/content/privacy';
import { securityFacts, securityHero, securitySections, securitySeo } from '@/content/security';
import { longDate } from '@/lib/longDate';
import { PrivacySectionText } from '@/pages/privacy/sections/PrivacySectionText';
import { Seo } from '@/routing/Seo';

const { timeOfDay, title, intro, updated } = securityHero;
const half = Math.floor(securitySections.length / 2);

export function SecurityPage() {
  return (
    <>
      <Seo path={paths.security} seo={securitySeo} />
      <PageHero
        eyebrow={{ label: timeOfDay.name, phase: timeOfDay.phase }}
        title={title}
        tagline={securitySeo.title}
        intro={intro}
        panorama={nightTown}
        isDark
      >
        <p data-text="small">
          <b>{updated.label}</b> <time dateTime={updated.date}>{longDate(updated.date)}</time>
        </p>
      </PageHero>
      <FactStrip {...securityFacts} />
      <Section>
        <Container columns="contents">
          <TableOfContents
            title={privacyLabels.contents}
            path={paths.security}
            sections={securitySections}
          />
          <div>
            {securitySections.map((section, index) => (
              <PrivacySectionText
                key={section.id}
                section={section}
                position={index + 1}
                drawing={index === half && rowOfDoors}
              />
            ))}
          </div>
        </Container>
      </Section>
    </>
  );
}
