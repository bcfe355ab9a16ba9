import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import styles from './text-page.module.css';

/** A page behind a mailed link: its title, one sentence, and what there is to do. */
export function LinkPage({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <main className={styles.narrow}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p role="status">{unbroken(text)}</p>
      </div>
      {unbroken(children)}
    </main>
  );
}
