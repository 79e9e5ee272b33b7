import { Fragment, useState } from 'react';
import { Art } from '@/art/Art';
import { heroRidges, heroSky, heroStars } from '@/art/drawings/hero';
import { ButtonLink } from '@/components/Button/Button';
import { Container } from '@/components/Section/Section';
import { Typewriter } from '@/components/Typewriter/Typewriter';
import { anchors } from '@/config/paths';
import { hero } from '@/content/landing/hero';
import { useIsMotionOn } from '@/features/motion/motion';
import { useHydrated } from '@/hooks/useHydrated';
import { HeroStudiesLink } from '@/parts/studies/landing/HeroStudiesLink';
import { TestimonialCarousel } from './TestimonialCarousel';
import styles from './Hero.module.css';

const ridgeNames = ['far', 'mid', 'near', 'mists'] as const;

export function Hero() {
  const { titleLines, intro, contact } = hero;
  const isMotionOn = useIsMotionOn();
  // in the document that the visitor loaded, not in a page that a link or Back opened in it
  const [isPrerendered] = useState(!useHydrated());
  return (
    <section
      id={anchors.home}
      aria-labelledby="home-title"
      className={styles.root}
      data-hero="scene"
      data-enters={isPrerendered || undefined}
    >
      <Art drawing={heroStars} place="top" className={styles.stars} />
      <Art drawing={heroSky} place="top" className={styles.sky} />
      <Container className={styles.columns} data-hero="text">
        <div className={styles.text}>
          <h1 id="home-title" className={styles.title}>
            {titleLines.map((line) => (
              <Fragment key={line}>
                <span>{line}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <Typewriter {...hero.typewriter} isMotionOn={isMotionOn} className={styles.tagline} />
          <p className={styles.intro} data-text="lead">
            {intro}
          </p>
          <div className={styles.actions} data-row="">
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
            <HeroStudiesLink className={styles.link} />
          </div>
        </div>
        <TestimonialCarousel />
        <div className={styles.proof}>
          <p className={styles.support} data-text="small">
            {hero.support}
          </p>
          <ul className={styles.awards} aria-label={hero.awardsLabel}>
            {hero.awards.map(({ badge, name, detail }) => (
              <li key={name} className={styles.award} data-row="inline" data-text="xs">
                <Art drawing={badge} className={styles.badge} />
                <span>
                  <strong className={styles.name} data-text="note">
                    {name}
                  </strong>{' '}
                  {detail}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      {ridgeNames.map((name) => (
        <Art
          key={name}
          drawing={heroRidges[name]}
          place="bottom"
          className={`${styles.ridges} ${styles[name]}`}
        />
      ))}
    </section>
  );
}
