import { useRef } from 'react';
import { Art } from '@/art/Art';
import { forenoonEdge } from '@/art/drawings/dividers';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { withBackground } from '@/art/withBackground';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud } from '@/content/clouds/types';
import { CloudOfferingIndex } from './CloudOfferingIndex';
import { placeOfferings, useCurrentOffering, type PlacedGroup } from './useCurrentOffering';
import styles from './CloudOfferings.module.css';

export function CloudOfferings({ cloud }: { readonly cloud: Cloud }) {
  const groups = placeOfferings(cloud);
  const list = useRef<HTMLDivElement>(null);
  const first = groups[0]?.offerings[0];
  const [current, choose] = useCurrentOffering(list, first?.id);
  return (
    <Section labelledBy="offerings" className={styles.root}>
      <Container>
        <SectionHeader
          id="offerings"
          label={cloudLabels.offeringsLabel}
          timeOfDay={{ phase: groups[0]?.phase ?? cloud.timeOfDay.phase, time: first?.time }}
          title={cloudLabels.offerings(cloud.count, cloud.name)}
          intro={cloud.offerings.subtitle}
        />
        <div className={styles.columns}>
          <CloudOfferingIndex cloud={cloud} groups={groups} current={current} onChoose={choose} />
          <div ref={list} className={styles.groups}>
            {groups.map((group) => (
              <CloudOfferingGroup key={group.id} {...group} />
            ))}
          </div>
        </div>
      </Container>
      <Art drawing={forenoonEdge} place="bottom" />
    </Section>
  );
}

function CloudOfferingGroup({ id, title, phase, layout, offerings }: PlacedGroup) {
  return (
    <section aria-labelledby={id} className={styles.group} data-phase={phase} data-defer-layout="">
      <div className={styles.header} data-print="head">
        <Art drawing={timeOfDayIcons[phase]} className={styles.logo} />
        <h3 id={id} data-text="subtitle">
          {title}
        </h3>
      </div>
      <ol className={styles.offerings} data-layout={layout} data-print="frames">
        {offerings.map((offering) => (
          <CloudOffering key={offering.id} {...offering} layout={layout} />
        ))}
      </ol>
    </section>
  );
}

type CloudOfferingProps = PlacedGroup['offerings'][number] & Pick<PlacedGroup, 'layout'>;

function CloudOffering({ id, picture, time, title, text, products, layout }: CloudOfferingProps) {
  return (
    <li id={id} className={styles.offering} data-tile={picture && layout}>
      {picture && (
        <div className={styles.picture} data-print="hide">
          <Art drawing={withBackground(picture)} place="cover" />
          <span className={styles.time} data-text="xs secondary" aria-hidden="true">
            {time}
          </span>
        </div>
      )}
      <div className={styles.body}>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.summary} data-text="brief secondary">
          {text}
        </p>
        <p className={styles.products} data-text="xs secondary">
          <b>{cloudLabels.products}</b> {products}
        </p>
      </div>
    </li>
  );
}
