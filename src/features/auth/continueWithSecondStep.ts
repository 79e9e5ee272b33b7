import { AuthError } from './authClient';
import type { AuthStore } from './authStore';

/** Opens the view for the second step if the sign-in asks for one. */
export async function continueWithSecondStep(
  signIn: Promise<void>,
  openDialog: AuthStore['openDialog'],
): Promise<void> {
  try {
    await signIn;
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'multi-factor-auth-required') throw error;
    openDialog('secondStep');
  }
}
