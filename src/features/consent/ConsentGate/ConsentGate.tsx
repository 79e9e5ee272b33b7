import { useEffect, useState } from 'react';
import { Deferred } from '@/components/Deferred/Deferred';
import { afterLoad } from '@/lib/afterLoad';

/**
 * Put it once into the layout, after the skip link: the question then comes first for keyboards
 * and screen readers too, without taking the focus. Everything about consent is loaded after the
 * page, but at once where a tag manager waits for its signals.
 */
export function ConsentGate() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const due = 'dataLayer' in window ? Promise.resolve() : afterLoad;
    void due.then(() => setDue(true));
  }, []);
  return <Deferred load={loadCentre} isNeeded={isDue} />;
}

async function loadCentre() {
  const { ConsentCentre } = await import('../ConsentCentre/ConsentCentre');
  return ConsentCentre;
}
