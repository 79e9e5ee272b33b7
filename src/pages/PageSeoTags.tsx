import { Suspense } from 'react';
import { loadLater } from '@/lib/loadLater';
import { preloadable } from '@/lib/preloadable';
import type { PageHeadProps } from '@/pages/PageHead';

const PageHead = preloadable(
  async () => (await import('@/pages/PageHead')).PageHead,
  (preload) => loadLater(preload),
);

/** Needed before a page is rendered to a string. */
export const preloadPageHead = PageHead.preload;

/** A page's head. The prerendered page has it already, so its code comes after the first load. */
export function PageSeoTags(props: PageHeadProps) {
  return (
    <Suspense>
      <PageHead {...props} />
    </Suspense>
  );
}
