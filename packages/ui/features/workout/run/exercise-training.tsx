import { restOfExercise } from '@anwurf/domain/workout/exercise-group';
import { HOLD_SIGNALS, REST_SIGNALS } from '@anwurf/domain/workout/hold-clock';
import { memo, type ReactNode } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { useFollows } from '../../../kit/use-follows.ts';
import { useWide } from '../../../kit/use-media.ts';
import { SoundSwitch } from '../../../signal/sound-switch.tsx';
import { History } from '../history/history.tsx';
import { ExerciseNote } from '../note/exercise-note.tsx';
import { RecordBand } from '../set/record-band.tsx';
import { setsOfExercise } from '../set/trained-exercise.ts';
import { ExerciseSets } from './exercise-sets.tsx';
import styles from './exercise-training.module.css';
import { LastWorkout } from './last-workout.tsx';
import { FinishedNews } from './finished-news.tsx';
import { RoundHead } from './round-head.tsx';
import type { RunningWorkout } from './running-workout.ts';
import type { ExerciseRun } from './use-exercise-run.ts';
import { useScrollToNews } from './use-scroll-to-news.ts';

interface BelowSetsProps extends Pick<ExerciseRun, 'past' | 'before' | 'fields'> {
  exerciseName: string;
  workoutId: string;
  /** Seconds before an end at which it sounds; null: nothing does. */
  marks: readonly number[] | null;
  children: ReactNode;
}

/** Sound, note and the past: a set changes none of them. */
const BelowSets = memo(function BelowSets({ exerciseName, workoutId, marks, past, before, fields, children }: BelowSetsProps) {
  const isWide = useWide();
  // The exercise that a press leads to is drawn without them first.
  if (!useFollows()) return null;
  return (
    <div className={styles.more}>
      {isWide && (
        <section>
          <h2>Verlauf</h2>
          <History exerciseName={exerciseName} workoutId={workoutId} />
        </section>
      )}
      {marks && <SoundSwitch marks={marks} />}
      <ExerciseNote exerciseName={exerciseName} />
      {children}
      {!isWide && (past.state === 'failed' ? <NotLoaded data={past} /> : <LastWorkout fields={fields} sets={before} />)}
    </div>
  );
});

export interface ExerciseTrainingProps {
  workout: RunningWorkout;
  at: ExerciseRun;
  /** Names the exercise, with what is prescribed. */
  head: ReactNode;
  dock: ReactNode;
  /** Below, between the note and the last time. */
  children?: ReactNode;
}

/** One exercise of a running workout: news, prescription, sets, the one action, and the last time. */
export function ExerciseTraining({ workout, at, head, dock, children }: ExerciseTrainingProps) {
  const { exercise, exercises, index, finished } = workout;
  const { before, past, records, metric, fields } = at;
  const marks = metric === 'seconds' ? HOLD_SIGNALS : restOfExercise(exercises, index) > 0 ? REST_SIGNALS : null;
  const top = useScrollToNews(at);
  return (
    <div className={styles.training} ref={top}>
      <div className={styles.content}>
        {finished && <FinishedNews finished={finished} sets={setsOfExercise(workout.sets, finished.exercise)} />}
        {records.length > 0 && <RecordBand records={records} exerciseName={exercise.name} />}
        <RoundHead workout={workout} />
        {head}
        <ExerciseSets workout={workout} at={at} />
      </div>
      {dock}
      <BelowSets exerciseName={exercise.name} workoutId={workout.run.workoutId} marks={marks} past={past} before={before} fields={fields}>
        {children}
      </BelowSets>
    </div>
  );
}
