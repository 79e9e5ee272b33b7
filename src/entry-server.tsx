import { parseFragment } from 'parse5';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Graph } from 'schema-dts';
import { App, AppProviders } from '@/app/App';
import { listings } from '@/app/listings';
import { routeFor, routes } from '@/app/routes';
import { browserCookies } from '@/lib/cookieJar';
import { escapeXml } from '@/lib/escapeXml';
import { cardText } from '@/routing/socialCard';
import { pageGraph, siteGraph } from '@/routing/structuredData';

export { listings } from '@/app/listings';
export { logo, logoIcon } from '@/content/logo';
export { timeOfDayIcons } from '@/art/drawings/interface/logos';
export { bundlingPackages, policySources } from '@/app/builds';
export { notFoundRoute, routes } from '@/app/routes';
export { buildWarnings, findWrongNames, siteFiles } from '@/app/siteFiles';
export { env } from '@/config/env';
export { redirects as oldAddresses } from '@/content/redirects';

const unlisted = routes.find(({ path }) => !(path in listings));
if (unlisted)
  throw new Error(`${unlisted.path} has no listing: write listings.ts beside the page.`);

const headElements = ['title', 'meta', 'link'];

/**
 * @returns the tags of the head that leave with the page, those that stay through client-side
 * navigation, and the markup that the client hydrates
 */
export async function render(path: string) {
  await routeFor(path).Component.preload();
  const rendered = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <AppProviders cookies={browserCookies}>
          <App />
        </AppProviders>
      </StaticRouter>
    </StrictMode>,
  );
  // React leaves this mark where a boundary's content has thrown, and goes on
  const thrown = /<!--\$!-->(<template[^>]*>)?/.exec(rendered);
  if (thrown) throw new Error(`${path}: a part of the page has thrown. ${thrown[1] ?? ''}`);
  const start = startOfBody(rendered);
  const listing = listings[path];
  return {
    head:
      rendered.slice(0, start) +
      (listing
        ? `<meta property="og:image:alt" content="${escapeXml(cardText(listing.card()))}">` +
          structuredData(pageGraph(listing))
        : ''),
    siteHead: structuredData(siteGraph()),
    html: rendered.slice(start),
  };
}

function structuredData(graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** React writes the tags of the head in front of the markup. */
function startOfBody(rendered: string): number {
  const { childNodes } = parseFragment(rendered, { sourceCodeLocationInfo: true });
  const first = childNodes.find(({ nodeName }) => !headElements.includes(nodeName));
  return first?.sourceCodeLocation?.startOffset ?? rendered.length;
}
