import { useState } from 'react';
import { IncompletePageToast } from './IncompletePageToast';

/** The notice over a prerendered page whose own code cannot be had. */
export function HydrationFailedToast() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <IncompletePageToast onClose={() => setOpen(false)} />;
}
