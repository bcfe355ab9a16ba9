import { restOfExercise } from '@anwurf/domain/workout/exercise-group';
import { HOLD_SIGNALS, REST_SIGNALS } from '@anwurf/domain/workout/hold-clock';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { SoundSwitch } from '../../../signal/sound-switch.tsx';
import { History } from '../history/history.tsx';
import { ExerciseNote } from '../note/exercise-note.tsx';
import { fieldsWithSteps } from '../set/metric-fields.ts';
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
  const { before, past, records, metric } = at;
  const isWide = useWide();
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
      <div className={styles.more}>
        {isWide && (
          <section>
            <h2>Verlauf</h2>
            <History exerciseName={exercise.name} workoutId={workout.run.workoutId} />
          </section>
        )}
        {(metric === 'seconds' || restOfExercise(exercises, index) > 0) && (
          <SoundSwitch marks={metric === 'seconds' ? HOLD_SIGNALS : REST_SIGNALS} />
        )}
        <ExerciseNote exerciseName={exercise.name} />
        {children}
        {!isWide &&
          (past.state === 'failed' ? (
            <NotLoaded data={past} />
          ) : (
            <LastWorkout fields={fieldsWithSteps(metric, at, at.isPaced)} sets={before} />
          ))}
      </div>
    </div>
  );
}
