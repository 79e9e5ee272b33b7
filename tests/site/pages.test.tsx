import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { env } from '@/config/env';
import { paths, socialPicturePath } from '@/config/paths';
import { contactRequests } from '@/content/landing/contact';
import { site } from '@/content/site';
import { notFoundRoute, routes, siteFiles } from '@/entry-server';
import { findDeadLinks } from '../../scripts/vite/deadLinks';
import { renderPages, type RenderedPage } from '../support/renderedPages';

const pages = await renderPages();

/** The HTML Standard's rules, without rules of style; levels of headings, texts of images. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // a `time` without `datetime` may contain no elements; here it always has one
  elements: ['html5', { time: { attributes: { datetime: { required: true } } } }],
  rules: {
    'heading-level': 'error',
    'wcag/h37': 'error',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'require-sri': 'off',
  },
});

test.each([...routes, notFoundRoute])('$path has no markup errors', async ({ path }) => {
  const { results } = await validator.validateString(page(path).text);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ message, selector }) => `${message} (${selector})`)).toEqual([]);
});

test('the sitemap lists the routes', () => {
  const listed = [...(siteFiles['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map((match) => match[1])).toEqual(routes.map(({ path }) => env.siteUrl + path));
});

test('robots.txt names the sitemap, and says in its group what machines may do with the texts', () => {
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(siteFiles['robots.txt'] ?? '') ?? [];
  expect(Object.keys(siteFiles).map((name) => `${env.siteUrl}/${name}`)).toContain(sitemap);
  const [group = ''] = (siteFiles['robots.txt'] ?? '').split('\n\n');
  const [agent, ...rules] = group.split('\n');
  expect(agent).toBe('User-agent: *');
  const signals = Object.entries(site.contentSignals).map(([name, value]) => `${name}=${value}`);
  const expected = signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : [];
  expect(rules.filter((rule) => rule.startsWith('Content-Signal'))).toEqual(expected);
});

test('links lead from the landing page to every page', () => {
  const reached = new Set<string>([paths.home]);
  // the loop also visits the paths that it adds
  for (const path of reached) {
    for (const link of pages.get(path)?.document.querySelectorAll('a[href^="/"]') ?? []) {
      reached.add(link.getAttribute('href')?.replace(/[?#].*/, '') ?? '');
    }
  }
  expect(routes.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test('links lead to pages, ids and files that exist, and the contact form knows their topics', () => {
  const files = new Set(Object.keys(siteFiles).map((name) => `/${name}`));
  const htmlByPath = [...pages].map(([path, { text }]) => [path, text] as const);
  expect(findDeadLinks(new Map(htmlByPath), files)).toEqual([]);
  const wrong = '<a href="/gone"></a><a href="#gone"></a>';
  expect(findDeadLinks(new Map([['/', wrong]]), files)).toHaveLength(2);
  const topics = htmlByPath.flatMap(([, text]) => [
    ...text.matchAll(/href="[^"]*\?ask=([^"#&]+)/g),
  ]);
  expect(topics.filter(([, topic = '']) => !contactRequests.has(topic))).toEqual([]);
  expect(topics).not.toEqual([]);
});

test.each([
  ['titles', ({ document }: RenderedPage) => document.title],
  ['social pictures', ({ path }: RenderedPage) => socialPicturePath(path)],
])('%s are unique', (_, read) => {
  const all = routes.map(({ path }) => read(page(path)));
  expect(all).not.toContain('');
  expect(new Set(all).size).toBe(all.length);
});

test('no picture is preloaded: React does it for each that is neither lazy nor of low priority', () => {
  const preloaded = [...pages].filter(([, { document }]) =>
    document.querySelector('link[rel="preload"][as="image"]'),
  );
  expect(preloaded.map(([path]) => path)).toEqual([]);
});

/** How React streams HTML that was not ready in time: a `<template>`, moved into place by `$RC`. */
const lateContent = /<template|\$RC\(/;

test('the not-found page has a title and an h1, and search engines do not list it', () => {
  const { path } = notFoundRoute;
  const { document } = page(path);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.title).not.toBe('');
  expect(metaOf(page(path), 'robots')).toBe('noindex');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(siteFiles['sitemap.xml']).not.toContain(`${path}<`);
});

describe.each(routes.map((route) => route.path))('%s', (path) => {
  test('has one h1, title and description, and the canonical and Open Graph URLs', () => {
    const { document } = page(path);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('head title')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(metaOf(page(path), 'description')).not.toBe('');
    const canonical = [...document.querySelectorAll('link[rel="canonical"]')];
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([env.siteUrl + path]);
    expect(metaOf(page(path), 'og:url')).toBe(env.siteUrl + path);
    expect(metaOf(page(path), 'og:image')).toBe(env.siteUrl + socialPicturePath(path));
    const size = ['width', 'height'].map((side) => metaOf(page(path), `og:image:${side}`));
    expect(size).toEqual(['1200', '630']);
    const letters = (text: string | null | undefined) => text?.replaceAll(/\W/g, '');
    const heading = letters(document.querySelector('h1')?.textContent);
    const alternative = metaOf(page(path), 'og:image:alt');
    expect(letters(alternative)).toContain(heading);
    const text = letters(document.body.textContent);
    for (const sentence of alternative.split('. ')) expect(text).toContain(letters(sentence));
  });

  test('its structured data parses, names the organisation, and its references resolve', () => {
    const blocks = [...page(path).document.querySelectorAll('script[type="application/ld+json"]')];
    expect(blocks).toHaveLength(2);
    const graphs: unknown = blocks.map(({ textContent }) => JSON.parse(textContent));
    const { defined, referenced, types } = readGraph(graphs);
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'WebPage']));
    expect(referenced.filter((id) => !defined.includes(id))).toEqual([]);
    expect(new Set(defined).size).toBe(defined.length);
  });

  test('is visible before any script runs', () => {
    expect(page(path).text).not.toMatch(/opacity:\s*0[;"]/);
    expect(page(path).text).not.toMatch(lateContent);
  });
});

function page(path: string): RenderedPage {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} was not rendered.`);
  return found;
}

function metaOf({ document }: RenderedPage, name: string): string {
  const meta = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute('content') ?? '';
}

/** A node that has only an `@id` refers to another; one with more defines it. */
function readGraph(graph: unknown) {
  const defined: string[] = [];
  const referenced: string[] = [];
  const types: string[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const entries = Object.entries(value);
    for (const [key, inner] of entries) {
      if (key === '@type') types.push(String(inner));
      if (key === '@id') (entries.length === 1 ? referenced : defined).push(String(inner));
      visit(inner);
    }
  };
  visit(graph);
  return { defined, referenced, types };
}
