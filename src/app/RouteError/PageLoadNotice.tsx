import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigationStatus } from '@/app/NavigationStatusProvider';
import { ui, loadNotice } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import { LoadNotice } from './LoadNotice';
import { PartialNotice } from './PartialNotice';

/** Tells the visitor that a page is slow, or that all or part of it failed to load. */
export function PageLoadNotice() {
  const { state, onRouteShown, watchChunkErrors } = useNavigationStatus();
  const current = useStore(state);
  const { key, pathname } = useLocation();
  const dismiss = () => state.set('idle');

  useEffect(watchChunkErrors, [watchChunkErrors]);
  useEffect(onRouteShown, [key, onRouteShown]);
  useEffect(() => () => state.set('idle'), [pathname, state]);

  useEffect(() => {
    if (current !== 'aborted') return undefined;
    const reset = () => state.set('idle');
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [current, state]);

  if (current === 'incomplete') return <PartialNotice onClose={dismiss} />;
  if (current === 'pending') return <LoadNotice role="status" text={ui.loading} />;
  if (current === 'aborted') {
    return <LoadNotice role="alert" text={loadNotice.stayed} onClose={dismiss} />;
  }
  return null;
}
