import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { addresses, ports, siteSettings } from '../e2e/support/addresses';

/**
 * Serves the tested site with one more script, which runs before all others: it notes what the page
 * complains about, which WebKitGTK tells no driver, and what moves while the page loads, which only
 * Chromium measures. It also sets the clock to the time of the build, because postings close.
 */
export async function startObservedSite(): Promise<Server> {
  const server = createServer((request, response) => {
    void fetch(`${addresses.site}${request.url ?? ''}`, { redirect: 'manual' }).then(
      async (answer) => {
        const headers = [...answer.headers].filter(([name]) => !hopByHop.has(name));
        const body = Buffer.from(await answer.arrayBuffer());
        const isPage = answer.headers.get('content-type')?.startsWith('text/html');
        response.writeHead(answer.status, Object.fromEntries(headers));
        response.end(isPage ? observed(body.toString()) : body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.observedSite, '127.0.0.1', resolve);
  });
  return server;
}

const hopByHop = new Set(['connection', 'content-length', 'content-encoding', 'keep-alive']);

const script = `(${observe.toString()})(${Number(siteSettings.SOURCE_DATE_EPOCH) * 1000})`;
const hash = createHash('sha256').update(script).digest('base64');

function observed(html: string): string {
  return html
    .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
    .replace(/<title/, `<script>${script}</script><title`);
}

/** Runs in the page. */
function observe(buildTime: number) {
  const notes: string[] = [];
  Object.assign(window, { notes });

  for (const level of ['error', 'warn'] as const) {
    const log: (...parts: unknown[]) => void = Reflect.get(console, level);
    Object.assign(console, {
      [level]: (...parts: unknown[]) => {
        notes.push(`console.${level}: ${parts.map(String).join(' ')}`);
        log(...parts);
      },
    });
  }
  addEventListener(
    'error',
    ({ message, target }) =>
      notes.push(
        message
          ? `uncaught: ${message}`
          : `not loaded: ${target instanceof Element ? target.outerHTML.slice(0, 200) : ''}`,
      ),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => notes.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    notes.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );

  const shift = buildTime - Date.now();
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + shift], newTarget),
    get: (target, key) => (key === 'now' ? () => RealDate.now() + shift : Reflect.get(target, key)),
  });

  // https://wicg.github.io/layout-shift/, with one box around all that moved between two frames
  let before = new Map<Element, DOMRect>();
  let scrolled = scrollY;
  let shifted = 0;
  const measure = () => {
    const after = new Map<Element, DOMRect>();
    const box = { top: innerHeight, bottom: 0, left: innerWidth, right: 0 };
    let farthest = 0;
    for (const element of document.querySelectorAll('header, main :is(h1, h2, p, li, a, svg)')) {
      const rect = element.getBoundingClientRect();
      if (rect.bottom <= 0 || rect.top >= innerHeight) continue;
      after.set(element, rect);
      const old = before.get(element);
      if (!old || scrolled !== scrollY || Math.abs(rect.top - old.top) < 1) continue;
      farthest = Math.max(farthest, Math.abs(rect.top - old.top));
      box.top = Math.max(0, Math.min(box.top, rect.top, old.top));
      box.bottom = Math.min(innerHeight, Math.max(box.bottom, rect.bottom, old.bottom));
      box.left = Math.max(0, Math.min(box.left, rect.left));
      box.right = Math.min(innerWidth, Math.max(box.right, rect.right));
    }
    const area = Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    shifted += (area / innerWidth / innerHeight) * (farthest / Math.max(innerWidth, innerHeight));
    document.documentElement.dataset['shifted'] = shifted.toFixed(4);
    before = after;
    scrolled = scrollY;
    requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
}
