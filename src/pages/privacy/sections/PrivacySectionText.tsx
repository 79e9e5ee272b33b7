import { privacyLabels, type PrivacyBlock, type PrivacySection } from '@/content/privacy';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { deferLayout } from '@/hydration/deferLayout';
import { CookieTable } from './CookieTable';
import { InlineText } from './InlineText';
import contents from './PrivacyTableOfContents.module.css';
import styles from './PrivacySectionText.module.css';

type PrivacySectionTextProps = {
  readonly section: PrivacySection;
  readonly position: number;
};

export function PrivacySectionText({ section, position }: PrivacySectionTextProps) {
  const { id, title, blocks, summary } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={styles.root}
      {...estimateHeight(section)}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        <span className={styles.number}>{position}</span>
        {title}
      </h2>
      {blocks.map((block, index) => (
        <div key={index} className={styles.block} data-kind={block.kind}>
          <Block block={block} />
        </div>
      ))}
      <div role="note" className={styles.note}>
        <b>{privacyLabels.summary}</b>
        {summary}
      </div>
    </section>
  );
}

/** The height depends on the length of the text, except for the table of cookies. */
function estimateHeight({ blocks }: PrivacySection) {
  if (blocks.some(({ kind }) => kind === 'cookieTable'))
    return deferLayout({ mobile: 3050, desktop: 1500 });
  const characters = blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  const baseHeight = 130 + 18 * blocks.length;
  return deferLayout({
    mobile: Math.round(baseHeight + 0.7 * characters),
    desktop: Math.round(baseHeight + 0.4 * characters),
  });
}

function lengthOf(block: PrivacyBlock): number {
  switch (block.kind) {
    case 'paragraph':
      return block.inlines.reduce(
        (sum, inline) => sum + (typeof inline === 'string' ? inline.length : 20),
        0,
      );
    case 'list':
      return block.items.reduce((sum, { term, text }) => sum + term.length + text.length + 20, 0);
    default:
      return 0;
  }
}

type BlockProps = { readonly block: PrivacyBlock };

function Block({ block }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText inlines={block.inlines} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b> {text}
            </li>
          ))}
        </ul>
      );
    case 'cookieTable':
      return <CookieTable />;
    case 'cookieSettings':
      return (
        <p className={styles.settings}>
          <CookieSettingsButton className={contents.settings} />
          {block.note}
        </p>
      );
  }
}
