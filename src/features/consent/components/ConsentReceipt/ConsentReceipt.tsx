import { consentCategories, cookieReceipt } from '@/content/cookieDialog';
import { longDate } from '@/lib/longDate';
import styles from './ConsentReceipt.module.css';

const categories = ['analytics', 'marketing', 'functional'] as const;

type RecordedChoice = Readonly<Record<(typeof categories)[number], boolean>> & {
  readonly choice: 'all' | 'necessary';
  /** ISO 8601; empty for the raw value `all`. */
  readonly timestamp: string;
  readonly id: string;
};

type ConsentReceiptProps = { readonly record: RecordedChoice };

/** The visitor's choice, its date and its record id. */
export function ConsentReceipt({ record }: ConsentReceiptProps) {
  const { timestamp, id } = record;
  if (id === '' || Number.isNaN(Date.parse(timestamp))) return null;
  return (
    <p className={styles.root}>
      {cookieReceipt.text(describeChoice(record), longDate(timestamp), id.slice(0, 8))}
    </p>
  );
}

function describeChoice(record: RecordedChoice): string {
  if (record.choice === 'all') return cookieReceipt.all;
  const allowed = categories.filter((category) => record[category]);
  const titles = allowed.map((category) => consentCategories[category].title);
  return titles.length > 0 ? cookieReceipt.some(titles) : cookieReceipt.necessary;
}
