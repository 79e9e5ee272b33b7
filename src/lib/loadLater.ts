import { afterLoad } from '@/lib/afterLoad';
import { nextChance } from '@/lib/nextChance';

/**
 * Loads once the page has loaded, and again whenever a failed load may succeed. The promise never
 * rejects: prerendered HTML that waits for its code stays, as it would without script.
 */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  await afterLoad;
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}
