import { onPageShown } from './onPageShown';

/**
 * Web storage that may be missing, full or blocked: then reads return null and writes do nothing.
 */
export type SafeStorage = {
  /** Removes a value of more than `maxLength` characters and returns null. */
  readonly get: (key: string, maxLength?: number) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/** Characters. A longer value in storage, a cookie or the address did not come from this site. */
export const maxValueLength = 1024;

export const safeLocalStorage = createSafeStorage(() => window.localStorage);
export const safeSessionStorage = createSafeStorage(() => window.sessionStorage);

function createSafeStorage(getStorage: () => Storage): SafeStorage {
  const tryOrNull = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(getStorage());
    } catch {
      return null;
    }
  };
  return {
    get: (key, maxLength = maxValueLength) =>
      tryOrNull((storage) => {
        const value = storage.getItem(key);
        if (value === null || value.length <= maxLength) return value;
        storage.removeItem(key);
        return null;
      }),
    set: (key, value) => tryOrNull((storage) => storage.setItem(key, value)),
    remove: (key) => tryOrNull((storage) => storage.removeItem(key)),
  };
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
