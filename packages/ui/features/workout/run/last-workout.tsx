import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { extraText } from '@anwurf/domain/workout/extra-load';
import { format } from 'date-fns';
import { Num } from '../../../kit/text/num.tsx';
import styles from './last-workout.module.css';
import type { MetricField } from '../set/metric-fields.ts';
import { shownNumber } from '@anwurf/domain/workout/set-words';

/** 'Letzte Trainingseinheit': what was done the last time, under the dashed line of the past. */
export function LastWorkout({ fields, sets }: { fields: readonly MetricField[]; sets: readonly StoredSet[] }) {
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
                  <Num>{set.setNumber}</Num>
                </th>
                {fields.map((field) => (
                  <td key={field.key}>
                    <Num>{shownNumber(set[field.key])}</Num>
                    {field.key === 'reps' && extraText(set) !== null && <small className={styles.extra}>{extraText(set)}</small>}
                  </td>
                ))}
                <td>{format(set.loggedAt, 'dd.MM.')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
