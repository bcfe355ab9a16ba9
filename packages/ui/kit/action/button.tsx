import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

/** `ball` is the one next action of a screen, `court` a strong one, `line` and `quiet` the others. */
export type ButtonVariant = 'ball' | 'court' | 'line' | 'quiet' | 'danger' | 'chalk';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'isPending'> {
  variant?: ButtonVariant;
  /** Fills the width it is given. */
  wide?: boolean;
  /** Busy: keeps its place and focus, shows the spinner and, if given, this text instead of the label. */
  pending?: boolean | undefined;
  pendingText?: string;
  children: ReactNode;
}

export function Button({ variant = 'line', wide = false, pending = false, pendingText, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} isPending={pending} className={classNames(styles.button, styles[variant], wide && styles.wide)}>
      {pending && <Spinner />}
      {pending && pendingText ? pendingText : children}
    </AriaButton>
  );
}
