import { useId, useMemo } from 'react';
import { viewBox, type Drawing } from './kit';

type ArtProps = {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
};

/** A drawing as decoration: hidden from screen readers, so the text must say what it says. */
export function Art({ drawing, className }: ArtProps) {
  const id = useId().replace(/\W/g, '');
  const markup = useMemo(() => drawing.body(`a${id}`), [drawing, id]);
  return (
    <svg
      className={className}
      viewBox={viewBox(drawing)}
      preserveAspectRatio={drawing.fit}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
