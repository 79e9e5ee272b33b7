import { useEffect, useReducer, useState } from 'react';
import type { DeferredMarkup, Drawing } from './kit';
import { useHydrated } from '@/lib/useHydrated';
import { useTrustedHtml } from '@/lib/useTrustedHtml';

/**
 * The markup of drawings for `dangerouslySetInnerHTML`. Empty where the prerendered page already
 * contains it, because React keeps that. Other drawings appear once loaded.
 */
export function useMarkup(drawings: readonly Drawing[], draw: () => string): string | TrustedHTML {
  const deferred = drawings.flatMap((drawing) => drawing.deferred ?? []);
  const isHydrated = useHydrated();
  const [prerendered, setPrerendered] = useState<readonly DeferredMarkup[]>(
    isHydrated ? [] : deferred,
  );
  const isPrerendered =
    deferred.length > 0 && deferred.every((markup) => prerendered.includes(markup));
  if (!isPrerendered && prerendered.length > 0) setPrerendered([]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const missing = deferred.filter((markup) => !markup.isLoaded());
    if (isPrerendered || missing.length === 0) return;
    // a picture that stays empty is only decoration
    Promise.all(missing.map((markup) => markup.load())).then(redraw, () => undefined);
  });
  return useTrustedHtml(isPrerendered ? '' : draw());
}
