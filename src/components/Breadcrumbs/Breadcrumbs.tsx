import { ChevronRight, Icon } from '@/components/Icon/Icon';
import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  readonly label: string;
  /** The pages above this one. */
  readonly steps: readonly { readonly name: string; readonly href: string }[];
  readonly current: string;
};

export function Breadcrumbs({ label, steps, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.root} data-row="" data-text="note">
        {steps.map(({ name, href }) => (
          <li key={href} data-row="inline">
            <a href={href} className={styles.link}>
              {name}
            </a>
            <Icon icon={ChevronRight} size={15} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
