import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
import styles from './link.module.css';

export type LinkProps = Omit<AriaLinkProps, 'className'>;

/** A link in text. 44 px high to the thumb, one line of text to the eye. */
export function Link(props: LinkProps) {
  return <AriaLink {...props} className={classNames(styles.link)} />;
}
