import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { anchors, paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/seo';
import { lazyWhenIdle } from '@/hydration/lazyComponent';
import { Seo } from '@/pages/Seo';
import { SectionErrorFallback } from './sections/LazySection/SectionErrorFallback';
import { LazySection } from './sections/LazySection/LazySection';
import { Hero, TestimonialCarousel } from './sections/Hero/Hero';

const About = lazyWhenIdle(
  async () => (await import('./sections/About/About')).About,
  `#${anchors.about}`,
);
const Domains = lazyWhenIdle(
  async () => (await import('./sections/middle')).Domains,
  `#${anchors.services}`,
);
const Offerings = lazyWhenIdle(
  async () => (await import('./sections/middle')).Offerings,
  `#${anchors.working}`,
);
const CaseStudies = lazyWhenIdle(
  async () => (await import('./sections/middle')).CaseStudies,
  `#${anchors.caseStudies}`,
);
const Customers = lazyWhenIdle(
  async () => (await import('./sections/middle')).Customers,
  '#customers',
);
const CloudSolutions = lazyWhenIdle(
  async () => (await import('./sections/middle')).CloudSolutions,
  `#${anchors.cloudSolutions}`,
);
const Integrations = lazyWhenIdle(
  async () => (await import('./sections/middle')).Integrations,
  `#${anchors.integration}`,
);
const Contact = lazyWhenIdle(
  async () => (await import('./sections/Contact')).Contact,
  `#${anchors.contact}`,
);

/** In page order. Each hydrates separately once the page has loaded. */
export const lazySections = [
  TestimonialCarousel,
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
      <Seo path={paths.home} seo={landingSeo} />
      <ErrorBoundary fallback={<SectionErrorFallback id={anchors.home} />}>
        <Hero />
      </ErrorBoundary>
      <LazySection component={About} id={anchors.about} />
      <LazySection component={Domains} id={anchors.services} />
      <LazySection component={Offerings} id={anchors.working} />
      <LazySection component={CaseStudies} id={anchors.caseStudies} />
      <LazySection component={Customers} />
      <LazySection component={CloudSolutions} id={anchors.cloudSolutions} />
      <LazySection component={Integrations} id={anchors.integration} />
      <LazySection component={Contact} id={anchors.contact} />
    </>
  );
}
