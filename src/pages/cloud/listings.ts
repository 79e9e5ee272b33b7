import type { FAQPage, Service } from 'schema-dts';
import { env } from '@/config/env';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import { cloudPages } from '@/content/clouds/pages';
import type { Cloud, Offering } from '@/content/clouds/types';
import { site } from '@/content/site';
import { onDark, place } from '@/routing/socialCard';
import { organizationId, pageId, type PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = cloudPages.map((cloud: Cloud) => {
  const { name, seo } = cloud;
  const path = paths.cloud(cloud.slug);
  return {
    path,
    seo,
    card: () => ({
      ground: 'var(--hero-sky)',
      scene: place(cloud.panorama, 'panorama', [0, 247, 1200, 384]),
      cloud: cloud.id,
      colours:
        cloud.timeOfDay.phase === 'night' ? onDark : { '--text-secondary': 'var(--hero-text)' },
      eyebrow: { phase: cloud.timeOfDay.phase, label: cloud.product },
      title: { lines: [name], size: 94 },
      intro: { text: cloud.tagline, width: 1000, gap: 14 },
    }),
    breadcrumbs: [
      { name: cloudLabels.breadcrumb, path: anchorPath(anchors.cloudSolutions) },
      { name, path },
    ],
    about: [serviceNode(cloud, path), faqNode(cloud, path)],
  };
});

function serviceNode({ name, seo, offerings }: Cloud, path: string): Service {
  return {
    '@type': 'Service',
    '@id': pageId(path, 'service'),
    name,
    description: seo.description,
    serviceType: `${name} consulting`,
    areaServed: site.areaServed,
    url: env.siteUrl + path,
    provider: { '@id': organizationId },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offerings.groups
        .flatMap<Offering>(({ items }) => items)
        .map((offering) => ({
          '@type': 'Offer' as const,
          itemOffered: {
            '@type': 'Service' as const,
            name: offering.title,
            description: offering.text,
          },
        })),
    },
  };
}

/** The page shows the questions and answers. */
function faqNode({ questions }: Cloud, path: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageId(path, 'questions'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}
