import { useId } from 'react';
import { viewBox, type Drawing } from './kit';
import { useMarkup } from './useMarkup';

type ArtProps = {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
};

/** A drawing as decoration: hidden from readers, so what it says must also stand in the text. */
export function Art({ drawing, className }: ArtProps) {
  const id = useId().replace(/\W/g, '');
  const markup = useMarkup([drawing], () => drawing.body(`a${id}`));
  return (
    <svg
      className={className}
      viewBox={viewBox(drawing)}
      preserveAspectRatio={drawing.fit}
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning // see useMarkup
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
