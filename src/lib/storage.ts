import { onPageShown } from './onPageShown';

export const safeLocalStorage = createSafeStorage(() => window.localStorage);
export const safeSessionStorage = createSafeStorage(() => window.sessionStorage);

/** Web storage that may be missing, full or blocked: what it does not take lasts as long as the document. */
function createSafeStorage(getStorage: () => Storage) {
  const refused = new Map<string, string>();
  const tryOrNull = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(getStorage());
    } catch {
      return null;
    }
  };
  const remove = (key: string) => {
    refused.delete(key);
    tryOrNull((storage) => storage.removeItem(key));
  };
  return {
    get: (key: string) => refused.get(key) ?? tryOrNull((storage) => storage.getItem(key)),
    set: (key: string, value: string) => {
      refused.set(key, value);
      tryOrNull((storage) => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    remove,
    removeAll: (isChosen: (key: string) => boolean) => {
      const stored = tryOrNull((storage) => Object.keys(storage)) ?? [];
      [...stored, ...refused.keys()].filter(isChosen).forEach(remove);
    },
  };
}

export const draftKeyEnd = 'Draft';

/** Of this tab, all; an open form keeps its own on screen. Apart from useDraft.ts, which only forms load. */
export function removeDrafts(): void {
  safeSessionStorage.removeAll((key) => key.endsWith(draftKeyEnd));
}

/** Also when the page is shown again. @returns a function that removes the listeners */
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
