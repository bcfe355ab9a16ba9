import { Clock } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { SummaryEffort } from '../summary/summary-effort.tsx';
import styles from './edit-screen.module.css';
import type { EditedWorkout } from './edited-workout.ts';
import { WorkoutNote } from './workout-note.tsx';
import { momentWords } from '../../../data/workout-moment.ts';

export interface AboutWorkoutProps {
  workout: EditedWorkout;
  onChangeTimes: () => void;
}

/** Plan, day and length of the workout, its effort and note. */
export const AboutWorkout = memo(function AboutWorkout({ workout, onChangeTimes }: AboutWorkoutProps) {
  return (
    <section className={styles.about} aria-label="Über das Training">
      <div>
        <h2 className={styles.title}>
          {workout.planName ?? 'Training'}
          {workout.sessionOrder !== null && `, Einheit ${workout.sessionOrder}`}
        </h2>
        <p className={styles.when}>
          {momentWords(workout)}, <Num unit="min">{workout.durationMinutes}</Num>
        </p>
      </div>
      <Button onPress={onChangeTimes}>
        <Clock size={20} aria-hidden="true" />
        Tag und Zeit ändern
      </Button>
      <SummaryEffort workout={workout} />
      <WorkoutNote workout={workout} />
    </section>
  );
});
