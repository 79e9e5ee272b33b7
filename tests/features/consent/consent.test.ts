import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '@/lib/cookies';

/** The modules of a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const consent = await import('@/features/consent/consent');
  const { preferencesFor } = await import('@/features/consent/record');
  const visits = await import('@/features/consent/visits');
  const { bindGoogleConsentMode } = await import('@/features/consent/googleConsentMode');
  return { ...consent, ...visits, preferencesFor, bindGoogleConsentMode };
}

const cookieNames = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter(Boolean)
    .sort();

beforeEach(() => {
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0; Path=/`;
  Reflect.deleteProperty(window, 'dataLayer');
});

describe('without a choice', () => {
  it('nothing optional is written, and what is there is removed', async () => {
    writeCookie('playCount', '4');
    writeCookie('lastVisitedCase', '/caseStudyDetails/Nmipayment');
    const page = await openPage();
    page.enforceConsent();
    page.recordPlay();
    page.recordCaseVisit('Kaveri Works', '/caseStudyDetails/Machinerymanufacturing');
    expect(cookieNames()).toEqual([]);
    expect(page.lastVisitedCase()).toBeNull();
  });
});

describe('a choice', () => {
  it('is kept as JSON with revision, id and time, and told to listeners', async () => {
    const page = await openPage();
    const listener = vi.fn();
    page.onConsentChange(listener);
    page.saveConsent(page.preferencesFor('all'));
    const record: unknown = JSON.parse(readCookie('cookieConsent') ?? '');
    expect(record).toEqual({
      choice: 'all',
      analytics: true,
      marketing: true,
      functional: true,
      revision: 1,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(listener).toHaveBeenCalledExactlyOnceWith(record);
  });

  it('keeps its id when it changes', async () => {
    const page = await openPage();
    page.saveConsent(page.preferencesFor('all'));
    const first = page.currentConsent();
    page.saveConsent(page.preferencesFor('necessary'));
    expect(page.currentConsent()?.id).toBe(first?.id);
  });

  it('opens each cookie to its own category', async () => {
    const page = await openPage();
    page.saveConsent({ ...page.preferencesFor('necessary'), functional: true });
    page.recordPlay();
    page.recordCaseVisit('Kaveri Works', '/caseStudyDetails/Machinerymanufacturing');
    expect(cookieNames()).toEqual(['cookieConsent', 'lastVisitedCase']);
    expect(page.lastVisitedCase()).toBe('/caseStudyDetails/Machinerymanufacturing');
    page.saveConsent({ ...page.preferencesFor('necessary'), analytics: true });
    page.recordPlay();
    page.recordCaseVisit('Kaveri Works', '/caseStudyDetails/Machinerymanufacturing');
    expect(cookieNames()).toEqual(['cookieConsent', 'playCount', 'visits_KaveriWorks']);
  });

  it('withdrawn, takes the cookies of its category along', async () => {
    const page = await openPage();
    page.saveConsent(page.preferencesFor('all'));
    page.recordPlay();
    page.recordCaseVisit('Kaveri Works', '/caseStudyDetails/Machinerymanufacturing');
    page.saveConsent(page.preferencesFor('necessary'));
    expect(cookieNames()).toEqual(['cookieConsent']);
  });

  it('made in another tab is followed when this one is seen again', async () => {
    const page = await openPage();
    page.enforceConsent();
    const listener = vi.fn();
    page.onConsentChange(listener);
    writeCookie('cookieConsent', 'all');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledOnce();
    expect(page.isAllowed('marketing')).toBe(true);
  });
});

describe('Google Consent Mode', () => {
  const commands = (layer: readonly unknown[]) =>
    layer.map((entry) => Array.from(Object.values(Object(entry))));

  it('is not spoken on a page without dataLayer', async () => {
    const page = await openPage();
    page.bindGoogleConsentMode();
    page.saveConsent(page.preferencesFor('all'));
    expect(window).not.toHaveProperty('dataLayer');
  });

  it('denies at first and then follows the choice', async () => {
    const dataLayer: unknown[] = [];
    Object.assign(window, { dataLayer });
    const page = await openPage();
    page.bindGoogleConsentMode();
    page.saveConsent({ ...page.preferencesFor('necessary'), analytics: true });
    expect(Object.prototype.toString.call(dataLayer[0])).toBe('[object Arguments]');
    expect(commands(dataLayer)).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
      [
        'consent',
        'update',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'granted',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
          security_storage: 'granted',
        },
      ],
    ]);
  });
});
