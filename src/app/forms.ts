import type { FormParts } from '@/hooks/useFormParts';
import { measuringFormQuery } from '@/parts/measuring/leadSource';
import { FormPrefill } from '@/parts/sign-in/FormPrefill';

export const formParts: FormParts = {
  extras: [FormPrefill],
  queries: [measuringFormQuery],
};
