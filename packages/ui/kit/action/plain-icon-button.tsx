import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Action, for screen readers. */
  'aria-label': string;
}

/** Looks like `IconButton`, is the browser's own: for public pages, which must load little. */
export function PlainIconButton(props: PlainIconButtonProps) {
  return <button type="button" {...props} className={classNames(styles.button, styles.plain)} />;
}

export interface PlainIconLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  'aria-label': string;
}

/** The same for a link. */
export function PlainIconLink({ children, ...props }: PlainIconLinkProps) {
  return (
    <a {...props} className={classNames(styles.button, styles.plain)}>
      {children}
    </a>
  );
}
