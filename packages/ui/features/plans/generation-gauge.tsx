import { Check } from 'lucide-react';
import { GoalGauge } from '../../kit/goal-gauge.tsx';
import { Num } from '../../kit/num.tsx';
import { generationPercent, type GenerationStage } from './generation-progress.ts';
import styles from './generation-gauge.module.css';

const steps = [
  'Antworten gespeichert',
  'Profil aktualisiert',
  'An den KI Coach übergeben',
  'Einheiten werden zusammengestellt',
  'Plan fertig',
];
const stepByStage: Readonly<Record<GenerationStage, number>> = { saved: 2, 'handed-over': 3, done: 5, failed: 2 };

const texts: Readonly<Record<GenerationStage, { title: string; text: string }>> = {
  saved: {
    title: 'Dein Plan entsteht',
    text: 'Das dauert meist ein bis drei Minuten. Du kannst die App schließen, der Plan wartet auf dich.',
  },
  'handed-over': {
    title: 'Dein Plan entsteht',
    text: 'Das dauert meist ein bis drei Minuten. Du kannst die App schließen, der Plan wartet auf dich.',
  },
  done: { title: 'Dein Plan ist fertig', text: 'Gleich geht es zu deinen Trainingsplänen.' },
  failed: { title: 'Dein Plan konnte nicht erstellt werden', text: '' },
};

/** The goal area fills, the steps below it turn from dashed to solid. */
export function GenerationGauge({ stage, waited }: { stage: GenerationStage; waited: number }) {
  const percent = generationPercent(stage, waited);
  const current = stepByStage[stage];
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
        {texts[stage].title}
      </h1>
      <p className={styles.text}>{texts[stage].text}</p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? styles.done : index === current ? styles.now : styles.open}
            {...(index === current && { 'aria-current': 'step' as const })}
          >
            <span className={styles.mark}>{index < current && <Check size={14} strokeWidth={3.4} aria-label="erledigt:" />}</span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
