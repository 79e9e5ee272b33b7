import { Art } from '@/art/Art';
import { cityRoofs } from '@/art/drawings/skylines';
import logos from '@/art/integrations.svg';
import type { Drawing } from '@/art/kit';
import type { IntegrationGroup } from '@/content/landing/integrations';
import styles from './IntegrationGroupCard.module.css';

type IntegrationGroupCardProps = { readonly group: IntegrationGroup };

const roofs: Readonly<Record<IntegrationGroup['id'], Drawing>> = {
  cloud: cityRoofs.aerial,
  database: cityRoofs.dome,
  planner: cityRoofs.gable,
  other: cityRoofs.tower,
};

/** A group of integrations, drawn as a building with a lit window for each, and their names at its foot. */
export function IntegrationGroupCard({ group: { id, title, items } }: IntegrationGroupCardProps) {
  const headingId = `integration-${id}`;
  return (
    <div className={styles.root} data-group={id} data-print="block">
      <Art drawing={roofs[id]} className={styles.roof} />
      <div className={styles.header}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <span className={styles.count} data-text="xs secondary" aria-hidden="true">
          {items.length}
        </span>
      </div>
      <ul className={styles.items} aria-labelledby={headingId} data-print="hide">
        {items.map(({ logo, name, kind }) => (
          <li key={logo} className={styles.item}>
            <img src={`${logos}#${logo}`} alt={name} width={64} height={53} fetchPriority="low" />
            <span className={styles.label} data-text="xs secondary">
              <b aria-hidden="true">{name}</b> {kind}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.names} data-text="xs secondary" aria-hidden="true">
        {items.map(({ name }) => name).join(', ')}
      </p>
    </div>
  );
}
