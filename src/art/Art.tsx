import { useId, useMemo } from 'react';
import { deferMarkup } from './deferMarkup';
import { viewBox, type Drawing } from './kit';
import { isPicture, type Illustration, type Picture } from './picture';
import styles from './Art.module.css';

type ArtProps = {
  readonly drawing: Illustration;
  readonly className?: string | undefined;
  /** How wide a picture file is shown, as in `sizes` of an `img`. */
  readonly sizes?: string;
  /** `eager` for what is in the first screen. */
  readonly loading?: 'lazy' | 'eager';
  /** Behind all of its parent, or along one of its edges. */
  readonly place?: 'cover' | 'top' | 'bottom';
  /** Without it the picture is decoration: hidden from screen readers, so the text must say it. */
  readonly alt?: string;
};

export function Art({ drawing, ...props }: ArtProps) {
  return isPicture(drawing) ? (
    <PictureArt picture={drawing} {...props} />
  ) : (
    <DrawingArt drawing={drawing} {...props} />
  );
}

type PictureArtProps = Omit<ArtProps, 'drawing'> & { readonly picture: Picture };

function PictureArt({
  picture,
  className,
  place,
  sizes = '100vw',
  loading = 'lazy',
  alt = '',
}: PictureArtProps) {
  const { src, width, height, sources } = picture;
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding={loading === 'eager' ? 'sync' : 'async'}
        data-place={place}
        className={className ? `${styles.image} ${className}` : styles.image}
      />
    </picture>
  );
}

type DrawingArtProps = Pick<ArtProps, 'className' | 'place' | 'alt'> & {
  readonly drawing: Drawing;
};

function DrawingArt({ drawing, className, place, alt }: DrawingArtProps) {
  const id = useId().replace(/\W/g, '');
  const markup = useMemo(() => deferMarkup(() => drawing.body(`a${id}`)), [drawing, id]);
  return (
    <svg
      className={className}
      data-place={place}
      viewBox={viewBox(drawing)}
      preserveAspectRatio={drawing.fit}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={markup}
    />
  );
}
