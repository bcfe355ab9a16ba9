import type { ReactNode } from 'react';
import { leadsToWrongNumber } from '../../../kit/field/wrong-number.ts';
import styles from './step.module.css';

/** A step with one field: Enter leads on. */
export function StepForm({ question, onNext, children }: { question: string; onNext: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (!leadsToWrongNumber(event.currentTarget)) onNext();
      }}
    >
      <h2 className={styles.question}>{question}</h2>
      {children}
    </form>
  );
}
