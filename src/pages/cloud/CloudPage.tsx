import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { cloudNavBottomEdge, cloudNavStars } from '@/art/drawings/cloudNav';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container } from '@/components/Section/Section';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import { cloudsByHour } from '@/content/clouds/list';
import type { Cloud } from '@/content/clouds/types';
import { navigationActions } from '@/content/navigation';
import { site } from '@/content/site';
import type { Related } from '@/content/types';
import { ui } from '@/content/ui';
import { Seo } from '@/routing/Seo';
import { CloudNext } from './sections/CloudNext';
import { CloudOfferings } from './sections/CloudOfferings/CloudOfferings';
import { CloudRequirements } from './sections/CloudRequirements';
import styles from './CloudPage.module.css';

// of this cloud, and of the next one
import.meta.glob('/src/content/clouds/*/sky.css', { eager: true });

type CloudPageProps = { readonly cloud: Cloud; readonly related: readonly Related[] };

const breadcrumb = { name: cloudLabels.breadcrumb, href: anchorPath(anchors.cloudSolutions) };

export function CloudPage({ cloud, related }: CloudPageProps) {
  const { slug, id, name, seo, timeOfDay, product, tagline, intro, cta, closing } = cloud;
  return (
    <div data-cloud={id}>
      <Seo path={paths.cloud(slug)} seo={seo} />
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={[breadcrumb]} current={name} />}
        eyebrow={{ label: product, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={name}
        tagline={tagline}
        intro={intro}
        introPosition="top"
        panorama={cloud.panorama}
        isDark={timeOfDay.phase === 'night'}
      >
        <ButtonLink href={paths.ask(id)} tone={timeOfDay.phase === 'night' ? 'cream' : 'ink'}>
          {cta}
        </ButtonLink>
      </PageHero>
      <CloudOfferings cloud={cloud} />
      <CloudRequirements cloud={cloud} related={related} />
      <CloudNext after={cloud} />
      <CloudNav current={id} />
      <CloudContact topic={id} closing={closing} />
    </div>
  );
}

function CloudNav({ current }: { readonly current: string }) {
  return (
    <nav
      aria-label={cloudLabels.nav}
      className={styles.cloudNav}
      data-color-scheme="dark"
      data-defer-layout=""
    >
      <Art drawing={cloudNavStars} place="cover" />
      <Container>
        <ol className={styles.clouds}>
          {cloudsByHour.map(({ id, icon, name, slug, timeOfDay }) => (
            <li key={id}>
              <Link
                to={paths.cloud(slug)}
                className={styles.cloud}
                aria-current={id === current ? 'page' : undefined}
              >
                <span className={styles.icon} data-sun="">
                  <Art drawing={icon} />
                </span>
                <span className={styles.name} data-text="note strong">
                  {cloudLabels.shortName(name)}
                </span>{' '}
                <span className={styles.time} data-text="xs secondary" aria-hidden="true">
                  {timeOfDay.time}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </Container>
      <Art drawing={cloudNavBottomEdge} place="bottom" className={styles.bottomEdge} />
    </nav>
  );
}

type CloudContactProps = { readonly topic: string; readonly closing: Cloud['closing'] };

function CloudContact({ topic, closing }: CloudContactProps) {
  return (
    <section aria-labelledby="talk" className={styles.contact} data-defer-layout="">
      <Container columns="7:5">
        <div>
          <Eyebrow {...cloudLabels.contact} />
          <h2 id="talk" className={styles.title}>
            {closing.title}
          </h2>
        </div>
        <div>
          <p className={styles.text} data-text="intro secondary">
            {closing.text}
          </p>
          <ButtonLink href={paths.ask(topic)}>{navigationActions.contact.label}</ButtonLink>
          <p className={styles.contactMethods} data-row="" data-text="small strong">
            {site.phone && (
              <a href={site.phone.href} className={styles.contactLink}>
                {site.phone.display}
              </a>
            )}{' '}
            <a href={`mailto:${site.email}`} className={styles.contactLink}>
              {site.email}
            </a>
          </p>
        </div>
      </Container>
    </section>
  );
}
