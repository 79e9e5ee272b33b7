import { anchorPath, anchors, paths } from '@/config/paths';

/**
 * Addresses of an earlier site, or that people guess, and the page or section that each leads to now,
 * for good (301). The build refuses one that is a page, that leads nowhere or to another of them.
 * What is gone has no line: it answers 404, which tells search engines more than the landing page.
 * The build writes them for every host. `/about.html` and `/about` are two lines.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/contact': anchorPath(anchors.contact),
  '/privacy': paths.privacy,
};
