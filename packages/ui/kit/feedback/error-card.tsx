import type { ReactNode } from 'react';
import styles from './error-card.module.css';

export interface ErrorCardProps {
  title: string;
  /** Safe data come first. */
  children: ReactNode;
  /** The ways on, side by side. */
  actions?: ReactNode;
}

export function ErrorCard({ title, children, actions }: ErrorCardProps) {
  return (
    <section className={styles.card} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
