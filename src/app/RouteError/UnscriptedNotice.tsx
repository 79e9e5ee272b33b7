import { useState } from 'react';
import { PartialNotice } from './PartialNotice';

/** The notice over a prerendered page whose own code cannot be had. */
export function UnscriptedNotice() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <PartialNotice onClose={() => setOpen(false)} />;
}
