import { useMemo, useRef } from 'react';
import { Art } from '@/art/Art';
import { forenoonEdge } from '@/art/drawings/dividers';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud } from '@/content/clouds/types';
import { CloudOfferingGroup } from './CloudOfferingGroup';
import { CloudOfferingIndex } from './CloudOfferingIndex';
import { placeOfferings } from './offeringGroups';
import { useCurrentOffering } from './useCurrentOffering';
import styles from './CloudOfferings.module.css';

type CloudOfferingsProps = { readonly cloud: Cloud };

const titleId = 'offerings';

export function CloudOfferings({ cloud }: CloudOfferingsProps) {
  const groups = useMemo(() => placeOfferings(cloud), [cloud]);
  const list = useRef<HTMLDivElement>(null);
  const [current, choose] = useCurrentOffering(list, groups);
  return (
    <Section labelledBy={titleId} className={styles.root}>
      <Container>
        <SectionHeader
          id={titleId}
          title={cloudLabels.offerings(cloud.count, cloud.name)}
          intro={cloud.offerings.subtitle}
        />
        <div className={styles.columns}>
          <CloudOfferingIndex cloud={cloud} groups={groups} current={current} onChoose={choose} />
          <div ref={list} className={styles.groups}>
            {groups.map((group) => (
              <CloudOfferingGroup key={group.id} group={group} />
            ))}
          </div>
        </div>
      </Container>
      <Art drawing={forenoonEdge} place="bottom" className={styles.bottomEdge} />
    </Section>
  );
}
