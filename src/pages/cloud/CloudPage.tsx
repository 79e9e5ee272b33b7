import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/Button/Button';
import { PageHero } from '@/components/PageHero/PageHero';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud } from '@/content/clouds/types';
import { ui } from '@/content/ui';
import { Seo } from '@/routing/Seo';
import { CloudContact } from './sections/CloudContact';
import { CloudNav } from './sections/CloudNav';
import { CloudNext } from './sections/CloudNext';
import { CloudOfferings } from './sections/CloudOfferings/CloudOfferings';
import { CloudRequirements } from './sections/CloudRequirements';

// of this cloud, and of the next one
import.meta.glob('/src/content/clouds/*/sky.css', { eager: true });

export type CloudPageProps = { readonly cloud: Cloud };

const breadcrumb = { name: cloudLabels.breadcrumb, href: anchorPath(anchors.cloudSolutions) };

export function CloudPage({ cloud }: CloudPageProps) {
  const { slug, id, name, seo, timeOfDay, product, tagline, intro, cta, closing } = cloud;
  return (
    <div data-cloud={id}>
      <Seo path={paths.cloud(slug)} seo={seo} />
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={[breadcrumb]} current={name} />}
        eyebrow={{ label: product, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={name}
        tagline={tagline}
        intro={intro}
        introPosition="top"
        panorama={cloud.panorama}
        isDark={timeOfDay.phase === 'night'}
      >
        <ButtonLink href={paths.ask(id)} tone={timeOfDay.phase === 'night' ? 'cream' : 'ink'}>
          {cta}
        </ButtonLink>
      </PageHero>
      <CloudOfferings cloud={cloud} />
      <CloudRequirements cloud={cloud} />
      <CloudNext after={cloud} />
      <CloudNav current={id} />
      <CloudContact topic={id} closing={closing} />
    </div>
  );
}
