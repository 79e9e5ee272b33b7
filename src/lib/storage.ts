/** Web storage that may be missing, full or forbidden: reads then find nothing, writes do nothing. */
export type SafeStorage = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

export const safeLocalStorage = safe(() => window.localStorage);
export const safeSessionStorage = safe(() => window.sessionStorage);

function safe(storage: () => Storage): SafeStorage {
  const attempt = <T>(action: (s: Storage) => T): T | null => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt((s) => s.getItem(key)),
    set: (key, value) => attempt((s) => s.setItem(key, value)),
    remove: (key) => attempt((s) => s.removeItem(key)),
  };
}
