import { safeSessionStorage } from '@/lib/storage';
import { signInItems } from './stored';

/** Milliseconds between two mails. */
export const verificationPauseMs = 60_000;

const key = signInItems.verificationMail.name;

export function recordVerificationMail(): void {
  safeSessionStorage.set(key, String(Date.now()));
}

export function forgetVerificationMail(): void {
  safeSessionStorage.remove(key);
}

/** Milliseconds until this tab may ask for another mail. */
export function verificationWaitMs(): number {
  const sent = Number(safeSessionStorage.get(key) ?? 0);
  const wait = sent + verificationPauseMs - Date.now();
  // a clock that was set back must not lock the button
  return wait > 0 && wait <= verificationPauseMs ? wait : 0;
}
