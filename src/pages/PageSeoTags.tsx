import { Suspense } from 'react';
import { NextPageHead } from './NextPageHead';
import type { PageHeadProps } from './PageHead';

export { preloadPageHead } from './NextPageHead';

/** A page's head. The prerendered page has it already: only the next page loads the code for it. */
export function PageSeoTags(props: PageHeadProps) {
  return (
    <Suspense>
      <NextPageHead {...props} />
    </Suspense>
  );
}
