import { useState, type ReactNode } from 'react';
import { lazyComponent } from '@/hydration/lazyComponent';

const FilmDialog = lazyComponent(async () => (await import('./components/FilmDialog')).FilmDialog);

/**
 * The film's dialog. Render it outside elements that react to the pointer. The film loads when the
 * dialog first opens.
 * @param startsFilm whether the film plays as soon as the dialog is open
 */
export function useFilmDialog(startsFilm: boolean): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return {
    open: () =>
      void FilmDialog.preload().then(
        () => setState('open'),
        () => undefined,
      ),
    dialog: state !== 'never opened' && (
      <FilmDialog
        isOpen={state === 'open'}
        startsFilm={startsFilm}
        onClose={() => setState('closed')}
      />
    ),
  };
}
