import { AuthProvider } from '@/parts/sign-in/AuthProvider';
import type { PartProvider } from './types';

const parts: Readonly<Record<string, PartProvider>> = {
  'sign-in': AuthProvider,
};

/** What the parts provide to all components of the site. */
export const partProviders = Object.values(parts);
