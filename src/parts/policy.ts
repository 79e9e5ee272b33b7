import { careersPolicy } from '@/content/careers/policy';
import { measuringPolicy } from '@/content/measuring';
import type { PartPolicy } from '@/content/policy';
import { signInPolicy } from '@/content/signIn/policy';
import { filmPolicy } from '@/parts/film/policy';

const parts: Readonly<Record<string, PartPolicy>> = {
  film: filmPolicy,
  careers: careersPolicy,
  measuring: measuringPolicy,
  'sign-in': signInPolicy,
};

export const partPolicies = Object.values(parts);
