import type { ReactNode } from 'react';
import { Art } from '@/art/Art';
import { rainCloud } from '@/art/drawings/interface/statusIcons';
import type { Drawing } from '@/art/kit';
import { ButtonLink } from '@/components/Button/Button';
import { Icon, type LucideIcon } from '@/components/Icon/Icon';
import styles from './SendFailure.module.css';

type SendFailureProps = {
  readonly title: string;
  readonly text: string;
  readonly drawing?: Drawing;
  readonly alternatives: readonly {
    readonly href: string;
    readonly label: string;
    readonly icon: LucideIcon;
    readonly onClick?: () => void;
    /** `ink` for the way that is left. */
    readonly tone?: 'ink' | 'outline';
  }[];
  readonly children?: ReactNode;
};

export function SendFailure({
  title,
  text,
  drawing = rainCloud,
  alternatives,
  children,
}: SendFailureProps) {
  return (
    <div className={styles.root}>
      <Art drawing={drawing} className={styles.drawing} />
      <div role="alert">
        <p className={styles.title} data-text="h4">
          {title}
        </p>
        <p data-text="note secondary">{text}</p>
      </div>
      <ul className={styles.alternatives} data-row="">
        {alternatives.map(({ label, icon, tone = 'outline', ...link }) => (
          <li key={label}>
            <ButtonLink {...link} tone={tone} icon={null} size="small">
              <Icon icon={icon} />
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
