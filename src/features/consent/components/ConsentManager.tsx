import { useEffect, useState } from 'react';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { choiceSaved, cookieBanner } from '@/content/consent';
import { useStore } from '@/hooks/useStore';
import { useConsentStore, useIsGpcActive } from '../ConsentProvider';
import type { ConsentRecord } from '../consentRecord';
import { syncConsentAcrossTabs } from '../updateConsent';

/** Between the page's load and the banner (SPEC section 9). */
const bannerDelayMs = 2000;

/** Syncs the consent, and loads the banner and the dialog when they are due. */
export function ConsentManager() {
  const store = useConsentStore();
  const record = useStore(store.record);
  const isDialogNeeded = useStore(store.isDialogOpen);
  const isGpcActive = useIsGpcActive();
  const isBannerNeeded = record === null && !isGpcActive;
  const [isBannerDue, setIsBannerDue] = useState(false);
  const [isPageLoaded, setIsPageLoaded] = useState(false);

  useEffect(() => syncConsentAcrossTabs(store), [store]);

  useEffect(() => {
    if (!isBannerNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLoad = () => {
      setIsPageLoaded(true);
      timer = setTimeout(() => setIsBannerDue(true), bannerDelayMs - msSinceLoad());
    };
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad);
    return () => {
      removeEventListener('load', onLoad);
      clearTimeout(timer);
    };
  }, [isBannerNeeded]);

  return (
    <>
      <ConsentStatus record={record} hasBanner={isBannerDue && isBannerNeeded} />
      <LazyMount
        load={loadBanner}
        when={isPageLoaded && isBannerNeeded}
        isVisible={isBannerDue && isBannerNeeded}
      />
      <LazyMount load={loadDialog} when={isDialogNeeded} onError={store.closeDialog} />
    </>
  );
}

const loadBanner = async () => (await import('./ConsentBanner/ConsentBanner')).ConsentBanner;
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
      {hasBanner && <VisuallyHidden>{cookieBanner.announcement}</VisuallyHidden>}
      {isNew && <VisuallyHidden>{choiceSaved[record.choice]}</VisuallyHidden>}
    </div>
  );
}

/** This code may run long after the page's load. */
function msSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation ? navigation.startTime + navigation.duration : 0;
  return loadedAt > 0 ? performance.now() - loadedAt : 0;
}
