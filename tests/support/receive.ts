import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The mock server of every test; an unexpected request is an error. */
export const server = setupServer();

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
