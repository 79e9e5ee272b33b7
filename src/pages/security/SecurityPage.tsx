import { rowOfDoors } from '@/art/drawings/privacy';
import { nightTown } from '@/art/drawings/skylines';
import { FactStrip } from '@/components/FactStrip/FactStrip';
import { PageHero } from '@/components/PageHero/PageHero';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import type { PartPolicy } from '@/content/policy';
import { securityFacts, securityHero, securitySectionsFor, securitySeo } from '@/content/security';
import { longDate } from '@/lib/longDate';
import { DocumentSections } from '@/pages/privacy/sections/DocumentSections';
import { Seo } from '@/routing/Seo';

const { timeOfDay, title, intro, updated } = securityHero;

export function SecurityPage({ policies }: { readonly policies: readonly PartPolicy[] }) {
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
      <DocumentSections
        path={paths.security}
        sections={securitySectionsFor(env, policies)}
        drawing={rowOfDoors}
      />
    </>
  );
}
