import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { addresses, ports, siteSettings } from '../e2e/support/addresses';

/**
 * A test requests `delay` to delay files whose path contains its query, `wait` to wait until a page
 * has requested one, and `send` to send them.
 */
export const controlPaths = { delay: '/delay-files', wait: '/wait-for-file', send: '/send-files' };

/**
 * Serves the tested site with an additional first script. It records console errors, which WebKitGTK
 * does not report to a driver, and layout shifts, which only Chromium measures. It also sets the
 * clock to the time of the build, because job postings expire. Files can be delayed, which shows a
 * page as on a slow network.
 */
export async function startObservedSite(): Promise<Server> {
  const delayed: (() => void)[] = [];
  const waitingResponses: ServerResponse[] = [];
  const delayedParts: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const [pathname = '', query = ''] = path.split('?');
    if (pathname === controlPaths.wait && delayed.length === 0) {
      waitingResponses.push(response);
    } else if (Object.values(controlPaths).includes(pathname)) {
      if (pathname === controlPaths.delay) delayedParts.push(query);
      if (pathname === controlPaths.send) {
        delayedParts.length = 0;
        delayed.splice(0).forEach((send) => send());
      }
      response.end();
    } else if (delayedParts.some((part) => path.includes(part))) {
      delayed.push(() => void forward(path, response));
      waitingResponses.splice(0).forEach((waiting) => waiting.end());
    } else {
      void forward(path, response);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.observedSite, '127.0.0.1', resolve);
  });
  return server;
}

async function forward(path: string, response: ServerResponse) {
  try {
    const original = await fetch(`${addresses.site}${path}`, { redirect: 'manual' });
    const headers = [...original.headers].filter(([name]) => !hopByHop.has(name));
    const body = Buffer.from(await original.arrayBuffer());
    const isPage = original.headers.get('content-type')?.startsWith('text/html');
    response.writeHead(original.status, Object.fromEntries(headers));
    response.end(isPage ? addScript(body.toString()) : body);
  } catch {
    response.destroy();
  }
}

const hopByHop = new Set(['connection', 'content-length', 'content-encoding', 'keep-alive']);

const script = `(${observe.toString()})(${Number(siteSettings.SOURCE_DATE_EPOCH) * 1000})`;
const hash = createHash('sha256').update(script).digest('base64');

function addScript(html: string): string {
  return html
    .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
    .replace(/<title/, `<script>${script}</script><title`);
}

/** Runs in the page. */
function observe(buildTime: number) {
  const problems: string[] = [];
  Object.assign(window, { problems });

  for (const level of ['error', 'warn'] as const) {
    const log: (...parts: unknown[]) => void = Reflect.get(console, level);
    Object.assign(console, {
      [level]: (...parts: unknown[]) => {
        problems.push(`console.${level}: ${parts.map(String).join(' ')}`);
        log(...parts);
      },
    });
  }
  addEventListener(
    'error',
    ({ message, target }) =>
      problems.push(
        message
          ? `uncaught: ${message}`
          : `not loaded: ${target instanceof Element ? target.outerHTML.slice(0, 200) : ''}`,
      ),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    problems.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );

  const clockOffset = buildTime - Date.now();
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + clockOffset], newTarget),
    get: (target, key) =>
      key === 'now' ? () => RealDate.now() + clockOffset : Reflect.get(target, key),
  });

  const styleOf = (element: Element) => {
    const { display, position, color, backgroundColor, fontSize, paddingTop } =
      getComputedStyle(element);
    return [display, position, color, backgroundColor, fontSize, paddingTop].join(', ');
  };
  let firstStyles: readonly (readonly [Element, string])[] = [];
  const changedStyles = () => {
    if (firstStyles.length === 0) return null;
    return firstStyles.flatMap(([element, before]) => {
      const after = styleOf(element);
      const isSame = !element.isConnected || before === after;
      return isSame ? [] : [`${element.outerHTML.slice(0, 80)}: ${before} / ${after}`];
    });
  };
  Object.assign(window, { changedStyles });

  // Like https://wicg.github.io/layout-shift/, with one box around all elements that moved in a frame.
  let before = new Map<Element, DOMRect>();
  let scrollYBefore = scrollY;
  let layoutShift = 0;
  const measure = () => {
    if (firstStyles.length === 0 && document.querySelector('main h1')) {
      // Without the stipple and the states of controls, which hydration changes.
      firstStyles = [...document.querySelectorAll('header *, main *')]
        .filter((element) => !element.closest('[aria-hidden="true"], button'))
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map((element) => [element, styleOf(element)]);
    }
    const after = new Map<Element, DOMRect>();
    const box = { top: innerHeight, bottom: 0, left: innerWidth, right: 0 };
    let farthest = 0;
    for (const element of document.querySelectorAll('header, main :is(h1, h2, p, li, a, svg)')) {
      const rect = element.getBoundingClientRect();
      if (rect.bottom <= 0 || rect.top >= innerHeight) continue;
      after.set(element, rect);
      const old = before.get(element);
      if (!old || scrollYBefore !== scrollY || Math.abs(rect.top - old.top) < 1) continue;
      farthest = Math.max(farthest, Math.abs(rect.top - old.top));
      box.top = Math.max(0, Math.min(box.top, rect.top, old.top));
      box.bottom = Math.min(innerHeight, Math.max(box.bottom, rect.bottom, old.bottom));
      box.left = Math.max(0, Math.min(box.left, rect.left));
      box.right = Math.min(innerWidth, Math.max(box.right, rect.right));
    }
    const area = Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    layoutShift +=
      (area / innerWidth / innerHeight) * (farthest / Math.max(innerWidth, innerHeight));
    document.documentElement.dataset['layoutShift'] = layoutShift.toFixed(4);
    before = after;
    scrollYBefore = scrollY;
    requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
}
