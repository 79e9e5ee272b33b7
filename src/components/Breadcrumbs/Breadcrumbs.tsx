import { Link } from 'react-router-dom';
import { ChevronRight, Icon } from '@/components/Icon/Icon';
import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  readonly label: string;
  readonly steps: readonly { readonly name: string; readonly href: string }[];
  readonly current: string;
};

export function Breadcrumbs({ label, steps, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.root} data-row="" data-text="note">
        {steps.map(({ name, href }) => (
          <li key={href} data-row="inline">
            <Link to={href} className={styles.link}>
              {name}
            </Link>
            <Icon icon={ChevronRight} size={15} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
