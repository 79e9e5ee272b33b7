import type { ComponentType, ReactNode } from 'react';

/** The components of parts at one place of the site, by part. */
export type Slot<Props extends object = object> = Readonly<Record<string, ComponentType<Props>>>;

/** Renders what the parts have at a place, in the order of the list. */
export function inSlot<Props extends object>(slot: Slot<Props>, props: Props): ReactNode {
  return Object.entries(slot).map(([part, Component]) => <Component key={part} {...props} />);
}
