import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  /** Action, for screen readers. */
  'aria-label': string;
  /** An icon of 24 px. */
  children: ReactNode;
  /** Shown below the icon, and part of the label: for what an icon alone does not say. */
  word?: string;
}

/** The icon, and the word below it. */
function worded(children: ReactNode, word: string | undefined): ReactNode {
  return word === undefined ? children : [children, <span key="word">{word}</span>];
}

export function IconButton({ children, word, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={classNames(styles.button, word !== undefined && styles.worded)}>
      {worded(children, word)}
    </AriaButton>
  );
}

export interface IconLinkProps extends Omit<AriaLinkProps, 'className' | 'children'> {
  'aria-label': string;
  children: ReactNode;
  /** Shown below the icon, and part of the label. */
  word?: string;
  /** Opens in a new tab. */
  external?: boolean;
}

/** The same as a link. */
export function IconLink({ external = false, children, word, ...props }: IconLinkProps) {
  const away = external ? { target: '_blank', rel: 'noreferrer noopener' } : {};
  return (
    <AriaLink {...props} {...away} className={classNames(styles.button, word !== undefined && styles.worded)}>
      {worded(children, word)}
    </AriaLink>
  );
}
