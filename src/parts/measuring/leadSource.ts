import { safeSessionStorage } from '@/lib/storage';
import { visitItems } from './stored';

const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

const maxLength = 200;

/** The campaign in a query, without anything else that the query holds. */
export function readCampaign(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  return new URLSearchParams(
    campaignKeys.flatMap((key) => {
      const value = query.get(key)?.trim().slice(0, maxLength);
      return value ? [[key, value]] : [];
    }),
  );
}

/** Without its query and hash, which can hold secrets; an extension may leave none. */
export function referrerPage(): string {
  return /^[\w-]+:\/\/[^?#]+/.exec(document.referrer)?.[0] ?? '';
}

/** Keeps where the visit came from, if the session does not have it yet. Needs consent. */
export function keepLeadSource(): void {
  if (safeSessionStorage.get(visitItems.leadSource.name) !== null) return;
  // the visitor may already have gone on to another page
  const [load] = performance.getEntriesByType('navigation');
  const source = readCampaign(new URL(load?.name ?? location.href, location.href).search);
  const referrer = referrerPage();
  if (referrer && !referrer.startsWith(`${location.origin}/`)) {
    source.set('referrer', referrer.slice(0, maxLength));
  }
  safeSessionStorage.set(visitItems.leadSource.name, source.toString());
}

export function removeLeadSource(): void {
  safeSessionStorage.remove(visitItems.leadSource.name);
}

/** For the address of a form; empty if there is none. */
export function readLeadSource(): string {
  return safeSessionStorage.get(visitItems.leadSource.name) ?? '';
}

/** A build that does not measure adds nothing, and has no byte of it. */
export const measuringFormQuery: () => string = __ENV__.measuring ? readLeadSource : () => '';
