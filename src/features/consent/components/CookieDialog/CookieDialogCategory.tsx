import { useId } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Lock } from '@/components/Icon/icons';
import { cookieDialog } from '@/content/cookieDialog';
import styles from './CookieDialog.module.css';

type CookieDialogCategoryProps = {
  readonly title: string;
  readonly description: string;
  readonly isChecked: boolean;
  readonly isAlwaysOn?: boolean;
  readonly onChange?: (isAllowed: boolean) => void;
};

export function CookieDialogCategory({
  title,
  description,
  isChecked,
  isAlwaysOn = false,
  onChange,
}: CookieDialogCategoryProps) {
  const id = useId();
  return (
    <div className={styles.category}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={isAlwaysOn ? `${id}-text ${id}-lock` : `${id}-text`}
        checked={isChecked}
        disabled={isAlwaysOn}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <label htmlFor={id}>{title}</label>
      {isAlwaysOn && (
        <p id={`${id}-lock`} className={styles.lock} data-text="xs secondary strong">
          <Icon icon={Lock} size={14} />
          {cookieDialog.alwaysOn}
        </p>
      )}
      <p id={`${id}-text`} className={styles.description} data-text="note secondary">
        {description}
      </p>
    </div>
  );
}
