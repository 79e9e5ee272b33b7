export type SentFormName = 'contact' | 'application';

const listeners = new Set<(form: SentFormName) => void>();

/** Call when a receiver has accepted a form: whatever a listener does, it has been sent. */
export function announceFormSent(form: SentFormName): void {
  for (const listener of listeners) queueMicrotask(() => listener(form));
}

export function onFormSent(listener: (form: SentFormName) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
