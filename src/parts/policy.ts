import type { PartPolicy } from '@/content/policy';
import { careersPolicy } from '@/parts/careers/policy';
import { filmPolicy } from '@/parts/film/policy';
import { measuringPolicy } from '@/parts/measuring/policy';
import { signInPolicy } from '@/parts/sign-in/policy';
import { ssoPolicy } from '@/parts/sign-in/single-sign-on/policy';
import { tokenSyncPolicy } from '@/parts/sign-in/token-sync/policy';

const parts: Readonly<Record<string, PartPolicy>> = {
  filmPolicy,
  careersPolicy,
  measuringPolicy,
  signInPolicy,
  ssoPolicy,
  tokenSyncPolicy,
};

export const partPolicies = Object.values(parts);
