import type { PreviousSet } from '@anwurf/db/queries/logged-sets';
import { extraText } from '@anwurf/domain/workout/extra-load';
import { paceText } from '@anwurf/domain/workout/pace';
import { format } from 'date-fns';
import { KindLegend } from '../../../data/sets/kind-words.tsx';
import { SetMark } from '../../../data/sets/set-mark.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './last-workout.module.css';
import type { MetricField } from '../set/metric-fields.ts';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import { dateOf } from '../../../data/week/day-words.ts';

/** 'Letzte Trainingseinheit': what was done the last time, under the dashed line of the past. */
export function LastWorkout({ fields, sets }: { fields: readonly MetricField[]; sets: readonly PreviousSet[] }) {
  return (
    <section className={styles.last}>
      <h2>Letzte Trainingseinheit</h2>
      {sets.length === 0 ? (
        <p className={styles.none}>Noch keine. Heute legst du vor.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Satz</th>
              {fields.map((field) => (
                <th key={field.key} scope="col">
                  {field.unit}
                </th>
              ))}
              <th scope="col">Datum</th>
            </tr>
          </thead>
          <tbody>
            {sets.map((set) => (
              <tr key={set.id}>
                <th scope="row">
                  <SetMark set={set} number={set.setNumber} />
                </th>
                {fields.map((field) => (
                  <td key={field.key}>
                    <Num>{shownNumber(set[field.key])}</Num>
                    {field.key === 'durationSeconds' && paceText(set) !== null && <small className={styles.extra}>{paceText(set)}</small>}
                    {field.key === 'reps' && extraText(set) !== null && <small className={styles.extra}>{extraText(set)}</small>}
                  </td>
                ))}
                <td>{format(set.day === null ? set.loggedAt : dateOf(set.day), 'dd.MM.')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <KindLegend sets={sets} />
    </section>
  );
}
