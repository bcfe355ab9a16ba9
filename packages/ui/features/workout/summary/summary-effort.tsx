import { useDatabase } from '@anwurf/db/client/react';
import { rateWorkout } from '@anwurf/db/commands/rate-workout';
import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { EFFORTS, effortWord, workoutLoad } from '@anwurf/domain/workout/effort';
import { Label } from 'react-aria-components/Label';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { sayFailure } from '../../../forms/say-failure.ts';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { Scale } from '../../../kit/field/scale.tsx';
import styles from './summary-effort.module.css';

const efforts = EFFORTS.map((value) => ({ value, shown: value, spoken: `${value}, ${effortWord(value)}` }));

/** 'Wie anstrengend war es?': one tap, or none. */
export function SummaryEffort({ workout: { id, effort, durationMinutes } }: { workout: FinishedWorkout }) {
  const db = useDatabase();

  const rate = (chosen: number) =>
    sayFailure(rateWorkout(db, id, chosen), 'Fehler', 'Die Anstrengung konnte nicht gespeichert werden. Dein Training ist gespeichert.');

  return (
    <RadioGroup
      orientation="horizontal"
      value={effort === null ? null : String(effort)}
      onChange={(chosen) => void rate(Number(chosen))}
      className={classNames(styles.effort)}
    >
      <div className={styles.head}>
        <Label>Wie anstrengend war es?</Label>
        <span>freiwillig, für deine Belastung</span>
      </div>
      <Scale steps={efforts} className={styles.scale} />
      {effort === null ? (
        <div className={styles.ends}>
          <span>1 sehr leicht</span>
          <span>10 alles gegeben</span>
        </div>
      ) : (
        <p className={styles.load}>
          <b>{effortWord(effort)}:</b> {durationMinutes} min × {effort} = <Num>{workoutLoad(durationMinutes, effort)}</Num> Belastung
        </p>
      )}
    </RadioGroup>
  );
}
