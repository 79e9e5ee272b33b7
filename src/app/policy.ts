import type { PartPolicy } from '@/content/policy';
import { careersPolicy } from '@/parts/careers/policy';
import { filmPolicy } from '@/parts/film/policy';
import { measuringPolicy } from '@/parts/measuring/policy';
import { signInPolicy } from '@/parts/sign-in/policy';

export const policies: readonly PartPolicy[] = [
  filmPolicy,
  careersPolicy,
  measuringPolicy,
  signInPolicy,
];
