import { useState, type ReactNode } from 'react';
import { lazyComponent } from '@/hydration/lazyComponent';

const FilmDialog = lazyComponent(async () => (await import('./components/FilmDialog')).FilmDialog);

/**
 * The film's dialog, loaded when it first opens. Render `dialog` outside elements that handle pointer
 * events, because React events bubble through portals.
 * @param autoPlay whether the film plays as soon as the dialog is open
 * @param onOpen called once for each opening, however often `open` is called meanwhile
 */
export function useFilmDialog(
  autoPlay: boolean,
  onOpen: () => void,
): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = () => {
    if (state !== 'closed') return;
    setState('loading');
    onOpen();
    FilmDialog.preload().then(
      () => setState('open'),
      () => setState('closed'),
    );
  };
  return {
    open,
    dialog: FilmDialog.isLoaded() && (
      <FilmDialog
        isOpen={state === 'open'}
        autoPlay={autoPlay}
        onClose={() => setState('closed')}
      />
    ),
  };
}
