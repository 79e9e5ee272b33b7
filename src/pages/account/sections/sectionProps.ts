import type { AccountActions, AccountDetails } from '@/features/auth/authClient';
import type { AccountActionState, RunAccountAction } from '../useAccountActions';

export type AccountSectionProps = {
  readonly account: AccountActions;
  readonly details: AccountDetails;
  readonly state: AccountActionState;
  readonly run: RunAccountAction;
};
