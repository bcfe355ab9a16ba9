import type { ReactNode } from 'react';
import styles from './bottom-action.module.css';
import { guardPresses } from './press-guard.ts';
import { keepClear } from '../overlay/keep-clear.ts';

export interface BottomActionProps {
  /** One button, or two side by side with `pair`. */
  children: ReactNode;
  pair?: boolean;
  /** Below the buttons, small: 'Neu hier? …' */
  note?: ReactNode;
  /** The question that the buttons answer, where it changes and their words do not. */
  of?: string;
}

/**
 * The primary action, docked at the thumb. It is the last child of a `Page`; it sticks to the lower edge (above the
 * navigation where there is one) and takes its own place in the flow, so it never covers a value.
 */
export function BottomAction({ children, pair = false, note, of }: BottomActionProps) {
  return (
    <div className={styles.dock} ref={guardPresses} {...keepClear} data-meaning={of}>
      <div className={pair ? styles.pair : styles.single}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
