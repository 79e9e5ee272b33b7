import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { anchors, paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/seo';
import { PageSeoTags } from '@/pages/PageSeoTags';
import { LandingFault } from '@/pages/landing/LandingFault';
import { LandingPart } from '@/pages/landing/LandingPart';
import { lazySection } from '@/pages/landing/lazySection';
import { Hero, SunCard } from '@/pages/landing/sections/Hero/Hero';

const About = lazySection(
  anchors.about,
  async () => (await import('./sections/About/About')).About,
);
const Domains = lazySection(
  anchors.services,
  async () => (await import('./sections/Domains/Domains')).Domains,
);
const Offerings = lazySection(
  anchors.working,
  async () => (await import('./sections/Offerings/Offerings')).Offerings,
);
const CaseStudies = lazySection(
  anchors.caseStudies,
  async () => (await import('./sections/CaseStudies/CaseStudies')).CaseStudies,
);
const Customers = lazySection(
  'customers',
  async () => (await import('./sections/Customers/Customers')).Customers,
);
const CloudSolutions = lazySection(
  anchors.cloudSolutions,
  async () => (await import('./sections/CloudSolutions/CloudSolutions')).CloudSolutions,
);
const Integrations = lazySection(
  anchors.integration,
  async () => (await import('./sections/Integrations/Integrations')).Integrations,
);
const Contact = lazySection(
  anchors.contact,
  async () => (await import('./sections/Contact/Contact')).Contact,
);

/** In page order. Each hydrates by itself once the page has loaded. */
export const landingParts = [
  SunCard,
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
      <ErrorBoundary fallback={<LandingFault id={anchors.home} />}>
        <Hero />
      </ErrorBoundary>
      <LandingPart part={About} id={anchors.about} />
      <LandingPart part={Domains} id={anchors.services} />
      <LandingPart part={Offerings} id={anchors.working} />
      <LandingPart part={CaseStudies} id={anchors.caseStudies} />
      <LandingPart part={Customers} />
      <LandingPart part={CloudSolutions} id={anchors.cloudSolutions} />
      <LandingPart part={Integrations} id={anchors.integration} />
      <LandingPart part={Contact} id={anchors.contact} />
    </>
  );
}
