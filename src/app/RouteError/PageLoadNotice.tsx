import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteArrival, pageLoading } from '@/app/pageLoading';
import { ui, loadNotice } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import { LoadNotice } from './LoadNotice';

/** Says that a page is long in coming, or that it did not come. */
export function PageLoadNotice() {
  const state = useStore(pageLoading);
  const { key, pathname } = useLocation();

  useEffect(noteArrival, [key]);
  useEffect(() => settle, [pathname]);

  useEffect(() => {
    if (state !== 'stayed') return undefined;
    addEventListener('online', settle);
    return () => removeEventListener('online', settle);
  }, [state]);

  if (state === 'slow') return <LoadNotice role="status" text={ui.loading} />;
  if (state === 'stayed') {
    return <LoadNotice role="alert" text={loadNotice.stayed} onClose={settle} />;
  }
  return null;
}

function settle() {
  pageLoading.set('settled');
}
