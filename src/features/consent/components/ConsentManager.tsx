import { useEffect, useState } from 'react';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { choiceSaved, cookieBanner } from '@/content/consent';
import { useStore } from '@/hooks/useStore';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { useConsentStore, useIsGpcActive } from '../ConsentProvider';
import type { ConsentRecord } from '../consentRecord';
import { syncConsentAcrossTabs } from '../updateConsent';
import { ConsentBanner } from './ConsentBanner/ConsentBanner';

const bannerDelayMs = 2000;

export function ConsentManager() {
  const store = useConsentStore();
  const record = useStore(store.record);
  const isDialogNeeded = useStore(store.isDialogOpen);
  const isGpcActive = useIsGpcActive();
  const isBannerNeeded = record === null && !isGpcActive;
  const [isBannerDue, setIsBannerDue] = useState(false);

  useEffect(() => syncConsentAcrossTabs(store), [store]);

  useEffect(() => {
    if (!isBannerNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLoad = () => {
      timer = setTimeout(() => setIsBannerDue(true), bannerDelayMs - msSinceLoad());
    };
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad);
    return () => {
      removeEventListener('load', onLoad);
      clearTimeout(timer);
    };
  }, [isBannerNeeded]);

  const hasBanner = isBannerDue && isBannerNeeded;
  return (
    <>
      <ConsentStatus record={record} hasBanner={hasBanner} />
      {hasBanner && (
        <ErrorBoundary>
          <ConsentBanner />
        </ErrorBoundary>
      )}
      <LazyMount load={loadDialog} when={isDialogNeeded} onError={store.closeDialog} />
    </>
  );
}

const loadDialog = async () => (await import('./CookieDialog/CookieDialog')).CookieDialog;

type ConsentStatusProps = {
  readonly record: ConsentRecord | null;
  readonly hasBanner: boolean;
};

/** Announces the banner and a choice to screen readers, because both come and go silently. */
function ConsentStatus({ record, hasBanner }: ConsentStatusProps) {
  const [initialTimestamp] = useState(record?.timestamp);
  const isNew = record !== null && record.timestamp !== initialTimestamp;
  return (
    <div role="status">
      {hasBanner && <span data-visually-hidden="">{cookieBanner.announcement}</span>}
      {isNew && <span data-visually-hidden="">{choiceSaved[record.choice]}</span>}
    </div>
  );
}

/** This code may run long after the page's load; a page that was prerendered counts from its opening. */
function msSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return 0;
  const openedAt = 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
  const loadedAt = Math.max(navigation.startTime + navigation.duration, openedAt);
  return loadedAt > 0 ? performance.now() - loadedAt : 0;
}
