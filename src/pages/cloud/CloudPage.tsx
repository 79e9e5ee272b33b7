import { ButtonLink } from '@/components/Button/Button';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { PageHero } from '@/components/PageHero/PageHero';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud, Offering } from '@/content/clouds/types';
import { ui } from '@/content/ui';
import { PageSeoTags } from '@/pages/PageSeoTags';
import { CloudContact } from './sections/CloudContact';
import { CloudNav } from './sections/CloudNav';
import { CloudNext } from './sections/CloudNext';
import { CloudOfferings } from './sections/CloudOfferings/CloudOfferings';
import { CloudRequirements } from './sections/CloudRequirements';
import { faqNode, serviceNode } from '@/pages/structuredData';
import skies from './skies.module.css';

export type CloudPageProps = { readonly cloud: Cloud };

const breadcrumb = { name: cloudLabels.breadcrumb, href: anchorPath(anchors.cloudSolutions) };

export function CloudPage({ cloud }: CloudPageProps) {
  const { slug, id, name, seo, timeOfDay, tagline, intro, cta, offerings, closing } = cloud;
  const path = paths.cloud(slug);
  return (
    <div className={skies.root} data-cloud={id}>
      <PageSeoTags
        path={path}
        seo={seo}
        breadcrumbs={[
          { name: breadcrumb.name, path: breadcrumb.href },
          { name, path },
        ]}
        about={[
          serviceNode({
            path,
            name,
            description: seo.description,
            offerings: offerings.groups.flatMap<Offering>(({ items }) => items),
          }),
          faqNode({ path, questions: cloud.questions }),
        ]}
      />
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={[breadcrumb]} current={name} />}
        timeOfDay={timeOfDay}
        title={name}
        tagline={tagline}
        intro={intro}
        introAt="top"
        panorama={cloud.panorama}
        isDark={timeOfDay.state === 'night'}
      >
        <ButtonLink
          href={anchorPath(anchors.contact)}
          tone={timeOfDay.state === 'night' ? 'cream' : 'ink'}
        >
          {cta}
        </ButtonLink>
      </PageHero>
      <CloudOfferings cloud={cloud} />
      <CloudRequirements cloud={cloud} />
      <CloudNext after={id} />
      <CloudNav current={id} />
      <CloudContact closing={closing} />
    </div>
  );
}
