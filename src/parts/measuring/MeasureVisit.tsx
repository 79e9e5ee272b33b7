import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { onFormSent, type SentFormName } from '@/lib/formSent';
import { keepLeadSource, readCampaign, referrerPage, removeLeadSource } from './leadSource';
import type { AnalyticsSettings } from './settings';
import type { IsAllowed } from './vendor';
import { vendors } from './vendors';

/** Measures what the visitor consents to, or has not chosen yet. Renders nothing. */
export function MeasureVisit() {
  const { record, isAllowed, isUndecided } = useConsentStore();
  const [measuring] = useState(
    () => __ENV__.measuring && createMeasuring(__ENV__.measuring, isAllowed, isUndecided),
  );
  const { pathname } = useLocation();

  useEffect(() => {
    if (!measuring) return undefined;
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && measuring.showAgain();
    measuring.applyChoice();
    addEventListener('pageshow', onPageShow);
    const removeListeners = [
      record.subscribe(measuring.applyChoice),
      onFormSent(measuring.countFormSent),
      () => removeEventListener('pageshow', onPageShow),
    ];
    return () => removeListeners.forEach((remove) => remove());
  }, [measuring, record]);

  useEffect(() => {
    measuring?.showPage(pathname);
  }, [measuring, pathname]);

  return null;
}

/** @param isUndecided whether the visitor has neither chosen nor objected: enough to count views, if set so */
export function createMeasuring(
  settings: AnalyticsSettings,
  isAllowed: IsAllowed,
  isUndecided: () => boolean,
) {
  const vendor = vendors[settings.vendor](settings);
  const hasConsent = () => vendor.categories.some(isAllowed);
  const canCount = () => hasConsent() || (settings.countsBeforeChoice && isUndecided());
  let state: 'off' | 'on' | 'stopped' = 'off';
  let path: string | null = null;
  let shown = { title: '', url: '', referrer: referrerPage() };
  let isCounted = true;

  function countView() {
    if (isCounted || state !== 'on' || !canCount()) return;
    isCounted = true;
    vendor.sendView(shown);
  }

  function expectView() {
    isCounted = false;
    countView();
  }

  return {
    /** Call at the start and at each change of the choice. */
    applyChoice: () => {
      if (state !== 'stopped' && canCount()) {
        state = 'on';
        vendor.allow?.(isAllowed);
      } else if (state === 'on') {
        state = vendor.stop ? 'stopped' : 'off';
        vendor.stop?.();
      }
      countView();
      if (isAllowed('analytics')) keepLeadSource();
      else removeLeadSource();
    },
    /** Call with the path of each page once its title is the document's. */
    showPage: (next: string) => {
      if (next === path) return;
      path = next;
      const campaign = readCampaign(location.search).toString();
      shown = {
        title: document.title,
        url: location.origin + next + (campaign && `?${campaign}`),
        referrer: shown.url || shown.referrer,
      };
      expectView();
    },
    /** Call when a form was accepted. Without consent at that moment, nothing is sent later either. */
    countFormSent: (form: SentFormName) => {
      if (state === 'on' && hasConsent()) vendor.sendFormSent(form, shown);
    },
    /** Call when the browser shows the page again from its back-forward cache. */
    showAgain: expectView,
  };
}
