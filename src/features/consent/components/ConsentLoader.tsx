import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';

/**
 * Render once, in the layout, after the skip link: the banner then comes first for keyboards and
 * screen readers too, without taking the focus. The code loads after the page, but at once if a tag
 * manager waits for its signals.
 */
export function ConsentLoader() {
  return <LazyMount load={loadConsentManager} />;
}

async function loadConsentManager() {
  if (!('dataLayer' in window)) await whenIdleOrInteracted;
  const { ConsentManager } = await import('./ConsentManager');
  return ConsentManager;
}
