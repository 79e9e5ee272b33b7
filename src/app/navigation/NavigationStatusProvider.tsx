import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createNavigationStatus, type NavigationStatus } from './navigationStatus';

const NavigationStatusContext = createContext<NavigationStatus | null>(null);

type NavigationStatusProviderProps = { readonly children: ReactNode };

/** Makes the store of what the router loads, once; it never re-renders what it contains. */
export function NavigationStatusProvider({ children }: NavigationStatusProviderProps) {
  const [status] = useState(createNavigationStatus);
  useLayoutEffect(() => status.listen(), [status]);
  return <NavigationStatusContext value={status}>{children}</NavigationStatusContext>;
}

/** @throws {Error} outside a `NavigationStatusProvider` */
export function useNavigationStatus(): NavigationStatus {
  const status = use(NavigationStatusContext);
  if (!status) {
    throw new Error(
      'useNavigationStatus needs to know what the router loads: render inside NavigationStatusProvider (src/app/App.tsx).',
    );
  }
  return status;
}
