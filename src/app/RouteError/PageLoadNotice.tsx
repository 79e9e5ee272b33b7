import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteArrival, pageLoading, watchParts } from '@/app/pageLoading';
import { ui, loadNotice } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import { LoadNotice } from './LoadNotice';
import { PartialNotice } from './PartialNotice';

/** Says that a page is long in coming, or that it or a part of this one did not come. */
export function PageLoadNotice() {
  const state = useStore(pageLoading);
  const { key, pathname } = useLocation();

  useEffect(watchParts, []);
  useEffect(noteArrival, [key]);
  useEffect(() => settle, [pathname]);

  useEffect(() => {
    if (state !== 'stayed') return undefined;
    addEventListener('online', settle);
    return () => removeEventListener('online', settle);
  }, [state]);

  if (state === 'partial') return <PartialNotice onClose={settle} />;
  if (state === 'slow') return <LoadNotice role="status" text={ui.loading} />;
  if (state === 'stayed') {
    return <LoadNotice role="alert" text={loadNotice.stayed} onClose={settle} />;
  }
  return null;
}

function settle() {
  pageLoading.set('settled');
}
