import { Suspense } from 'react';
import { paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/seo';
import { afterLoad } from '@/lib/afterLoad';
import { preloadable } from '@/lib/preloadable';
import { PageSeoTags } from '@/pages/PageSeoTags';
import { Hero } from '@/pages/landing/sections/Hero/Hero';

const About = preloadable(async () => (await import('./sections/About/About')).About, afterLoad);
const Domains = preloadable(
  async () => (await import('./sections/Domains/Domains')).Domains,
  afterLoad,
);
const Offerings = preloadable(
  async () => (await import('./sections/Offerings/Offerings')).Offerings,
  afterLoad,
);
const CaseStudies = preloadable(
  async () => (await import('./sections/CaseStudies/CaseStudies')).CaseStudies,
  afterLoad,
);
const Customers = preloadable(
  async () => (await import('./sections/Customers/Customers')).Customers,
  afterLoad,
);
const CloudSolutions = preloadable(
  async () => (await import('./sections/CloudSolutions/CloudSolutions')).CloudSolutions,
  afterLoad,
);
const Integrations = preloadable(
  async () => (await import('./sections/Integrations/Integrations')).Integrations,
  afterLoad,
);
const Contact = preloadable(
  async () => (await import('./sections/Contact/Contact')).Contact,
  afterLoad,
);

/** In page order. Each hydrates by itself once the page has loaded. */
export const landingParts = [
  About,
  Domains,
  Offerings,
  CaseStudies,
  Customers,
  CloudSolutions,
  Integrations,
  Contact,
] as const;

export function LandingPage() {
  return (
    <>
      <PageSeoTags path={paths.home} seo={landingSeo} />
      <Hero />
      <Suspense>
        <About />
      </Suspense>
      <Suspense>
        <Domains />
      </Suspense>
      <Suspense>
        <Offerings />
      </Suspense>
      <Suspense>
        <CaseStudies />
      </Suspense>
      <Suspense>
        <Customers />
      </Suspense>
      <Suspense>
        <CloudSolutions />
      </Suspense>
      <Suspense>
        <Integrations />
      </Suspense>
      <Suspense>
        <Contact />
      </Suspense>
    </>
  );
}
