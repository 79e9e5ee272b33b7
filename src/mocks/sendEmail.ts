import { http, type HttpHandler } from 'msw';
import { safeSessionStorage } from '@/lib/storage';

const responses = {
  ok: () => Response.json({ success: true, reference: '3f9a2b1c' }),
  rejected: () => Response.json({ success: false }),
  toolarge: () => Response.json({ success: false }, { status: 413 }),
  toomany: () => Response.json({ success: false }, { status: 429 }),
  busy: () => Response.json({ success: false }, { status: 503 }),
  error: () => new Response('Internal Server Error', { status: 500 }),
  badjson: () => new Response('<p>Not JSON</p>', { headers: { 'Content-Type': 'text/html' } }),
  slow: async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return Response.json({ success: true });
  },
  offline: () => Response.error(),
} as const satisfies Record<string, () => Response | Promise<Response>>;

const mockStorageKey = 'mock';

/** The response that `?mock=` in the URL chooses, for the session; by default `ok`. */
function chooseResponse() {
  const asked = new URLSearchParams(location.search).get('mock');
  const name = asked ?? safeSessionStorage.get(mockStorageKey) ?? 'ok';
  if (!isScenario(name)) {
    console.warn(`?mock=${name} is not known. Write one of: ${Object.keys(responses).join(', ')}.`);
    return responses.ok;
  }
  safeSessionStorage.set(mockStorageKey, name);
  return responses[name];
}

/** Responds to the form that posts to `url`, if that is on the site's own origin. */
export function mockForm(url: string | undefined): readonly HttpHandler[] {
  if (!url?.startsWith('/')) return [];
  // now too, because the form may be on a page that the visitor goes to without the query
  chooseResponse();
  return [http.post(url, () => chooseResponse()())];
}

function isScenario(name: string): name is keyof typeof responses {
  return Object.hasOwn(responses, name);
}
