import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

export type LinkProps = Omit<ComponentProps<'a'>, 'className'> & { href: string };

/** A link in text. 44 px high to the thumb, one line of text to the eye. The browser's own: public pages must load little. */
export function Link({ children, ...props }: LinkProps) {
  return (
    <a {...props} className={classNames(styles.link)}>
      {children}
    </a>
  );
}
