import { Suspense } from 'react';
import { NextPageHead } from './NextPageHead';
import type { PageHeadProps } from './PageHead';

export { preloadPageHead } from './NextPageHead';

/** A page's head. The prerendered page contains it, so only the next page loads this code. */
export function PageSeoTags(props: PageHeadProps) {
  return (
    <Suspense>
      <NextPageHead {...props} />
    </Suspense>
  );
}
