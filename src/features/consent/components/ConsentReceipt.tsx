import { consentCategories, cookieReceipt } from '@/content/cookieDialog';
import { longDate } from '@/lib/longDate';
import { optionalCategories, type ConsentRecord } from '../consentRecord';
import styles from './ConsentReceipt.module.css';

type ConsentReceiptProps = { readonly record: ConsentRecord };

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

function describeChoice(record: ConsentRecord): string {
  if (record.choice === 'all') return cookieReceipt.all;
  const allowed = optionalCategories.filter((category) => record[category]);
  const titles = allowed.map((category) => consentCategories[category].title);
  return titles.length > 0 ? cookieReceipt.some(titles) : cookieReceipt.necessary;
}
