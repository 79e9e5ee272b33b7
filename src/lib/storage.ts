import { onPageShown } from './onPageShown';

/** Characters. A longer value in storage, a cookie or the address did not come from this site. */
export const maxValueLength = 1024;

export const safeLocalStorage = createSafeStorage(() => window.localStorage);
export const safeSessionStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Web storage that may be missing, full or blocked: then reads return null and writes do nothing.
 */
function createSafeStorage(getStorage: () => Storage) {
  const tryOrNull = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(getStorage());
    } catch {
      return null;
    }
  };
  return {
    /** Removes a value of more than `maxLength` characters and returns null. */
    get: (key: string, maxLength = maxValueLength) =>
      tryOrNull((storage) => {
        const value = storage.getItem(key);
        if (value === null || value.length <= maxLength) return value;
        storage.removeItem(key);
        return null;
      }),
    set: (key: string, value: string) => tryOrNull((storage) => storage.setItem(key, value)),
    remove: (key: string) => tryOrNull((storage) => storage.removeItem(key)),
    removeAll: (isChosen: (key: string) => boolean) =>
      tryOrNull((storage) =>
        Object.keys(storage)
          .filter(isChosen)
          .forEach((key) => storage.removeItem(key)),
      ),
  };
}

export const draftKeyEnd = 'Draft';

/** Of this tab, all; an open form keeps its own on screen. Apart from useDraft.ts, which only forms load. */
export function removeDrafts(): void {
  safeSessionStorage.removeAll((key) => key.endsWith(draftKeyEnd));
}

/**
 * Calls `listener` when another tab changes an item of local storage, and when the page is shown again.
 *
 * @returns a function that removes the listeners
 */
export function onItemChange(itemKey: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === itemKey || key === null) listener();
  };
  addEventListener('storage', onStorage);
  const removeOnPageShown = onPageShown(listener);
  return () => {
    removeEventListener('storage', onStorage);
    removeOnPageShown();
  };
}
