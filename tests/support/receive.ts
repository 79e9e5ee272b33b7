import { http, HttpResponse } from 'msw';
import { server } from './server';

/** Responds to the requests to an address, and collects them. */
export function receive(url: string, respond: () => Response | Promise<Response> = succeed) {
  const requests: Request[] = [];
  server.use(
    http.post(url, ({ request }) => {
      requests.push(request.clone());
      return respond();
    }),
  );
  return requests;
}

export const succeed = () => HttpResponse.json({ success: true });
