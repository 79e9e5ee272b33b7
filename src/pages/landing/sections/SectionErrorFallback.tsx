import { Button } from '@/components/Button/Button';
import { RotateCw } from '@/components/Icon/icons';
import { Container, Section } from '@/components/Section/Section';
import { site } from '@/content/site';
import { routeError, sectionError } from '@/content/ui';
import styles from './SectionErrorFallback.module.css';

type SectionErrorFallbackProps = { readonly id?: string | undefined };

/** Replaces a section that failed. */
export function SectionErrorFallback({ id }: SectionErrorFallbackProps) {
  return (
    <Section {...(id && { id })}>
      <Container className={styles.body}>
        <h2 data-text="h3">{sectionError.title}</h2>
        <p>
          {sectionError.text} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <Button size="small" icon={RotateCw} onClick={() => location.reload()}>
          {routeError.reload}
        </Button>
      </Container>
    </Section>
  );
}
