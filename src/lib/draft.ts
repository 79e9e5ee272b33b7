import { parseObject } from './json';
import { safeSessionStorage, type draftKeyEnd } from './storage';

export type Draft = Readonly<Record<string, string>>;

/** Where a draft is stored; `removeDrafts` knows it by its end. */
export type DraftKey = `${string}${typeof draftKeyEnd}`;

/**
 * Characters of JSON; six times as many as a form may send, because a character can be escaped as six.
 * A longer draft is not stored; the previous one stays.
 */
export const maxDraftLength = 150_000;

/** Reads the stored draft; a malformed one counts as empty. */
export function readDraft(key: DraftKey): Draft {
  const draft = parseObject(safeSessionStorage.get(key, maxDraftLength) ?? '');
  return isDraft(draft) ? draft : {};
}

/** Stores the values until the tab closes; removes the draft if there are none. */
export function writeDraft(key: DraftKey, draft: Draft): void {
  if (Object.keys(draft).length === 0) {
    removeDraft(key);
    return;
  }
  const text = JSON.stringify(draft);
  if (text.length <= maxDraftLength) safeSessionStorage.set(key, text);
}

export function removeDraft(key: DraftKey): void {
  safeSessionStorage.remove(key);
}

function isDraft(value: Readonly<Record<string, unknown>>): value is Draft {
  return Object.values(value).every((text) => typeof text === 'string');
}
