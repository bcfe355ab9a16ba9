import { useSyncState } from '@anwurf/db/client/react';
import { bestWeightsBefore, previousSets, type StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import type { SetValues } from '@anwurf/domain/workout/logged-set';
import { nextSetNumber } from '@anwurf/domain/workout/workout-progress';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { ExerciseAction } from './exercise-action.tsx';
import { ExerciseHead } from './exercise-head.tsx';
import styles from './exercise-training.module.css';
import { LastWorkout } from './last-workout.tsx';
import { metricFields } from '../set/metric-fields.ts';
import { justSetBest } from '../set/new-best.ts';
import { OpenSet } from '../set/open-set.tsx';
import { RecordBand } from '../set/record-band.tsx';
import { setCountOf } from '../set/set-count.ts';
import { SetTable } from '../set/set-table.tsx';
import type { RestClock } from '../rest/use-rest.ts';
import { useSetInput } from '../set/use-set-input.ts';
import { WorkoutDock } from './workout-dock.tsx';

export interface ExerciseTrainingProps {
  workoutId: string;
  exercise: SessionExercise;
  index: number;
  nextExercise: SessionExercise | null;
  exerciseCount: number;
  /** The sets of this exercise in this workout, in the order they were logged. */
  sets: readonly StoredSet[];
  rest: RestClock;
  /** Each resolves to whether it is on disk. */
  onLog: (number: number, values: SetValues) => Promise<boolean>;
  onEdit: (setId: string, values: SetValues) => Promise<boolean>;
  onDelete: (setId: string) => Promise<boolean>;
  onBack: () => void;
  onNext: () => void;
}

/** One exercise of a running workout: prescription, sets, the last time, and the one action. */
export function ExerciseTraining(props: ExerciseTrainingProps) {
  const { workoutId, exercise, index, nextExercise, exerciseCount, sets, rest, onBack, onNext } = props;
  const past = allLoaded({
    last: useRows(previousSets(exercise.name, workoutId), { canBeEmpty: true }),
    bests: useRows(bestWeightsBefore(workoutId), { canBeEmpty: true }),
  });
  const { last, bests } = loadedOr(past, { last: [], bests: [] });
  const refusedIds = new Set(useSyncState().refused.map((refused) => refused.key));

  const fields = metricFields[unitToMetric(exercise.unit)];
  const setCount = setCountOf(exercise);
  const openNumber =
    nextSetNumber(
      sets.map((set) => set.setNumber),
      setCount,
    ) ?? null;
  const input = useSetInput({ ...props, openNumber, setCount, last });

  const resting = rest.remaining !== null;
  const best = resting ? justSetBest(sets, bests.find((one) => one.exerciseName === exercise.name)?.weight) : null;
  const restNext = openNumber === null ? (nextExercise?.name ?? 'Abschluss') : `Satz ${openNumber} von ${setCount}`;
  // While resting only an edit opens a row: the table shows what is done, the clock what is next.
  const shownNumber = input.editing?.setNumber ?? (resting ? null : input.number);

  return (
    <div className={styles.training}>
      <div className={styles.content}>
        {best ? <RecordBand best={best} exerciseName={exercise.name} /> : <ExerciseHead exercise={exercise} />}
        <SetTable
          fields={fields}
          setCount={setCount}
          sets={sets}
          last={last}
          openNumber={shownNumber}
          savingNumber={input.savingNumber}
          refusedIds={refusedIds}
          onEdit={input.edit}
          editor={shownNumber !== null && <OpenSet number={shownNumber} fields={fields} last={last} input={input} />}
        />
        {past.state === 'failed' ? <NotLoaded data={past} /> : !best && <LastWorkout fields={fields} sets={last} />}
      </div>
      <WorkoutDock
        index={index}
        exerciseCount={exerciseCount}
        rest={input.editing ? { ...rest, remaining: null } : rest}
        restNext={restNext}
        onBack={onBack}
        onNext={onNext}
        action={<ExerciseAction input={input} isLast={nextExercise === null} onNext={onNext} />}
      />
    </div>
  );
}
