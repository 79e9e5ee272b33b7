import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationState } from '@/app/navigation/pageLoader';
import { ui, toasts } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import type { Store } from '@/lib/store';
import { Toast } from './Toast';
import { IncompletePageToast } from './IncompletePageToast';

type NavigationStatusToastProps = { readonly state: Store<NavigationState> };

/** Tells the visitor that a page is slow, or that all or part of it failed to load. */
export function NavigationStatusToast({ state }: NavigationStatusToastProps) {
  const current = useStore(state);
  const { pathname } = useLocation();
  const dismiss = () => state.set('idle');

  useEffect(() => () => state.set('idle'), [pathname, state]);

  useEffect(() => {
    if (current !== 'aborted') return undefined;
    const reset = () => state.set('idle');
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [current, state]);

  if (current === 'incomplete') return <IncompletePageToast onClose={dismiss} />;
  if (current === 'pending') return <Toast role="status" text={ui.loading} />;
  if (current === 'aborted') {
    return <Toast role="alert" text={toasts.aborted} onClose={dismiss} />;
  }
  return null;
}
