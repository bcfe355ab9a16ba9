import type { ReactNode } from 'react';
import styles from '../../kit/layout/text-page.module.css';

/** One thing to say and to do about the newsletter. */
export function NewsletterFrame({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <main className={styles.narrow}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p role="status">{text}</p>
      </div>
      {children}
    </main>
  );
}
