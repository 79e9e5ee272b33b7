import type { ComponentType } from 'react';
import { mainId, paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/hero';
import { HydrationBoundary } from '@/hydration/HydrationBoundary';
import { CaseStudies } from '@/parts/studies/landing/CaseStudies';
import { Seo } from '@/routing/Seo';
import { About } from './sections/About/About';
import { CloudSolutions } from './sections/CloudSolutions/CloudSolutions';
import { Contact } from './sections/Contact';
import { Customers } from './sections/Customers';
import { Domains } from './sections/Domains';
import { Hero } from './sections/Hero/Hero';
import { Integrations } from './sections/Integrations/Integrations';
import { Offerings } from './sections/Offerings';

/** In page order. */
const sections: readonly ComponentType[] = [
  Hero,
  About,
  Domains,
  Offerings,
  CaseStudies,
  Customers,
  CloudSolutions,
  Integrations,
  Contact,
];

/** The code of all sections is here: between the boundaries React only yields. */
export function LandingPage() {
  return (
    <>
      <Seo path={paths.home} seo={landingSeo} />
      {sections.map((Section, index) => (
        <HydrationBoundary key={index} keeps={`#${mainId} > :nth-child(${index + 1})`}>
          <Section />
        </HydrationBoundary>
      ))}
    </>
  );
}
