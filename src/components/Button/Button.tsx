import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { ArrowRight, type LucideIcon } from '@/components/Icon/icons';
import { Link, type LinkProps } from '@/components/Link/Link';
import styles from './Button.module.css';

type ButtonStyleProps = {
  readonly size?: 'medium' | 'small';
  /** `ink` on a light background, `cream` on a dark one, `outline` for the less important of two. */
  readonly tone?: 'ink' | 'cream' | 'outline';
  /** The icon on the sun disc; null for no disc. */
  readonly icon?: LucideIcon | null;
  /** Replaces the icon, for example with a progress drawing. */
  readonly disc?: ReactNode;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyleProps;
type ButtonLinkProps = LinkProps & ButtonStyleProps;

export function Button({ size, tone, icon, disc, children, type, ...rest }: ButtonProps) {
  return (
    <button type={type ?? 'button'} {...rest} {...buttonProps({ size, tone }, rest.className)}>
      {children}
      <ButtonDisc icon={icon} disc={disc} />
    </button>
  );
}

export function ButtonLink({ size, tone, icon, disc, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...buttonProps({ size, tone }, rest.className)}>
      {children}
      <ButtonDisc icon={icon} disc={disc} />
    </Link>
  );
}

type ButtonDiscProps = {
  readonly icon: LucideIcon | null | undefined;
  readonly disc: ReactNode;
};

function ButtonDisc({ icon = ArrowRight, disc }: ButtonDiscProps) {
  if (icon === null && !disc) return null;
  return <span className={styles.disc}>{disc ?? (icon && <Icon icon={icon} />)}</span>;
}

function buttonProps(
  {
    size = 'medium',
    tone = 'ink',
  }: { size: ButtonStyleProps['size']; tone: ButtonStyleProps['tone'] },
  className: string | undefined,
) {
  return {
    className: className ? `${styles.root} ${className}` : styles.root,
    'data-size': size,
    'data-tone': tone,
  };
}
