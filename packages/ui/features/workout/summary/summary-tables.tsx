import type { LoggedSet, SetValues } from '@anwurf/domain/workout/logged-set';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import type { SummaryExercise } from '@anwurf/domain/workout/workout-summary';
import { DividedName } from '../../../data/divided-name.tsx';
import { KindLegend } from '../../../data/sets/kind-words.tsx';
import { SetMark } from '../../../data/sets/set-mark.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './summary-tables.module.css';

const columns: readonly { readonly key: keyof SetValues; readonly label: string }[] = [
  { key: 'weight', label: 'Gewicht (kg)' },
  { key: 'reps', label: 'Wdh.' },
  { key: 'durationSeconds', label: 'Zeit (s)' },
  { key: 'distanceMeters', label: 'Strecke (m)' },
];

/** Sets without a plan: a table for each exercise, with the values that it has. */
export function SummaryTables({ exercises }: { exercises: readonly SummaryExercise<LoggedSet>[] }) {
  return exercises.map(({ name, sets }) => {
    const shown = columns.filter(({ key }) => sets.some((set) => set[key] !== null));
    return (
      <table key={name} className={styles.table}>
        <caption>
          <DividedName>{name}</DividedName>
          <KindLegend sets={sets} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Satz</th>
            {shown.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={`${set.kind} ${set.setNumber}`}>
              <th scope="row">
                <SetMark set={set} number={set.setNumber} />
              </th>
              {shown.map(({ key }) => (
                <td key={key}>
                  <Num>{shownNumber(set[key])}</Num>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}
