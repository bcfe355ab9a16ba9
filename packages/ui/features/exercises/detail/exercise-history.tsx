import { type BestOfWorkout, exerciseHistory } from '@anwurf/db/queries/exercise-history';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { bestWords } from '@anwurf/domain/workout/set-words';
import { format } from 'date-fns';
import { Num } from '../../../kit/text/num.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import styles from './exercise-history.module.css';
import { dateOf } from '../../../data/week/day-words.ts';

const shown = ({ day, loggedAt }: BestOfWorkout) => format(day === null ? loggedAt : dateOf(day), 'dd.MM.');

/** The player's best set of each of the last workouts with an exercise. */
export function ExerciseHistory({ name }: { name: string }) {
  const data = useRows(exerciseHistory(name), { canBeEmpty: true });
  if (data.state !== 'rows') return <NotLoaded data={data} />;
  const [last] = data.value;
  return (
    <section>
      <h3>Dein Verlauf</h3>
      {last === undefined ? (
        <p className={styles.none}>Noch nie gemacht.</p>
      ) : (
        <>
          <p className={styles.last}>
            <Num size="l">{bestWords(last).number}</Num>
            <span>
              {bestWords(last).unit}, am {shown(last)}
            </span>
          </p>
          {data.value.length > 1 && (
            <table className={styles.table}>
              <caption>Bester Satz je Training</caption>
              <tbody>
                {data.value.map((set) => (
                  <tr key={set.workoutId}>
                    <th scope="row">{shown(set)}</th>
                    <td>
                      <Num size="s" unit={bestWords(set).unit}>
                        {bestWords(set).number}
                      </Num>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </section>
  );
}
