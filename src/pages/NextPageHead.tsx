import { use } from 'react';
import { useHydrated } from '@/lib/useHydrated';
import { lazyWhenIdle } from '@/hydration/lazyComponent';
import type { PageHeadProps } from './PageHead';

const PageHead = lazyWhenIdle(async () => (await import('./PageHead')).PageHead);

const neverResolves = new Promise<never>(() => undefined);

export const preloadPageHead = PageHead.preload;

/** The head after a client-side navigation. */
export function NextPageHead(props: PageHeadProps) {
  const isHydrating = !useHydrated();
  if (isHydrating && !PageHead.isLoaded()) use(neverResolves);
  return <PageHead {...props} />;
}
