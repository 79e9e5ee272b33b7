import type { ReactNode } from 'react';
import type { Slot } from './types';

/** Renders what the parts have at a place, in the order of the list. */
export function inSlot<Props extends object>(slot: Slot<Props>, props: Props): ReactNode {
  return Object.entries(slot).map(([part, Component]) => <Component key={part} {...props} />);
}
