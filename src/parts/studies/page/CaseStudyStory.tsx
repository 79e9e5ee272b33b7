import { Art } from '@/art/Art';
import { portraits } from '@/art/drawings/interface/people';
import { findIllustration } from '@/art/picture';
import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import { Container, Section } from '@/components/Section/Section';
import { pictureFiles } from '@/content/landing/pictures';
import { testimonials } from '@/content/landing/testimonials';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { challengesTopEdge } from '../drawings/edges';
import {
  approachArc,
  approachHills,
  approachMeander,
  driversBottomEdge,
  problemsBottomEdge,
  storyBottomEdge,
} from '../drawings/sections';
import styles from './CaseStudyStory.module.css';

type CaseStudyStoryProps = { readonly study: Study };

export function CaseStudyStory({ study }: CaseStudyStoryProps) {
  return (
    <>
      <Challenges study={study} />
      <Story study={study} />
      <Approach study={study} />
    </>
  );
}

function Challenges({ study }: CaseStudyStoryProps) {
  const halves = [
    { key: 'problems', background: 'overcast', drawing: study.problemsPicture },
    { key: 'successFactors', background: 'clearing', drawing: study.successPicture },
  ] as const;
  return (
    <section
      aria-labelledby="drivers"
      className={styles.challenges}
      data-defer-layout=""
      data-print="columns"
    >
      <div className={styles.title}>
        <Container>
          <h2 id="drivers">{studyLabels.challenges}</h2>
        </Container>
        <Art drawing={challengesTopEdge} place="top" className={styles.topEdge} />
      </div>
      {halves.map(({ key, background, drawing }) => (
        <div key={key} className={styles.panel} data-background={background}>
          <h3 className={styles.heading} data-text="subtitle">
            {studyLabels[key]}
          </h3>
          <ul className={styles.list}>
            {study[key].map((item) => (
              <li key={item} className={styles.item} data-text="brief">
                {item}
              </li>
            ))}
          </ul>
          <Art drawing={drawing} place="bottom" className={styles.drawing} />
          {key === 'problems' && (
            <Art drawing={problemsBottomEdge} place="bottom" className={styles.problemsEdge} />
          )}
        </div>
      ))}
      <Art drawing={driversBottomEdge} place="bottom" className={styles.bottomEdge} />
    </section>
  );
}

function Story({ study }: CaseStudyStoryProps) {
  const testimonial = testimonials.find(({ client }) => client === study.client);
  return (
    <Section background="forenoon" labelledBy="account" className={styles.story}>
      <Container columns="4:8">
        <h2 id="account">{studyLabels.story}</h2>
        <div className={styles.storyText} data-text="intro">
          {study.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {testimonial && (
          <figure className={styles.testimonial}>
            <div className={styles.portrait} data-disc={testimonial.disc}>
              <Art
                drawing={findIllustration(testimonial.portrait, portraits, pictureFiles)}
                sizes="200px"
                loading="eager"
              />
            </div>
            <blockquote className={styles.quote}>“{testimonial.quote}”</blockquote>
            <figcaption className={styles.author} data-row="">
              <span>
                <b>{testimonial.name}</b>, {testimonial.role}
              </span>
              <ClientLogo
                logo={study.client}
                files={pictureFiles}
                wordmark={study.organisation}
                className={styles.client}
              />
            </figcaption>
          </figure>
        )}
      </Container>
      <Art drawing={storyBottomEdge} place="bottom" className={styles.storyEdge} />
    </Section>
  );
}

/** Six steps on an arc from sunrise to sunset, with the heading under it. */
function Approach({ study: { approach } }: CaseStudyStoryProps) {
  return (
    <section aria-labelledby="approach" className={styles.approach} data-defer-layout="">
      <Container className={styles.timeline}>
        <div className={styles.header}>
          <h2 id="approach">{studyLabels.approach}</h2>
          <p className={styles.intro} data-text="intro secondary">
            {approach.intro}
          </p>
        </div>
        <Art drawing={approachArc} className={styles.arc} />
        <Art drawing={approachMeander} className={styles.meander} />
        <ol className={styles.steps} data-print="frames">
          {approach.steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </Container>
      <Art drawing={approachHills} className={styles.hills} />
    </section>
  );
}
