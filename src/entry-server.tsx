import { parseFragment } from 'parse5';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { AppProviders } from '@/app/AppProviders';
import { listings } from '@/app/listings';
import { routeFor, routes as allRoutes } from '@/app/routes';
import { browserCookies } from '@/lib/cookieJar';
import { pageGraph } from '@/routing/structuredData';

export { notFoundRoute } from '@/app/routes';
export { buildWarnings, siteFiles } from '@/app/siteFiles';
export { env } from '@/config/env';
export { partHosts } from '@/parts/hosts';
export const measuring = __MEASURING__;

/** The pages that search engines may list. */
export const routes = allRoutes.filter(({ path }) => path in listings);
export const unlistedRoutes = allRoutes.filter(({ path }) => !(path in listings));

const headElements = ['title', 'meta', 'link'];

/** Renders a page: tags for the head, and the markup that the client hydrates. */
export async function render(path: string): Promise<{ head: string; html: string }> {
  await routeFor(path).page.preload();
  const rendered = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <AppProviders cookies={browserCookies}>
          <App />
        </AppProviders>
      </StaticRouter>
    </StrictMode>,
  );
  const start = startOfBody(rendered);
  return { head: rendered.slice(0, start) + structuredData(path), html: rendered.slice(start) };
}

function structuredData(path: string): string {
  const listing = listings[path];
  if (!listing) return '';
  const json = JSON.stringify(pageGraph(listing)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** React writes the tags of the head in front of the markup. */
function startOfBody(rendered: string): number {
  const { childNodes } = parseFragment(rendered, { sourceCodeLocationInfo: true });
  const first = childNodes.find(({ nodeName }) => !headElements.includes(nodeName));
  return first?.sourceCodeLocation?.startOffset ?? rendered.length;
}
