import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { onFormSent } from '@/lib/formSent';
import { createMeasuring } from './measuring';

/** Measures what the visitor consents to. Renders nothing. */
export function MeasureVisit() {
  const { record, isAllowed, cookies } = useConsentStore();
  const [measuring] = useState(
    () => __ENV__.measuring && createMeasuring(__ENV__.measuring, isAllowed, cookies),
  );
  const { pathname } = useLocation();

  useEffect(() => {
    if (!measuring) return undefined;
    measuring.applyChoice();
    return record.subscribe(measuring.applyChoice);
  }, [measuring, record]);

  useEffect(() => {
    measuring?.showPage(pathname);
  }, [measuring, pathname]);

  useEffect(() => (measuring ? onFormSent(measuring.countFormSent) : undefined), [measuring]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) measuring?.showAgain();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [measuring]);

  return null;
}
