import type { ReactNode } from 'react';
import { guardPresses } from './press-guard.ts';
import styles from './sheet-action.module.css';

/** The one action of a sheet, at its lower edge. It is the last child of what the sheet holds. */
export function SheetAction({ children }: { children: ReactNode }) {
  return (
    <div className={styles.action} ref={guardPresses}>
      {children}
    </div>
  );
}
