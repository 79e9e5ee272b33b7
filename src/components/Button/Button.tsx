import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { ArrowRight, Icon, type LucideIcon } from '@/components/Icon/Icon';
import styles from './Button.module.css';

type ButtonStyleProps = {
  readonly size?: 'medium' | 'small';
  /** `ink` on a light background, `cream` on a dark one, `outline`, without a disc, for the less important of two. */
  readonly tone?: 'ink' | 'cream' | 'outline';
  readonly icon?: LucideIcon | null;
  readonly disc?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyleProps;
type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  ButtonStyleProps & { readonly href: string };

export function Button(props: ButtonProps) {
  return <button type="button" {...buttonProps(props)} />;
}

export function ButtonLink({ href, ...props }: ButtonLinkProps) {
  const { children, ...rest } = buttonProps(props);
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

function buttonProps<Props extends ButtonStyleProps>({
  size = 'medium',
  tone = 'ink',
  icon = tone === 'outline' ? null : ArrowRight,
  disc = icon && <Icon icon={icon} />,
  className,
  children,
  ...rest
}: Props) {
  return {
    ...rest,
    className: className ? `${styles.root} ${className}` : styles.root,
    'data-size': size,
    'data-tone': tone,
    children: (
      <>
        {typeof children === 'string' ? <span>{children}</span> : children}
        {disc && <span className={styles.disc}>{disc}</span>}
      </>
    ),
  };
}
