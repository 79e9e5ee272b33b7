import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { Container, Section } from '@/components/Section/Section';
import { jobLabels } from '../content/labels';
import { badges } from '../drawings/badges';
import { dayThumbnails } from '../drawings/jobPage';
import type { JobBlock, Posting } from '../frontMatter';
import { careersPaths } from '../paths';
import { ApplyCard } from './ApplyCard';
import styles from './JobBody.module.css';

const drawings = dayThumbnails.map(withBackground);

export function JobBody({ job }: { readonly job: Posting }) {
  return (
    <Section>
      <Container className={styles.root}>
        <div className={styles.main}>
          {job.sections.map(({ id, title, blocks }, position) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
              {position === job.sections.length - 1 && (
                <Link to={careersPaths.workingHere} className={styles.workingHere} data-text="link">
                  {jobLabels.workingHere}
                </Link>
              )}
            </section>
          ))}
        </div>
        <ApplyCard job={job} />
      </Container>
    </Section>
  );
}

function Block({ block }: { readonly block: JobBlock }) {
  if (block.type === 'text')
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: block.html }} />;
  if (block.type === 'steps' && block.items.length > drawings.length)
    return (
      <ol className={styles.hiringSteps}>
        {block.items.map(({ label, html, note }) => (
          <li key={label}>
            <strong data-text="h4">{label}</strong>
            <span data-text="secondary" dangerouslySetInnerHTML={{ __html: html }} />
            {note && <small data-text="small strong">{note}</small>}
          </li>
        ))}
      </ol>
    );
  if (block.type === 'steps')
    return (
      <ol className={styles.firstDays} data-cells="">
        {block.items.map(({ label, html, note }, index) => (
          <li key={label}>
            {drawings[index] && <Art drawing={drawings[index]} />}
            <p data-text="note">
              <strong data-text="h4">{label}</strong>
              <span dangerouslySetInnerHTML={{ __html: html }} /> {note}
            </p>
          </li>
        ))}
      </ol>
    );
  return (
    <ul className={styles.requirements}>
      {block.items.map(({ html, isOptional }) => (
        <li key={html} data-text="brief">
          <Art drawing={isOptional ? badges.welcome : badges.required} />
          <span dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
