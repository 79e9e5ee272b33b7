import { useEffect, useState } from 'react';
import { whenIdleOrInteracted } from './whenIdleOrInteracted';

/** False until the page has loaded and the browser is idle, or the visitor interacts. */
export function useIdleOrInteracted(): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    void whenIdleOrInteracted.then(() => setReached(true));
  }, []);
  return isReached;
}
