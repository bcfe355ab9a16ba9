import { classNames } from '../../../kit/class-names.ts';
import styles from './wizard-steps.module.css';

const steps = ['Name', 'Sessions', 'Übungen'] as const;

/** Where the player is on the way to a plan: solid is done or now, dashed is to come. */
export function WizardSteps({ step }: { step: number }) {
  return (
    <ol className={styles.steps} aria-label={`Schritt ${step} von ${steps.length}`}>
      {steps.map((label, index) => (
        <li
          key={label}
          className={classNames(index < step && styles.reached)}
          {...(index + 1 === step && { 'aria-current': 'step' as const })}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
