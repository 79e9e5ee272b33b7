import type { PartPolicy } from '@/content/policy';
import { careersPolicy } from '@/parts/careers/policy';
import { filmPolicy } from '@/parts/film/policy';
import { measuringPolicy } from '@/parts/measuring/policy';
import { signInPolicy } from '@/parts/sign-in/policy';

const parts: Readonly<Record<string, PartPolicy>> = {
  filmPolicy,
  careersPolicy,
  measuringPolicy,
  signInPolicy,
};

export const partPolicies = Object.values(parts);
