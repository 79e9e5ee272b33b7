import type { Slot } from '@/parts/inSlot';
import { SingleSignOnButton } from './single-sign-on/SingleSignOnButton';
import type { AuthRequest } from './useAuthRequest';

/** Below the providers in the login and the sign-up dialog. */
export const clientButtons: Slot<Pick<AuthRequest, 'run'>> = {
  'single-sign-on': SingleSignOnButton,
};
