import { useEffect, useState } from 'react';
import { Deferred } from '@/components/Deferred/Deferred';
import { enforceConsent, sendsGlobalPrivacyControl, useConsent } from '../consent';
import { useCookieSettingsOpen } from '../cookieSettings';
import { bindGoogleConsentMode } from '../googleConsentMode';

/** Milliseconds between the page's load and the banner (SPEC section 9). */
const bannerDelay = 2000;

/** Keeps the choice, and loads banner and dialog when they are due. */
export function ConsentCentre() {
  const isUndecided = useConsent() === null;
  const isDialogNeeded = useCookieSettingsOpen();
  const [isBannerDue, setBannerDue] = useState(false);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(enforceConsent, []);
  useEffect(bindGoogleConsentMode, []);

  useEffect(() => {
    if (!isUndecided || sendsGlobalPrivacyControl()) return undefined;
    return afterPageLoad(() => {
      setLoaded(true);
      const timer = setTimeout(() => setBannerDue(true), bannerDelay - timeSinceLoad());
      return () => clearTimeout(timer);
    });
  }, [isUndecided]);

  return (
    <>
      <Deferred
        load={loadBanner}
        isNeeded={isLoaded && isUndecided}
        isShown={isBannerDue && isUndecided}
      />
      <Deferred load={loadDialog} isNeeded={isDialogNeeded} />
    </>
  );
}

async function loadBanner() {
  const { ConsentBanner } = await import('../ConsentBanner/ConsentBanner');
  return ConsentBanner;
}

async function loadDialog() {
  const { CookieDialog } = await import('../CookieDialog/CookieDialog');
  return CookieDialog;
}

/** @param start returns what ends it. @returns the function that ends it, before or after. */
function afterPageLoad(start: () => () => void): () => void {
  if (document.readyState === 'complete') return start();
  let end = () => removeEventListener('load', begin);
  const begin = () => {
    end = start();
  };
  addEventListener('load', begin, { once: true });
  return () => end();
}

/** Milliseconds; this code itself is loaded after the page. */
function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation ? navigation.startTime + navigation.duration : 0;
  return loadedAt > 0 ? performance.now() - loadedAt : 0;
}
