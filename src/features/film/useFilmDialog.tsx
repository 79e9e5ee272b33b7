import { useState, type ReactNode } from 'react';
import { lazyComponent } from '@/hydration/lazyComponent';

const FilmDialog = lazyComponent(async () => (await import('./components/FilmDialog')).FilmDialog);

/**
 * The film's dialog, loaded when it first opens. Render `dialog` outside elements that handle pointer
 * events, because React events bubble through portals.
 * @param autoPlay whether the film plays as soon as the dialog is open
 */
export function useFilmDialog(autoPlay: boolean): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return {
    open: () =>
      void FilmDialog.preload().then(
        () => setState('open'),
        () => undefined,
      ),
    dialog: state !== 'unopened' && (
      <FilmDialog
        isOpen={state === 'open'}
        autoPlay={autoPlay}
        onClose={() => setState('closed')}
      />
    ),
  };
}
