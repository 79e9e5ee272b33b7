import { storedItems } from '@/content/storedItems';
import { parseObject } from '@/lib/json';
import { safeLocalStorage } from '@/lib/storage';
import type { ContactMessage } from './sendMessage';

/** Milliseconds for which the same text is not sent again: as long as the receiver recognises it. */
const maxAgeMs = 10 * 60_000;

const { name: itemName } = storedItems.contactSent;

/** The message that this browser has sent last; the document that sent it may be gone. */
type SentMessage = {
  /** Recognises the same text without keeping it. */
  readonly digest: number;
  readonly startedAt: number;
  readonly hasArrived: boolean;
};

export function readSentMessage(): SentMessage | null {
  const { digest, startedAt, hasArrived } = parseObject(safeLocalStorage.get(itemName) ?? '');
  if (typeof digest !== 'number' || typeof startedAt !== 'number') return null;
  const age = Date.now() - startedAt;
  if (age >= 0 && age < maxAgeMs) return { digest, startedAt, hasArrived: hasArrived === true };
  forgetSentMessage();
  return null;
}

export function rememberSentMessage(message: ContactMessage, hasArrived: boolean): void {
  const sent: SentMessage = { digest: getDigest(message), startedAt: Date.now(), hasArrived };
  safeLocalStorage.set(itemName, JSON.stringify(sent));
}

export function forgetSentMessage(): void {
  safeLocalStorage.remove(itemName);
}

/** FNV-1a. */
export function getDigest(message: ContactMessage): number {
  let digest = 0x811c9dc5;
  for (const character of JSON.stringify(message)) {
    digest = Math.imul(digest ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return digest;
}
