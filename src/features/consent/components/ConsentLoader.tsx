import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';

/**
 * Render once, in the layout, after the skip link, so that the banner is next in keyboard and reading
 * order. The code loads once the page is idle.
 */
export function ConsentLoader() {
  return <LazyMount load={loadConsentManager} />;
}

async function loadConsentManager() {
  await whenIdleOrInteracted;
  return (await import('./ConsentManager')).ConsentManager;
}
