import type { Drawing } from '@/art/kit';
import { Crumbs } from '@/components/Crumbs/Crumbs';
import { PageHero } from '@/components/PageHero/PageHero';
import { anchorPath, anchors, paths } from '@/config/paths';
import { studyLabels } from '@/content/studies/labels';
import type { Study } from '@/content/studies/types';
import { ui } from '@/content/ui';
import { PageSeoTags } from '@/pages/PageSeoTags';
import { CaseStudyAccount } from '@/pages/case-study/CaseStudyAccount/CaseStudyAccount';
import { CaseStudyApproach } from '@/pages/case-study/CaseStudyApproach/CaseStudyApproach';
import { CaseStudyDrivers } from '@/pages/case-study/CaseStudyDrivers/CaseStudyDrivers';
import { CaseStudyFigures } from '@/pages/case-study/CaseStudyFigures/CaseStudyFigures';
import { CaseStudyGlance } from '@/pages/case-study/CaseStudyGlance/CaseStudyGlance';
import { CaseStudyNext } from '@/pages/case-study/CaseStudyNext/CaseStudyNext';
import { CaseStudyOutcomes } from '@/pages/case-study/CaseStudyOutcomes/CaseStudyOutcomes';
import { CaseVisit } from '@/pages/case-study/CaseVisit';
import { articleNode } from '@/pages/structuredData';
import skies from './skies.module.css';

export type CaseStudyPageProps = {
  readonly study: Study;
  readonly panorama: Drawing;
};

const crumb = { name: studyLabels.breadcrumb, href: anchorPath(anchors.caseStudies) };

export function CaseStudyPage({ study, panorama }: CaseStudyPageProps) {
  const { slug, art, name, seo, hour, organisation, titleLines, description } = study;
  const path = paths.study(slug);
  return (
    <div className={skies.root} data-study={art}>
      <PageSeoTags
        path={path}
        seo={seo}
        kind="article"
        crumbs={[
          { name: crumb.name, path: crumb.href },
          { name, path },
        ]}
        about={[
          articleNode({
            path,
            headline: study.title,
            description: seo.description,
            datePublished: study.datePublished,
          }),
        ]}
      />
      <PageHero
        crumbs={<Crumbs label={ui.breadcrumb} steps={[crumb]} current={name} />}
        hour={{ ...hour, name: studyLabels.hour(hour.name, organisation) }}
        title={titleLines}
        lead={description}
        panorama={panorama}
        panoramaAlt={study.imageAlt}
      />
      <CaseStudyFigures study={study} />
      <CaseStudyGlance study={study} />
      <CaseStudyOutcomes outcomes={study.outcomes} />
      <CaseStudyDrivers study={study} />
      <CaseStudyAccount study={study} />
      <CaseStudyApproach approach={study.approach} />
      <CaseStudyNext after={art} />
      <CaseVisit key={slug} study={study} />
    </div>
  );
}
