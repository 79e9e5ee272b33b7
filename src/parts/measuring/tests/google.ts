import type { BrowserContext } from '@playwright/test';

type TagHost = {
  /** The addresses of the scripts that were requested. */
  readonly scripts: readonly string[];
  /** What arrived at Google Analytics: a page view as `title path`, a form as `form_sent name`, a click
   * as `click`. */
  readonly hits: readonly string[];
};

/**
 * Stands in for Google's hosts. Its script sets Google's cookies, sends the page views of the queue,
 * and, unlike Google's, sends every click whatever the visitor has chosen.
 */
export async function mockGoogle(context: BrowserContext): Promise<TagHost> {
  const scripts: string[] = [];
  const hits: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: `(${runTag.toString()})()` });
  });
  await context.route('https://region1.google-analytics.com/**', (route) => {
    hits.push(new URL(route.request().url()).searchParams.get('hit') ?? '');
    return route.fulfill({ body: 'ok', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return { scripts, hits };
}

function runTag() {
  const send = (hit: string) => {
    const query = new URLSearchParams({ hit });
    void fetch(`https://region1.google-analytics.com/g/collect?${query}`, {
      method: 'POST',
    }).catch(() => undefined);
  };
  let current: Readonly<Record<string, unknown>> = {};
  const read = (entry: unknown) => {
    const [command, name, values]: readonly unknown[] = Array.from(Object(entry));
    if (command === 'set') current = Object(name);
    if (command === 'event' && name === 'form_sent') send(`${name} ${Object(values)['form']}`);
    if (command === 'event' && name === 'page_view') {
      current = { ...current, ...Object(values) };
      send(
        `${String(current['page_title'])} ${new URL(String(current['page_location'])).pathname}`,
      );
    }
  };
  const queue = (globalThis.dataLayer ??= []);
  for (const name of ['_ga', '_ga_TEST', '_gcl_au']) document.cookie = `${name}=1; path=/`;
  queue.forEach(read);
  queue.push = (...entries) => {
    entries.forEach(read);
    return Array.prototype.push.apply(queue, entries);
  };
  addEventListener('click', () => send('click'), true);
}
