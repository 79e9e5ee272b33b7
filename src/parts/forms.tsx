import { FormPrefill } from '@/parts/sign-in/FormPrefill';
import { inSlot } from './inSlot';
import type { FormSlotProps, Slot } from './types';

const parts: Slot<FormSlotProps> = {
  'sign-in': FormPrefill,
};

/** What the parts do with a form that asks for a name and an email; the page passes it to the form. */
export function FormExtras(props: FormSlotProps) {
  return inSlot(parts, props);
}
