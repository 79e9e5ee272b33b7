import { useId } from 'react';
import { viewBox, type Drawing } from './kit';
import { useTrustedHtml } from '@/lib/useTrustedHtml';

type ArtProps = {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
};

/** A drawing as decoration: hidden from readers, so what it says must also stand in the text. */
export function Art({ drawing, className }: ArtProps) {
  const id = useId().replace(/\W/g, '');
  const markup = useTrustedHtml(drawing.body(`a${id}`));
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
