import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { classNames } from '../class-names.ts';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'className' | 'children'> {
  variant?: ButtonVariant;
  wide?: boolean;
  children: ReactNode;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ variant = 'line', wide = false, ...props }: ButtonLinkProps) {
  return <AriaLink {...props} className={classNames(styles.button, styles[variant], wide && styles.wide)} />;
}
