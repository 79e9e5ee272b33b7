import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { PageHero } from '@/components/PageHero/PageHero';
import { anchorPath, anchors, paths } from '@/config/paths';
import { studyLabels } from '@/content/studies/labels';
import type { Study } from '@/content/studies/types';
import { ui } from '@/content/ui';
import { Seo } from '@/routing/Seo';
import { CaseStudyApproach } from './sections/CaseStudyApproach';
import { CaseStudyChallenges } from './sections/CaseStudyChallenges';
import { CaseStudyGlance } from './sections/CaseStudyGlance';
import { CaseStudyImprovements } from './sections/CaseStudyImprovements';
import { CaseStudyNext } from './sections/CaseStudyNext';
import { CaseStudyOutcomes } from './sections/CaseStudyOutcomes';
import { CaseStudyStory } from './sections/CaseStudyStory';
import { CaseStudyVisit } from './sections/CaseStudyVisit';

import.meta.glob('/src/content/studies/*/sky.css', { eager: true });

export type CaseStudyPageProps = { readonly study: Study };

const breadcrumb = { name: studyLabels.breadcrumb, href: anchorPath(anchors.caseStudies) };

export function CaseStudyPage({ study }: CaseStudyPageProps) {
  const { slug, id, name, seo, timeOfDay, organisation, titleLines, description } = study;
  return (
    <div data-study={id}>
      <Seo path={paths.study(slug)} seo={seo} kind="article" />
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={[breadcrumb]} current={name} />}
        eyebrow={{ label: organisation, state: timeOfDay.state, time: timeOfDay.time }}
        title={titleLines}
        intro={description}
        panorama={study.panorama}
        panoramaAlt={study.panoramaAlt}
      />
      <CaseStudyImprovements study={study} />
      <CaseStudyGlance study={study} />
      <CaseStudyOutcomes outcomes={study.outcomes} />
      <CaseStudyChallenges study={study} />
      <CaseStudyStory study={study} />
      <CaseStudyApproach approach={study.approach} />
      <CaseStudyNext after={study} />
      <CaseStudyVisit key={slug} study={study} />
    </div>
  );
}
