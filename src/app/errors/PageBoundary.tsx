import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { RouteError } from './RouteError';

type PageBoundaryProps = { readonly children: ReactNode };

/** Keeps the layout when a page throws; the next page renders as usual. */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<RouteError />} resetKey={key}>
      {children}
    </ErrorBoundary>
  );
}
