import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { Seo } from '@/routing/Seo';
import { careersHero, jobCardLabels } from '../content/careers';
import { gallery } from '../content/gallery';
import { careersSeo } from '../content/jobs';
import { earlyShift } from '../drawings/ridges';
import { careersPaths } from '../paths';
import { useOpenJobs } from '../useOpenJobs';
import { JobOpenings } from './JobOpenings';
import { Reveal } from './Reveal';
import styles from './CareersPage.module.css';

const { label, timeOfDay, titleLines, intro } = careersHero;

export function CareersPage() {
  return (
    <>
      <Seo path={careersPaths.page} seo={careersSeo} />
      <PageHero
        eyebrow={{ label, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={titleLines}
        intro={intro}
        introPosition="below"
        aside={<JobIndex />}
        panorama={earlyShift}
        className={styles.root}
      />
      <Reveal>
        <JobOpenings />
      </Reveal>
      <Reveal>
        <Gallery />
      </Reveal>
    </>
  );
}

function JobIndex() {
  const firstJobs = useOpenJobs().slice(0, 3);
  if (firstJobs.length === 0) return null;
  return (
    <nav aria-label={jobCardLabels.list} className={styles.index} data-text="note">
      {firstJobs.map(({ slug, title, location, type }) => (
        <Link key={slug} to={careersPaths.job(slug)} data-hover="underline">
          <strong data-text="h3">{title}</strong>
          {location}. {type}
        </Link>
      ))}
    </nav>
  );
}

function Gallery() {
  return (
    <Section labelledBy="culture" className={styles.gallery}>
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
