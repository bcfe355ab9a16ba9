import type { Site } from '@anwurf/contract/site';
import { Check } from 'lucide-react';
import { useCoachName } from '../../../data/plan-maker-words.tsx';
import { useSiteFacts } from '../../../site.ts';
import { GoalGauge } from './goal-gauge.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { doneSteps } from './generation-progress.ts';
import styles from './generation-gauge.module.css';

const stepsBy = (coach: string) => [
  'Antworten gespeichert',
  'Profil aktualisiert',
  `An den ${coach} übergeben`,
  'Einheiten werden zusammengestellt',
  'Plan fertig',
];

const usualTimes: Readonly<Record<Site['planMaker'], string>> = {
  built_in: 'Das dauert nur einen Moment. ',
  automation: 'Das dauert meist ein bis drei Minuten. ',
  model: 'Das dauert meist ein bis drei Minuten. ',
};

/** How long it usually takes whoever makes the plans here; nothing where that is not known, or did not come true. */
function useUsualTime(isLong: boolean): string {
  const { site, state } = useSiteFacts();
  return state === 'known' && !isLong ? usualTimes[site.planMaker] : '';
}

export interface GenerationGaugeProps {
  percent: number;
  /** It takes longer than usual. */
  isLong: boolean;
}

/** The goal area fills, the steps below it turn from dashed to solid. */
export function GenerationGauge({ percent, isLong }: GenerationGaugeProps) {
  const usualTime = useUsualTime(isLong);
  const steps = stepsBy(useCoachName());
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
        {ready ? 'Gleich geht es zu deinen Trainingsplänen.' : `${usualTime}Du kannst die App schließen, der Plan wartet auf dich.`}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classNames(index === done && styles.now, index > done && styles.open)}
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
