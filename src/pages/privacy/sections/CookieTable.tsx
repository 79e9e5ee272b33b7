import { env } from '@/config/env';
import { cookieTable } from '@/content/cookieTable';
import { storedItems, type StoredItem, type StoredItemName } from '@/lib/cookies';
import styles from './CookieTable.module.css';

const { caption, columns, kinds, purposes, storages, days, until } = cookieTable;

const items = Object.entries<StoredItem>(storedItems).filter(
  ([, item]) => env.oidc || !item.isOfSingleSignOn,
);

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
            <td data-label={columns.purpose}>{isItemName(key) && purposes[key]}</td>
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

function isItemName(key: string): key is StoredItemName {
  return key in storedItems;
}
