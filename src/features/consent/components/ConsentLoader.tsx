import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';

/**
 * Put it once into the layout, after the skip link: the question then comes first for keyboards
 * and screen readers too, without taking the focus. Everything about consent is loaded after the
 * page, but at once where a tag manager waits for its signals.
 */
export function ConsentLoader() {
  return <LazyMount load={loadConsentManager} />;
}

async function loadConsentManager() {
  if (!('dataLayer' in window)) await whenIdleOrInteracted;
  const { ConsentManager } = await import('./ConsentManager');
  return ConsentManager;
}
