import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './num.module.css';

export interface NumProps {
  /** Already formatted: decimal comma, thousands point, – for missing. */
  children: ReactNode;
  /** Smaller and lighter, after a space, never on a line of its own. */
  unit?: string | undefined;
  /** Inherits the text's size without it. */
  size?: 's' | 'm' | 'l' | 'xl' | '2xl';
}

/** A numeral of the scoreboard: narrow, heavy, tabular. */
export function Num({ children, unit, size }: NumProps) {
  return (
    <span className={classNames(styles.num, size && styles[`size-${size}`])}>
      {children}
      {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
    </span>
  );
}
