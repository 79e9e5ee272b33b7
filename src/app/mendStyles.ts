import { nextChance } from '@/lib/nextChance';

/**
 * Asks again for a stylesheet that did not load, when it may succeed. The loader of chunks asks only
 * once, and what it loads later would stand without its style.
 */
export function mendStyles(): void {
  const mend = async ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    await nextChance();
    target.replaceWith(target.cloneNode());
  };
  addEventListener('error', (event) => void mend(event), { capture: true });
}
