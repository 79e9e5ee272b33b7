import { setupWorker } from 'msw/browser';
import url from 'msw/mockServiceWorker.js?url';
import { env } from '@/config/env';
import { mockForm } from '@/mocks/sendEmail';
import { careersMocks } from '@/parts/careers/mocks';
import { signInMocks } from '@/parts/sign-in/mocks';

/** Responds to the forms that post to the site's own origin; other requests pass. */
export async function startMocks(): Promise<void> {
  const worker = setupWorker(...mockForm(env.sendEmailUrl));
  worker.use(...careersMocks(env));
  worker.use(...signInMocks(env));
  const serviceWorker = { url, options: { scope: '/' } };
  await worker.start({ serviceWorker, onUnhandledRequest: 'bypass', quiet: true });
}
