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
    get: (key, maxLength = maxValueLength) =>
      attempt((s) => {
        const value = s.getItem(key);
        if (value === null || value.length <= maxLength) return value;
        s.removeItem(key);
        return null;
      }),
    set: (key, value) => attempt((s) => s.setItem(key, value)),
    remove: (key) => attempt((s) => s.removeItem(key)),
  };
}
