import { bestSetOf } from '@anwurf/db/queries/exercise-history';
import { type PreviousSet, setsOfLastWorkouts } from '@anwurf/db/queries/logged-sets';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { isCountedSet } from '@anwurf/domain/workout/set-kind';
import { bestWords, reserveText, setText } from '@anwurf/domain/workout/set-words';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { KindWords } from '../../../data/sets/kind-words.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { dayOf } from './day-of.ts';
import styles from './history.module.css';

const shownWorkouts = 3;
const canBeEmpty = { canBeEmpty: true };
const chartHeight = '220px';

/** The chart is heavy: the sets are read before it is there. */
const HistoryChart = lazyPart(async () => (await import('./history-chart.tsx')).HistoryChart, {
  waiting: <Skeleton height={chartHeight} />,
});

/** Sets by their workouts, in the order that these have. */
function byWorkout(sets: readonly PreviousSet[]): (readonly PreviousSet[])[] {
  const ids = [...new Set(sets.map(({ workoutId }) => workoutId))];
  return ids.map((id) => sets.filter(({ workoutId }) => workoutId === id));
}

export interface HistoryProps {
  exerciseName: string;
  /** The running workout, which is no past. */
  workoutId: string;
}

/** History of an exercise: its best set, the last workouts set by set, and the course as a chart. */
export function History({ exerciseName, workoutId }: HistoryProps) {
  const data = allLoaded({
    best: useFirstRow(bestSetOf(exerciseName), canBeEmpty),
    sets: useRows(setsOfLastWorkouts(exerciseName, workoutId, shownWorkouts), canBeEmpty),
  });
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={<Skeleton height="160px" />} />;
  const { best, sets } = data.value;
  if (best === null || sets.length === 0) return <p className={styles.none}>Noch keine. Heute legst du vor.</p>;
  return (
    <div className={styles.history}>
      <p className={styles.best}>
        <Num size="l">{bestWords(best).number}</Num>
        <span>
          {bestWords(best).unit}, bester Satz am {formatGermanDate(dayOf(best))}
        </span>
      </p>
      <h3 className={styles.title}>Letzte Trainingseinheiten</h3>
      <ol className={styles.workouts}>
        {byWorkout(sets).map((done) => (
          <li key={done[0]?.workoutId}>
            <h4>{done[0] && formatGermanDate(dayOf(done[0]))}</h4>
            <ol>
              {done.map((set) => (
                <li key={set.id}>
                  <span>{isCountedSet(set) && set.setNumber}</span>
                  <Num>{setText(set)}</Num>
                  <KindWords set={set} />
                  {reserveText(set) !== null && <small>{reserveText(set)}</small>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <HistoryChart exerciseName={exerciseName} height={Number.parseInt(chartHeight, 10)} />
    </div>
  );
}
