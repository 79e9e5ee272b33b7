import { useEffect, useState } from 'react';
import { afterLoad } from '@/lib/afterLoad';

/** False until the page has loaded and the browser is idle, or the visitor acts. */
export function useAfterLoad(): boolean {
  const [isAfterLoad, setAfterLoad] = useState(false);
  useEffect(() => {
    void afterLoad.then(() => setAfterLoad(true));
  }, []);
  return isAfterLoad;
}
