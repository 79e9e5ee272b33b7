import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { gallery } from '../content/gallery';
import styles from './Gallery.module.css';

export function Gallery() {
  return (
    <Section labelledBy="culture" className={styles.root}>
      <Container>
        <SectionHeader id="culture" title={gallery.title} intro={gallery.intro} layout="rows" />
        <div className={styles.pictures}>
          {gallery.images.map(({ picture, alt, caption }) => (
            <figure key={caption} className={styles.figure} data-text="small strong">
              <div className={styles.picture}>
                <Art
                  drawing={withBackground(picture)}
                  alt={alt}
                  place="cover"
                  loading="eager"
                  sizes="(width >= 64rem) 700px, (width >= 48rem) 50vw, 100vw"
                />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </Container>
    </Section>
  );
}
