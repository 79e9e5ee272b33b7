import { notFoundRoute, render, routes } from '@/entry-server';

export type RenderedPage = {
  readonly path: string;
  readonly document: Document;
  /** The whole document. */
  readonly text: string;
};

const pages = new Map<string, RenderedPage>();

/** Renders every page as a build does. */
export async function renderPages(): Promise<ReadonlyMap<string, RenderedPage>> {
  if (pages.size > 0) return pages;
  for (const { path } of [...routes, notFoundRoute]) {
    const { head, siteHead, html } = await render(path);
    const text = `<!doctype html>\n<html lang="en-GB"><head>${head}${siteHead}</head><body><div id="app">${html}</div></body></html>`;
    pages.set(path, { path, text, document: new DOMParser().parseFromString(text, 'text/html') });
  }
  return pages;
}
