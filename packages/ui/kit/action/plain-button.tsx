import type { ComponentProps } from 'react';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

interface Look {
  variant?: ButtonVariant;
  /** Fills the width it is given. */
  wide?: boolean;
}

const look = (variant: ButtonVariant = 'line', wide = false) =>
  classNames(styles.button, styles.plain, styles[variant], wide && styles.wide);

export interface PlainButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Busy: keeps its place and focus, shows the spinner, does nothing. */
  pending?: boolean;
  /** Instead of the label while it is busy. */
  pendingText?: string;
}

/** Looks like `Button`, is the browser's own: for public pages, which must load little. */
export function PlainButton({ variant, wide, pending = false, pendingText, onClick, children, ...props }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={pending || undefined}
      onClick={(event) => !pending && onClick?.(event)}
      className={look(variant, wide)}
    >
      {pending && <Spinner />}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}

export interface PlainButtonLinkProps extends Look, Omit<ComponentProps<'a'>, 'className'> {
  href: string;
}

/** The same for a link. */
export function PlainButtonLink({ variant, wide, children, ...props }: PlainButtonLinkProps) {
  return (
    <a {...props} className={look(variant, wide)}>
      {children}
    </a>
  );
}
