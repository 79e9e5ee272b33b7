import { Art } from '@/art/Art';
import { Icon } from '@/components/Icon/Icon';
import { ChevronDown } from '@/components/Icon/icons';
import type { NavMenu } from '@/content/navigation';
import type { AriaCurrentOf } from '../useAriaCurrent';
import styles from './MobileMenuServices.module.css';

type MobileMenuServicesProps = {
  readonly menu: NavMenu;
  readonly ariaCurrentOf: AriaCurrentOf;
};

/** Starts open if one of its links is current. */
export function MobileMenuServices({ menu, ariaCurrentOf }: MobileMenuServicesProps) {
  return (
    <details open={menu.items.some(ariaCurrentOf)}>
      <summary className={styles.toggle} data-text="card">
        {menu.label}
        <Icon icon={ChevronDown} />
      </summary>
      <ul className={styles.thumbnails}>
        {menu.items.map((item) => (
          <li key={item.label}>
            <a href={item.href} aria-current={ariaCurrentOf(item)} className={styles.link}>
              <Art drawing={item.thumbnail} className={styles.thumbnail} />
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
