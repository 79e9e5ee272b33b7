import type { ComponentProps, ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  readonly id?: string;
  /** By default the section's id with `-title`. */
  readonly labelledBy?: string | undefined;
  readonly background?:
    | 'morning'
    | 'forenoon'
    | 'noon'
    | 'afternoon'
    | 'gold'
    | 'dusk'
    | 'night'
    | 'small-hours'
    | 'dawn';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const darkBackgrounds: readonly SectionProps['background'][] = ['night', 'small-hours'];

export function Section({
  id,
  labelledBy = id && `${id}-title`,
  background = 'noon',
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={className ? `${styles.root} ${className}` : styles.root}
      data-background={background}
      data-color-scheme={darkBackgrounds.includes(background) ? 'dark' : undefined}
      data-defer-layout=""
    >
      {children}
    </section>
  );
}

type ContainerProps = ComponentProps<'div'> & {
  readonly columns?: '4:8' | '7:5' | '5:7' | 'contents';
};

export function Container({ columns, className, ...attributes }: ContainerProps) {
  return (
    <div
      className={className ? `${styles.container} ${className}` : styles.container}
      data-columns={columns}
      {...attributes}
    />
  );
}
