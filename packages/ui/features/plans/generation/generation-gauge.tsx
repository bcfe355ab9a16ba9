import { Check } from 'lucide-react';
import { GoalGauge } from './goal-gauge.tsx';
import { Num } from '../../../kit/num.tsx';
import { doneSteps } from './generation-progress.ts';
import styles from './generation-gauge.module.css';

const steps = [
  'Antworten gespeichert',
  'Profil aktualisiert',
  'An den KI Coach übergeben',
  'Einheiten werden zusammengestellt',
  'Plan fertig',
];

/** The goal area fills, the steps below it turn from dashed to solid. */
export function GenerationGauge({ percent }: { percent: number }) {
  const done = doneSteps(percent);
  const ready = percent === 100;
  return (
    <>
      <div role="progressbar" aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100} aria-label="Plan wird erstellt">
        <GoalGauge percent={percent}>
          <span className={styles.percent}>
            <Num size="2xl">{percent}</Num>
            <span className={styles.sign}>%</span>
          </span>
        </GoalGauge>
      </div>
      <h1 className={styles.title} role="status">
        {ready ? 'Dein Plan ist fertig' : 'Dein Plan entsteht'}
      </h1>
      <p className={styles.text}>
        {ready
          ? 'Gleich geht es zu deinen Trainingsplänen.'
          : 'Das dauert meist ein bis drei Minuten. Du kannst die App schließen, der Plan wartet auf dich.'}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < done ? styles.done : index === done ? styles.now : styles.open}
            {...(index === done && { 'aria-current': 'step' as const })}
          >
            <span className={styles.mark}>{index < done && <Check size={14} strokeWidth={3.4} aria-label="erledigt:" />}</span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
