import type { ReactNode } from 'react';
import styles from './step.module.css';

/** A step with one field: Enter leads on. */
export function StepForm({ question, onNext, children }: { question: string; onNext: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <h2 className={styles.question}>{question}</h2>
      {children}
    </form>
  );
}
