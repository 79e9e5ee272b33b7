import type { PrivacyBlock, PrivacySection } from '@/content/policy';
import { privacyLabels } from '@/content/privacy';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { CookieTable } from './CookieTable';
import { InlineText } from './InlineText';
import styles from './PrivacySectionText.module.css';
import contents from './PrivacyTableOfContents.module.css';

type PrivacySectionTextProps = {
  readonly section: PrivacySection;
  readonly position: number;
};

export function PrivacySectionText({ section, position }: PrivacySectionTextProps) {
  const { id, title, blocks, summary } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.root} data-defer-layout="">
      <h2 id={`${id}-title`} className={styles.title}>
        <span className={styles.number}>{position}</span>
        {title}
      </h2>
      <div role="note" className={styles.note}>
        <b>{privacyLabels.summary}</b>
        {summary}
      </div>
      {blocks.map((block, index) => (
        <div key={index} className={styles.block} data-kind={block.kind}>
          <Block block={block} />
        </div>
      ))}
    </section>
  );
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
