import { insightsLabels } from './labels';
import { insightsPaths } from './paths';

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
