import { onPageShown } from '@/lib/onPageShown';
import { maxValueLength } from '@/lib/storage';
import type { ConsentStore } from './consentStore';
import { consentChannelName, refreshConsent } from './updateConsent';

/**
 * Removes cookies without consent, and applies choices made in other tabs: at once, and when the
 * page is shown again. The channel is closed on `pagehide`, because an open one can keep a page out
 * of the back-forward cache.
 *
 * @returns a cleanup function
 */
export function syncConsentAcrossTabs(store: ConsentStore): () => void {
  let channel: BroadcastChannel | null = null;
  const openChannel = () => {
    if (channel || !('BroadcastChannel' in window)) return;
    channel = new BroadcastChannel(consentChannelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.length <= maxValueLength) refreshConsent(store, data);
    };
  };
  const closeChannel = () => {
    channel?.close();
    channel = null;
  };
  refreshConsent(store);
  openChannel();
  addEventListener('pagehide', closeChannel);
  addEventListener('pageshow', openChannel);
  const removeOnPageShown = onPageShown(() => refreshConsent(store));
  return () => {
    closeChannel();
    removeEventListener('pagehide', closeChannel);
    removeEventListener('pageshow', openChannel);
    removeOnPageShown();
  };
}
