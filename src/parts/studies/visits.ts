import type { ConsentStore } from '@/features/consent/consentStore';
import { countInCookie } from '@/lib/cookieJar';
import { studiesItems } from './stored';

type ConsentReader = Pick<ConsentStore, 'cookies' | 'isAllowed'>;

export function readLastVisitedCase({ cookies, isAllowed }: ConsentReader): string | null {
  return isAllowed('functional')
    ? (cookies.getAll()[studiesItems.lastVisitedCase.name] ?? null)
    : null;
}

/** Each cookie once, as soon as its category is allowed, and again only after a withdrawal has removed it. */
export function createCaseVisit(
  organisation: string,
  route: string,
): (consent: ConsentReader) => void {
  const name = organisation.replace(/[^\p{L}\p{N}]/gu, '');
  const counter = { ...studiesItems.visits, name: studiesItems.visits.name.replace(/<.+>/, name) };
  let recorded = { functional: false, analytics: false };
  return ({ cookies, isAllowed }) => {
    const allowed = { functional: isAllowed('functional'), analytics: isAllowed('analytics') };
    if (allowed.functional && !recorded.functional) {
      cookies.set(studiesItems.lastVisitedCase, route);
    }
    if (allowed.analytics && !recorded.analytics) {
      countInCookie(cookies, counter);
    }
    recorded = allowed;
  };
}
