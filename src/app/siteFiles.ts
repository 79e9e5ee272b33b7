import { routes } from '@/app/routes';
import { env } from '@/config/env';
import { site } from '@/content/site';

/** What a crawler or a browser asks for by name; the prerenderer writes them beside the pages. */
export const siteFiles: Readonly<Record<string, string>> = {
  'sitemap.xml': sitemap(),
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${env.siteUrl}/sitemap.xml\n`,
  'site.webmanifest': JSON.stringify({
    name: site.legalName,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: '#ffe7d2',
    theme_color: '#0e1936',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }),
};

function sitemap(): string {
  const entries = routes.map(
    ({ path }) => `  <url><loc>${escapeXml(env.siteUrl + path)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
