import { insightsPaths } from './paths';
import { insightsLabels } from './words';

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
