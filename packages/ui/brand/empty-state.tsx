import type { ReactNode } from 'react';
import { Court } from './court.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** Nothing here yet: the empty court, a sentence, the one action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <Court view="empty" />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </section>
  );
}
