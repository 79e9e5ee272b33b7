import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import type { Drawing } from '@/art/kit';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Container, Section } from '@/components/Section/Section';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { cookieTable } from '@/content/cookieTable';
import type { PrivacyBlock, PrivacySection } from '@/content/policy';
import { privacyLabels } from '@/content/privacy';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import type { TimeOfDayPhase } from '@/lib/timeOfDay';
import '@/components/Table/table.css';
import styles from './DocumentSections.module.css';

const phases: readonly TimeOfDayPhase[] = ['dawn', 'morning', 'noon', 'gold', 'dusk', 'night'];

type DocumentSectionsProps = {
  readonly path: string;
  readonly sections: readonly PrivacySection[];
  readonly drawing: Drawing;
  readonly children?: ReactNode;
};

export function DocumentSections({ path, sections, drawing, children }: DocumentSectionsProps) {
  const half = Math.floor(sections.length / 2);
  return (
    <Section>
      <Container columns="contents">
        <TableOfContents title={privacyLabels.contents} path={path} sections={sections}>
          {children}
        </TableOfContents>
        <div>
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              {index === half && <Art drawing={drawing} className={styles.drawing} />}
              <DocumentSection section={section} position={index + 1} />
            </Fragment>
          ))}
        </div>
      </Container>
    </Section>
  );
}

type DocumentSectionProps = { readonly section: PrivacySection; readonly position: number };

function DocumentSection({ section, position }: DocumentSectionProps) {
  const { id, title, blocks, summary } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.root}>
      <h2 id={`${id}-title`} className={styles.title} data-text="subtitle">
        <span className={styles.number}>{position}</span>
        {title}
      </h2>
      <div role="note" className={styles.note}>
        <Eyebrow
          label={privacyLabels.summary}
          phase={phases[(position - 1) % phases.length] ?? 'noon'}
        />
        <p data-text="h4">{summary}</p>
      </div>
      {blocks.map((block, index) => (
        <div key={index} className={styles.block} data-kind={block.kind}>
          <Block block={block} />
        </div>
      ))}
    </section>
  );
}

function Block({ block }: { readonly block: PrivacyBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          {block.inlines.map((inline) =>
            typeof inline === 'string' ? (
              inline
            ) : (
              <Link key={inline.href} to={inline.href} data-text="link accent">
                {inline.text}
              </Link>
            ),
          )}
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b> <span>{text}</span>
            </li>
          ))}
        </ul>
      );
    case 'cookieTable':
      return <CookieTable />;
    case 'cookieSettings':
      return (
        <p className={styles.settings} data-row="" data-text="small secondary">
          <CookieSettingsButton className={styles.settingsButton} />
          {block.note}
        </p>
      );
  }
}

const { caption, columns, kinds, storages, days, until } = cookieTable;

/** One row for each cookie and storage key, from the table that the code uses. */
function CookieTable() {
  const { items } = useConsentStore().storage;
  return (
    <div className={styles.cookieTable} data-tables="">
      <table className="wide">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.lifetime}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.name}>
              <th scope="row">
                {item.name}
                <br />
                <small data-text="xs secondary">{storages[item.kind]}</small>
              </th>
              <td data-label={columns.purpose}>{item.purpose}</td>
              <td data-label={columns.kind}>
                <span className={styles.kind} data-row="inline" data-category={item.category}>
                  {kinds[item.category]}
                </span>
              </td>
              <td data-label={columns.lifetime}>
                {typeof item.lifetime === 'number' ? days(item.lifetime) : until[item.lifetime]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
