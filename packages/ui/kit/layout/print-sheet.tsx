import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  title: string;
  children: ReactNode;
  /** The browser's dialog is closed. */
  onDone: () => void;
}

/** Opens the browser's print dialog with a sheet of its own instead of the page; it is gone when that closes. */
export function PrintSheet({ title, children, onDone }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <article className={styles.sheet}>
      <h1>{title}</h1>
      {children}
    </article>,
    document.body,
  );
}
