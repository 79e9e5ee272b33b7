import { env } from '@/config/env';
import { cookieTable } from '@/content/cookieTable';
import { storedItemsFor } from '@/parts/stored';
import styles from './CookieTable.module.css';

const { caption, columns, kinds, storages, days, until } = cookieTable;
const items = storedItemsFor(env);

/** One row for each cookie and storage key, from the table that the code uses. */
export function CookieTable() {
  return (
    <table className={styles.root} data-text="note">
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
              <small data-text="xs secondary">{storages[item.kind]}</small>
            </th>
            <td data-label={columns.purpose}>{item.purpose}</td>
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
