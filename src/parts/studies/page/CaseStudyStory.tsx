import { Art } from '@/art/Art';
import { portraits } from '@/art/drawings/interface/people';
import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import { Container, Section } from '@/components/Section/Section';
import { testimonials } from '@/content/landing/testimonials';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { storyBottomEdge } from '../drawings/sections';
import styles from './CaseStudyStory.module.css';

type CaseStudyStoryProps = { readonly study: Study };

const titleId = 'account';

/** The story of the project, with a quotation of the client. */
export function CaseStudyStory({ study }: CaseStudyStoryProps) {
  const testimonial = testimonials.find(({ client }) => client === study.client);
  return (
    <Section background="forenoon" labelledBy={titleId} className={styles.root}>
      <Container columns="4:8">
        <h2 id={titleId}>{studyLabels.story}</h2>
        <p className={styles.text} data-text="intro">
          {study.story}
        </p>
        {testimonial && (
          <figure className={styles.testimonial}>
            <div className={styles.portrait} data-disc={testimonial.disc}>
              <Art drawing={portraits[testimonial.portrait]} sizes="200px" loading="eager" />
            </div>
            <blockquote className={styles.quote}>“{testimonial.quote}”</blockquote>
            <figcaption className={styles.author}>
              <span>
                <b>{testimonial.name}</b>, {testimonial.role}
              </span>
              <ClientLogo
                logo={study.client}
                wordmark={study.organisation}
                className={styles.client}
              />
            </figcaption>
          </figure>
        )}
      </Container>
      <Art drawing={storyBottomEdge} place="bottom" className={styles.bottomEdge} />
    </Section>
  );
}
