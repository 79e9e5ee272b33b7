import { Art } from '@/art/Art';
import { cityRoofs } from '@/art/drawings/skylines';
import type { Drawing } from '@/art/kit';
import type { IntegrationGroup } from '@/content/landing/integrations';
import styles from './IntegrationGroupCard.module.css';

type IntegrationGroupCardProps = { readonly group: IntegrationGroup };

const logos = import.meta.glob<string>('/src/art/logos/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

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
    <div className={styles.root} data-group={id}>
      <Art drawing={roofs[id]} className={styles.roof} />
      <div className={styles.header}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <span className={styles.count} aria-hidden="true">
          {items.length}
        </span>
      </div>
      <ul className={styles.items} aria-labelledby={headingId}>
        {items.map(({ logo, name, kind }) => (
          <li key={logo} className={styles.item}>
            <img
              src={logos[`/src/art/logos/${logo}.svg`]}
              alt={name}
              width={40}
              height={40}
              loading="lazy"
            />
            <span className={styles.label}>
              <b aria-hidden="true">{name}</b> {kind}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.names} aria-hidden="true">
        {items.map(({ name }) => name).join(', ')}
      </p>
    </div>
  );
}
