import { afterLoad } from '@/lib/afterLoad';
import { safeSessionStorage } from '@/lib/storage';
import { currentSession, followOtherTabs, onSessionChange } from './session';

/** In session storage, while the visitor is away at a provider. */
export const redirectKey = 'signInRedirect';

/**
 * Follows the session for as long as the page lives. What talks to the sign-in services is loaded
 * only for a visitor who was signed in before, who signs in in another tab, or who comes back from
 * a provider.
 * @param navigate goes to an address of the site without a trace of the one that is left
 * @returns the function that ends it.
 */
export function watchSession(navigate: (address: string) => void): () => void {
  const ends = [followOtherTabs(), onSessionChange(confirm)];
  if (mayComeFromProvider()) void finishReturn(navigate);
  void afterLoad.then(confirm);
  return () => ends.forEach((end) => end());
}

function mayComeFromProvider(): boolean {
  return safeSessionStorage.get(redirectKey) !== null || location.search.includes('state=');
}

async function finishReturn(navigate: (address: string) => void) {
  const flow = await import('./signInFlow');
  await flow.finishReturn(navigate);
}

/** Without a connection the visitor stays who they were; the next page asks again. */
function confirm() {
  if (currentSession().status !== 'signedIn') return;
  import('./signInFlow').then(
    (flow) => flow.confirmSession(),
    () => undefined,
  );
}
