import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from '../class-names.ts';

export type BadgeKind = 'plain' | 'court' | 'good' | 'warn' | 'bad' | 'dashed';

/** A word about a state. `dashed` is for what is planned or estimated. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>;
}
