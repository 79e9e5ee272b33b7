import { LazyMount } from '@/components/LazyMount/LazyMount';
import { useIdleOrInteracted } from '@/hydration/useIdleOrInteracted';
import { useHydrated } from '@/hydration/useHydrated';

/**
 * Put it once into the layout, after the skip link: the question then comes first for keyboards
 * and screen readers too, without taking the focus. Everything about consent is loaded after the
 * page, but at once where a tag manager waits for its signals.
 */
export function ConsentLoader() {
  const isIdleOrInteracted = useIdleOrInteracted();
  const hasTagManager = useHydrated() && 'dataLayer' in window;
  return <LazyMount load={loadConsentManager} when={isIdleOrInteracted || hasTagManager} />;
}

async function loadConsentManager() {
  const { ConsentManager } = await import('./ConsentManager');
  return ConsentManager;
}
