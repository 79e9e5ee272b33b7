import { Art } from '@/art/Art';
import { scenes } from '@/art/drawings/gallery';
import type { Drawing } from '@/art/kit';
import { withBackground } from '@/art/withBackground';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { gallery, type GalleryScene } from '@/content/careers';
import styles from './Gallery.module.css';

const drawings = {
  pair: withBackground(scenes.pair),
  board: withBackground(scenes.board),
  tea: withBackground(scenes.tea),
  cert: withBackground(scenes.certificate),
  remote: withBackground(scenes.remote),
} as const satisfies Record<GalleryScene, Drawing>;

export function Gallery() {
  return (
    <Section estimatedHeight={[1989, 1272]} labelledBy="culture">
      <Container>
        <SectionHeader id="culture" title={gallery.title} intro={gallery.intro} />
        <div className={styles.prints}>
          {gallery.images.map(({ id, alt, caption }) => (
            <figure key={id} className={styles.print}>
              <div role="img" aria-label={alt} className={styles.picture} data-scene={id}>
                <Art drawing={drawings[id]} />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </Container>
    </Section>
  );
}
