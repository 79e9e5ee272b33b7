import type { Graph } from 'schema-dts';
import { env } from '@/config/env';
import { anchorPath, anchors, paths } from '@/config/paths';
import { careersSeo, workingHere } from '@/content/careers';
import { wasClosedAtBuild } from '@/content/closingDates';
import { cloudLabels } from '@/content/clouds/labels';
import { cloudPages } from '@/content/clouds/pages';
import type { Cloud, Offering } from '@/content/clouds/types';
import { jobLabels } from '@/content/jobs/labels';
import { jobs } from '@/content/jobs/list';
import { remoteTerms } from '@/content/jobs/terms';
import type { Job } from '@/content/jobs/types';
import { landingSeo } from '@/content/landing/seo';
import { privacyHero, privacySeo } from '@/content/privacy';
import { securitySeo } from '@/content/security';
import { studyLabels } from '@/content/studies/labels';
import { studyPages } from '@/content/studies/pages';
import type { Study } from '@/content/studies/types';
import {
  articleNode,
  faqNode,
  jobPostingNode,
  pageGraph,
  serviceNode,
  type PageGraphInput,
} from '@/pages/structuredData';

const pages: readonly PageGraphInput[] = [
  { path: paths.home, seo: landingSeo },
  ...studyPages.map(studyPage),
  ...cloudPages.map(cloudPage),
  {
    path: paths.career,
    seo: careersSeo,
    breadcrumbs: [{ name: jobLabels.breadcrumb, path: paths.career }],
  },
  ...jobs.map(jobPage),
  {
    path: paths.privacy,
    seo: privacySeo,
    breadcrumbs: [{ name: privacyHero.title, path: paths.privacy }],
  },
  {
    path: paths.security,
    seo: securitySeo,
    breadcrumbs: [{ name: securitySeo.title, path: paths.security }],
  },
];

/** The structured data of the pages that search engines may list, by path. */
export const pageGraphs: Readonly<Record<string, Graph>> = Object.fromEntries(
  pages.map((page) => [page.path, pageGraph(page)]),
);

function studyPage(study: Study): PageGraphInput {
  const path = paths.study(study.slug);
  return {
    path,
    seo: study.seo,
    breadcrumbs: [
      { name: studyLabels.breadcrumb, path: anchorPath(anchors.caseStudies) },
      { name: study.name, path },
    ],
    about: [
      articleNode({
        path,
        headline: study.title,
        description: study.seo.description,
        datePublished: study.datePublished,
        dateModified: study.dateModified,
      }),
    ],
  };
}

function cloudPage(cloud: Cloud): PageGraphInput {
  const { name, seo, questions } = cloud;
  const path = paths.cloud(cloud.slug);
  const offerings = cloud.offerings.groups.flatMap<Offering>(({ items }) => items);
  return {
    path,
    seo,
    breadcrumbs: [
      { name: cloudLabels.breadcrumb, path: anchorPath(anchors.cloudSolutions) },
      { name, path },
    ],
    about: [
      serviceNode({ path, name, description: seo.description, offerings }),
      faqNode({ path, questions }),
    ],
  };
}

function jobPage(job: Job): PageGraphInput {
  const path = paths.job(job.slug);
  const posting = jobPostingNode({
    ...job,
    path,
    directApply: env.applicationUrl !== null,
    paragraphs: [
      ...(job.isRemote ? [remoteTerms(job.type)] : []),
      job.intro,
      ...job.tasks,
      ...job.requirements,
      ...workingHere.terms.flatMap(({ term, text }) =>
        term === 'Leave' || term === 'Benefits' ? [`${term}: ${text}`] : [],
      ),
    ],
  });
  return {
    path,
    seo: job.seo,
    breadcrumbs: [
      { name: jobLabels.breadcrumb, path: paths.career },
      { name: job.title, path },
    ],
    about: wasClosedAtBuild(job) ? [] : [posting],
  };
}
