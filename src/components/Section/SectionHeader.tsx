import type { ReactNode } from 'react';
import { Eyebrow, type EyebrowProps } from '@/components/Eyebrow/Eyebrow';
import styles from './SectionHeader.module.css';

type SectionHeaderProps = {
  readonly id: string;
  readonly label?: string;
  readonly timeOfDay?: Pick<EyebrowProps, 'phase' | 'time'>;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly link?: { readonly text: string; readonly href: string };
  /** Controls of the section: on a phone beside the eyebrow, else beside the intro. */
  readonly children?: ReactNode;
  /** On a wide screen the intro is beside the heading, or below it; `centred` while the sun is overhead. */
  readonly layout?: 'columns' | 'rows' | 'centred';
};

export function SectionHeader({
  id,
  label,
  timeOfDay,
  title,
  intro,
  link,
  children,
  layout = 'columns',
}: SectionHeaderProps) {
  return (
    <div className={styles.root} data-layout={layout} data-print="head">
      {label && timeOfDay && <Eyebrow label={label} {...timeOfDay} />}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {(intro ?? children) && (
        <div className={styles.aside}>
          {intro && (
            <p className={styles.intro} data-text="intro secondary">
              {intro}
              {link && (
                <>
                  {' '}
                  <a href={link.href}>{link.text}</a>
                </>
              )}
            </p>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
