import { incrementCookie, readCookie, writeCookie } from '@/lib/cookies';
import { isAllowed } from './consent';

/** Notes that a study was opened, as far as the visitor agreed to it. */
export function recordCaseVisit(organisation: string, route: string): void {
  if (isAllowed('functional')) writeCookie('lastVisitedCase', route);
  if (isAllowed('analytics')) incrementCookie('visits', organisation);
}

/** Counts a press of the film's play icon, if the visitor agreed to it. */
export function recordPlay(): void {
  if (isAllowed('analytics')) incrementCookie('playCount');
}

/** The address of the study that was opened last, if the visitor agreed to it being kept. */
export function lastVisitedCase(): string | null {
  return isAllowed('functional') ? readCookie('lastVisitedCase') : null;
}
