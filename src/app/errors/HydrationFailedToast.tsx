import { useState } from 'react';
import { IncompletePageToast } from './IncompletePageToast';

/** Shown over a prerendered page whose code failed to load. */
export function HydrationFailedToast() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <IncompletePageToast onClose={() => setIsOpen(false)} />;
}
