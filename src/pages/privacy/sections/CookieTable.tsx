import { env } from '@/config/env';
import { storedItemsFor } from '@/content/consentUses';
import { cookieTable } from '@/content/cookieTable';
import { measuringPurposes } from '@/content/measuring';
import { measuringItemsFor } from '@/lib/cookies';
import styles from './CookieTable.module.css';

const { caption, columns, kinds, storages, days, until } = cookieTable;
const purposes: Readonly<Record<string, string>> = __MEASURING__
  ? { ...cookieTable.purposes, ...measuringPurposes }
  : cookieTable.purposes;

const items = [...storedItemsFor(env), ...(__MEASURING__ ? measuringItemsFor(__MEASURING__) : [])];

/** One row for each cookie and storage key, from the table that the code uses. */
export function CookieTable() {
  return (
    <table className={styles.root}>
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
        {items.map(([key, item]) => (
          <tr key={key}>
            <th scope="row">
              {item.name}
              <small>{storages[item.kind]}</small>
            </th>
            <td data-label={columns.purpose}>{purposes[key] ?? ''}</td>
            <td data-label={columns.kind}>
              <span className={styles.kind} data-category={item.category}>
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
  );
}
