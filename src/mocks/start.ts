import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { env } from '@/config/env';
import { partMocks } from '@/parts/mocks';
import { respond, chooseScenario } from './sendEmail';

/**
 * In development, responds to the forms that post to the site's own origin; `?mock=` chooses a
 * scenario of `sendEmail.ts`. Other requests pass.
 * Parts add theirs.
 */
export async function startMocks(): Promise<void> {
  let scenario = chooseScenario(location.search);
  let search = location.search;
  const paths = [env.sendEmailUrl, env.applicationUrl ?? ''].filter((url) => url.startsWith('/'));
  const worker = setupWorker(
    ...paths.map((path) =>
      http.post(path, () => {
        if (location.search !== search) {
          search = location.search;
          scenario = chooseScenario(search);
        }
        return respond(scenario);
      }),
    ),
    ...partMocks(env),
  );
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
}
