import { Art } from '@/art/Art';
import { offeringsBottomEdge } from '@/art/drawings/dividers';
import { withBackground } from '@/art/withBackground';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import { offerings, offeringsHeading } from '@/content/landing/offerings';
import styles from './Offerings.module.css';

/** Sizes of the tiles, in the order of `offerings`. */
const sizes = [
  'half',
  ...['quarter', 'quarter', 'quarter', 'quarter'],
  ...['third', 'third', 'third'],
  'strip',
];

export function Offerings() {
  return (
    <Section id={anchors.working} background="noon" className={styles.root}>
      <Container>
        <SectionHeader id="working-title" {...offeringsHeading} layout="centred" />
        <ul className={styles.tiles} data-cells="" data-print="frames">
          {offerings.map(({ picture, title, summary }, index) => (
            <li key={title} className={styles.tile} data-size={sizes[index]}>
              <div className={styles.frame} data-print="picture">
                <Art drawing={withBackground(picture)} place="cover" className={styles.art} />
              </div>
              <div className={styles.text}>
                <h3 className={styles.title} data-text="h4">
                  {title}
                </h3>
                <p className={styles.summary} data-text="note secondary">
                  {summary}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
      <Art drawing={offeringsBottomEdge} place="bottom" />
    </Section>
  );
}
