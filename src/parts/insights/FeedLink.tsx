import { insightsPaths } from './paths';
import { insightsLabels } from './words';

/** Tells readers' programs of the feed; React puts it into the head. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={insightsLabels.name}
      href={insightsPaths.feed}
    />
  );
}
