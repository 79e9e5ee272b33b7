import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { anchors, paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/seo';
import { loadLater } from '@/lib/loadLater';
import { preloadable } from '@/lib/preloadable';
import { PageSeoTags } from '@/pages/PageSeoTags';
import { LandingFault } from '@/pages/landing/LandingFault';
import { LandingPart } from '@/pages/landing/LandingPart';
import { Hero, SunCard } from '@/pages/landing/sections/Hero/Hero';

const About = preloadable(async () => (await import('./sections/About/About')).About, loadLater);
const Domains = preloadable(
  async () => (await import('./sections/Domains/Domains')).Domains,
  loadLater,
);
const Offerings = preloadable(
  async () => (await import('./sections/Offerings/Offerings')).Offerings,
  loadLater,
);
const CaseStudies = preloadable(
  async () => (await import('./sections/CaseStudies/CaseStudies')).CaseStudies,
  loadLater,
);
const Customers = preloadable(
  async () => (await import('./sections/Customers/Customers')).Customers,
  loadLater,
);
const CloudSolutions = preloadable(
  async () => (await import('./sections/CloudSolutions/CloudSolutions')).CloudSolutions,
  loadLater,
);
const Integrations = preloadable(
  async () => (await import('./sections/Integrations/Integrations')).Integrations,
  loadLater,
);
const Contact = preloadable(
  async () => (await import('./sections/Contact/Contact')).Contact,
  loadLater,
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
