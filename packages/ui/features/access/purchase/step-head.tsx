import styles from './step-head.module.css';

/** Which of the two steps after a purchase this is. */
export function StepHead({ step, title }: { step: 1 | 2; title: string }) {
  return (
    <div className={styles.head}>
      <p className={styles.count}>Schritt {step} von 2</p>
      <h2>{title}</h2>
    </div>
  );
}
