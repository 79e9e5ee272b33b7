import { useId, useState } from 'react';
import { Art } from '@/art/Art';
import { Icon } from '@/components/Icon/Icon';
import { ChevronDown } from '@/components/Icon/icons';
import { Link } from '@/components/Link/Link';
import type { NavMenu } from '@/content/navigation';
import { hrefOf } from '@/app/SiteLayout/linkTarget';
import type { CurrentLink } from '@/app/SiteLayout/useCurrentLink';
import styles from './MobileMenuServices.module.css';

type MobileMenuServicesProps = {
  readonly menu: NavMenu;
  readonly currentLink: CurrentLink;
  readonly onClose: () => void;
};

/** Open at once where the visitor is in one of its sections. */
export function MobileMenuServices({ menu, currentLink, onClose }: MobileMenuServicesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => menu.items.some((item) => currentLink(item)));
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {menu.label}
        <Icon icon={ChevronDown} />
      </button>
      <ul id={id} className={styles.prints} hidden={!isOpen}>
        {menu.items.map((item) => (
          <li key={item.label}>
            <Link
              href={hrefOf(item)}
              className={styles.item}
              aria-current={currentLink(item)}
              onClick={onClose}
            >
              <Art drawing={item.thumbnail} className={styles.print} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
