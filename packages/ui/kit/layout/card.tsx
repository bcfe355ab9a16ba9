import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from '../class-names.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** No padding: for lists and tables that reach the edge. */
  flush?: boolean;
}

/** A field laid on the floor. */
export function Card({ flush = false, ...props }: CardProps) {
  return <section {...props} className={classNames(styles.card, flush && styles.flush)} />;
}
