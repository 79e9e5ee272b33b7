import { http, type HttpHandler } from 'msw';
import { safeSessionStorage } from '@/lib/storage';

/** The scenarios of the mocked endpoints, to which the forms post. */
const responses = {
  ok: () => Response.json({ success: true }),
  rejected: () => Response.json({ success: false }),
  toolarge: () => Response.json({ success: false }, { status: 413 }),
  toomany: () => Response.json({ success: false }, { status: 429 }),
  error: () => new Response('Internal Server Error', { status: 500 }),
  badjson: () => new Response('<p>Not JSON</p>', { headers: { 'Content-Type': 'text/html' } }),
  slow: async () => {
    await new Promise((resolve) => setTimeout(resolve, slowResponseMs));
    return Response.json({ success: true });
  },
  offline: () => Response.error(),
} as const satisfies Record<string, () => Response | Promise<Response>>;

export type Scenario = keyof typeof responses;

/** Milliseconds that `slow` takes. */
export const slowResponseMs = 5000;

const mockStorageKey = 'mock';

/** The scenario that `?mock=` in the URL chooses, stored for the session; by default `ok`. */
export function chooseScenario(search: string): Scenario {
  const name = new URLSearchParams(search).get('mock');
  if (name !== null && isScenario(name)) {
    safeSessionStorage.set(mockStorageKey, name);
    return name;
  }
  if (name !== null) {
    console.warn(`?mock=${name} is not known. Write one of: ${Object.keys(responses).join(', ')}.`);
  }
  const stored = safeSessionStorage.get(mockStorageKey) ?? '';
  return isScenario(stored) ? stored : 'ok';
}

export async function respond(scenario: Scenario): Promise<Response> {
  return responses[scenario]();
}

/** Responds to the form that posts to `url`, if that is on the site's own origin. */
export function mockForm(url: string | undefined): readonly HttpHandler[] {
  if (!url?.startsWith('/')) return [];
  // now too, because the form may be on a page that the visitor goes to without the query
  chooseScenario(location.search);
  return [http.post(url, () => respond(chooseScenario(location.search)))];
}

function isScenario(name: string): name is Scenario {
  return Object.hasOwn(responses, name);
}
