import { safeSessionStorage } from './storage';

export type Draft = Readonly<Record<string, string>>;

/**
 * Characters of JSON; six times as many as a form may send, because a character can be escaped as six.
 * A longer draft is not stored; the previous one stays.
 */
export const maxDraftLength = 150_000;

/** Reads the stored draft. Removes a malformed one and returns an empty draft. */
export function readDraft(key: string): Draft {
  const stored = safeSessionStorage.get(key, maxDraftLength);
  if (stored === null) return {};
  const draft = parse(stored);
  if (!draft) removeDraft(key);
  return draft ?? {};
}

/** Stores the values until the tab closes; removes the draft if there are none. */
export function writeDraft(key: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) {
    removeDraft(key);
    return;
  }
  const text = JSON.stringify(draft);
  if (text.length <= maxDraftLength) safeSessionStorage.set(key, text);
}

export function removeDraft(key: string): void {
  safeSessionStorage.remove(key);
}

function parse(text: string): Draft | null {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
