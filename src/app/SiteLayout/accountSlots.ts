import type { ReactNode } from 'react';

/**
 * Where sign-in shows itself. Each slot is empty until it is filled, and what fills it keeps its own
 * state: an element that is handed in here stays the same while the visitor signs in and out.
 */
export type AccountSlots = {
  /** At the end of the night bar: Login, or name, email and Logout. */
  readonly topBar?: ReactNode;
  /** In the sticky bar between the links and Contact Us, from 64rem: Login. */
  readonly navLink?: ReactNode;
  /** At the end of the sticky bar at every width, before the burger: the visitor. */
  readonly navEnd?: ReactNode;
  /** Over the links of the mobile menu: the visitor. */
  readonly menuHead?: ReactNode;
  /** Beside Contact Us at the foot of the mobile menu: Login or Logout. A press closes the menu. */
  readonly menuAction?: ReactNode;
};
