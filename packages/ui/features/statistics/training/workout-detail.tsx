import { setsOfWorkout, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { TrainedWorkout } from '@anwurf/db/queries/training-statistics';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { LogRecord } from '@anwurf/domain/statistics/log-records';
import { bestWords, setText } from '@anwurf/domain/workout/set-words';
import { workoutSummary } from '@anwurf/domain/workout/workout-summary';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './workout-detail.module.css';
import { DividedName } from '../../../data/divided-name.tsx';
import { SetPlace } from '../../../data/sets/set-place.tsx';
import { momentWords } from '../../../data/workout-moment.ts';

const canBeEmpty = { canBeEmpty: true };

/** '34 kg × 8'; of two sides the amounts of both. */
function SetFigure({ set }: { set: StoredSet }) {
  if (set.rightAmount !== null) return <Num>{setText(set)}</Num>;
  const { number, unit } = bestWords(set);
  return <Num unit={unit}>{number}</Num>;
}

function ExerciseSets({ name, sets, isRecord }: { name: string; sets: readonly StoredSet[]; isRecord: boolean }) {
  return (
    <section className={styles.exercise}>
      <h3 className={styles.name}>
        <span>
          <DividedName>{name}</DividedName>
        </span>
        {isRecord && <Badge kind="court">Bestleistung</Badge>}
      </h3>
      <ol>
        {sets.map((set) => (
          <li key={set.id} className={styles.set}>
            <span>
              <SetPlace sets={sets} set={set} />
            </span>
            <SetFigure set={set} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sets({ workoutId, records }: { workoutId: string; records: readonly LogRecord[] }) {
  const data = useRows(setsOfWorkout(workoutId), canBeEmpty);
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={<Skeleton height="240px" />} />;
  const { groups } = workoutSummary(data.value, null);
  if (groups.length === 0) return <NoSets />;
  const best = new Set(records.filter((record) => record.workoutId === workoutId).map(({ exerciseName }) => exerciseName));
  return groups.flatMap(({ phase, exercises }) =>
    exercises.map(({ name, sets }) => (
      <ExerciseSets key={`${phase} ${name}`} name={name} sets={sets} isRecord={phase === 'main' && best.has(name)} />
    )),
  );
}

function NoSets() {
  return <p className={styles.none}>Keine detaillierten Übungsdaten verfügbar</p>;
}

/** Shows a workout, set by set. */
export function WorkoutDetail({ workout, records }: { workout: TrainedWorkout; records: readonly LogRecord[] }) {
  const facts = [
    ...(workout.volume > 0 ? [{ label: 'kg bewegt', value: formatGermanDecimal(workout.volume, { decimals: 0 }) }] : []),
    { label: workout.setCount === 1 ? 'Satz' : 'Sätze', value: String(workout.setCount) },
    { label: workout.durationMinutes === 1 ? 'Minute' : 'Minuten', value: String(workout.durationMinutes) },
    ...(workout.effort === null ? [] : [{ label: 'Anstrengung', value: `${workout.effort}/10` }]),
  ];
  return (
    <>
      <p className={styles.when}>{momentWords(workout)}</p>
      <Facts facts={facts} className={styles.facts} size="m" />
      <div>
        {workout.workoutId === null ? <NoSets /> : <Sets key={workout.workoutId} workoutId={workout.workoutId} records={records} />}
      </div>
      {workout.workoutId !== null && (
        <div className={styles.actions}>
          {workout.setCount > 0 && (
            <ButtonLink to="/workout-completed" search={{ workout: workout.workoutId }} variant="line" wide>
              Zusammenfassung öffnen
            </ButtonLink>
          )}
          <ButtonLink to="/workout-completed" search={{ workout: workout.workoutId }} hash="edit" variant="line" wide>
            Bearbeiten
          </ButtonLink>
        </div>
      )}
    </>
  );
}
