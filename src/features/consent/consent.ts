import { useSyncExternalStore } from 'react';
import { useStore } from '@/hooks/useStore';
import { readCookie, removeCookiesOf, writeCookie } from '@/lib/cookies';
import { createStore } from '@/lib/store';
import {
  optionalCategories,
  parseConsent,
  recordOf,
  type ConsentRecord,
  type OptionalCategory,
  type Preferences,
} from './record';

const store = createStore<ConsentRecord | null>(readRecord, null);

/** The visitor's choice; null while there is none, and in prerendered HTML. */
export function useConsent(): ConsentRecord | null {
  return useStore(store);
}

export function currentConsent(): ConsentRecord | null {
  return store.get();
}

export function isAllowed(category: OptionalCategory): boolean {
  return store.get()?.[category] ?? false;
}

/** Keeps the choice for 365 days and removes the cookies of every category that it leaves out. */
export function saveConsent(preferences: Preferences): void {
  const record = recordOf(preferences, store.get()?.id || randomId());
  writeCookie('cookieConsent', JSON.stringify(record));
  removeUnconsented(record);
  store.set(record);
}

/**
 * Calls `listener` after each change of the choice, made here or in another tab; null when the
 * record is gone.
 * @returns the function that ends the subscription.
 */
export function onConsentChange(listener: (record: ConsentRecord | null) => void): () => void {
  return store.subscribe(() => listener(store.get()));
}

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
export function sendsGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Whether Global Privacy Control stands in for a choice that the visitor has not made. */
export function useGlobalPrivacyControl(): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get() === null && sendsGlobalPrivacyControl(),
    () => false,
  );
}

/**
 * Removes what nobody agreed to, and follows a choice made in another tab.
 * @returns the function that ends it.
 */
export function enforceConsent(): () => void {
  removeUnconsented(store.get());
  document.addEventListener('visibilitychange', followOtherTabs);
  return () => document.removeEventListener('visibilitychange', followOtherTabs);
}

function followOtherTabs(): void {
  if (document.visibilityState !== 'visible') return;
  const record = readRecord();
  if (JSON.stringify(record) === JSON.stringify(store.get())) return;
  removeUnconsented(record);
  store.set(record);
}

function removeUnconsented(record: ConsentRecord | null): void {
  optionalCategories
    .filter((category) => !record?.[category])
    .forEach((category) => removeCookiesOf(category));
}

function readRecord(): ConsentRecord | null {
  return parseConsent(readCookie('cookieConsent'));
}

/** Unlike `crypto.randomUUID` it exists on plain http too. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
