import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  /** What it does, for those who don't see the icon. */
  'aria-label': string;
  /** An icon of 24 px. */
  children: ReactNode;
}

export function IconButton(props: IconButtonProps) {
  return <AriaButton {...props} className={classNames(styles.button)} />;
}

/** The same as a link. External addresses open in a new tab. */
export function IconLink({
  href,
  children,
  external = false,
  ...props
}: {
  href: string;
  'aria-label': string;
  children: ReactNode;
  external?: boolean;
}) {
  const away = external ? { target: '_blank', rel: 'noreferrer noopener' } : {};
  return (
    <AriaLink {...props} {...away} href={href} className={classNames(styles.button)}>
      {children}
    </AriaLink>
  );
}
