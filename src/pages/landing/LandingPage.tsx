import type { ComponentType } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { anchors, paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/hero';
import { HydrationBoundary } from '@/hydration/HydrationBoundary';
import { CaseStudies } from '@/parts/studies/landing/CaseStudies';
import { studiesAnchor } from '@/parts/studies/paths';
import { Seo } from '@/routing/Seo';
import { About } from './sections/About/About';
import { CloudSolutions } from './sections/CloudSolutions/CloudSolutions';
import { Contact } from './sections/Contact';
import { Customers } from './sections/Customers';
import { Domains } from './sections/Domains';
import { Hero } from './sections/Hero/Hero';
import { Integrations } from './sections/Integrations/Integrations';
import { Offerings } from './sections/Offerings';
import { SectionErrorFallback } from './sections/SectionErrorFallback';

/** In page order, each with the anchor that stays if it throws: the rest of the page stays too. */
const sections: readonly (readonly [ComponentType, string | undefined])[] = [
  [Hero, anchors.home],
  [About, anchors.about],
  [Domains, anchors.services],
  [Offerings, anchors.working],
  [CaseStudies, studiesAnchor],
  [Customers, undefined],
  [CloudSolutions, anchors.cloudSolutions],
  [Integrations, anchors.integration],
  [Contact, anchors.contact],
];

/** The code of all sections is here: between the boundaries React only yields. */
export function LandingPage() {
  return (
    <>
      <Seo path={paths.home} seo={landingSeo} />
      {sections.map(([Section, id], index) => (
        <ErrorBoundary key={index} fallback={<SectionErrorFallback id={id} />}>
          <HydrationBoundary>
            <Section />
          </HydrationBoundary>
        </ErrorBoundary>
      ))}
    </>
  );
}
