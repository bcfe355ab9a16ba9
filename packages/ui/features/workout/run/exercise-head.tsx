import { groupAt } from '@anwurf/domain/workout/exercise-group';
import { distanceText } from '@anwurf/domain/workout/exercise-detail';
import { isPerSideUnit } from '@anwurf/domain/vocabulary/unit';
import { ArrowLeftRight, Info, Video } from 'lucide-react';
import { memo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { type Fact, Facts } from '../../../kit/layout/facts.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../kit/action/button-link.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { ExerciseSheet } from '../../../data/exercise-sheet/exercise-sheet.tsx';
import { useExerciseSlugs } from '../../../data/figures/use-exercise-slugs.ts';
import { useFigure } from '../../../data/figures/use-figure.ts';
import styles from './exercise-head.module.css';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import { HistoryButton } from '../history/history-button.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { GroupButton } from './group-button.tsx';
import type { RunningWorkout } from './running-workout.ts';
import { TempoDialog } from './tempo-dialog.tsx';
import { ExerciseName } from './exercise-name.tsx';
import type { ExerciseRun } from './use-exercise-run.ts';

interface Prescription {
  readonly exercise: TrainedExercise;
  /** The longest time held before; null: none, or not timed. */
  readonly bestSeconds: number | null;
  /** Seconds of rest after its round; null: it is on its own. */
  readonly roundRest: number | null;
}

/** The prescription as facts beside each other: sets, amount, pause. */
function facts({ exercise, bestSeconds, roundRest }: Prescription): Fact[] {
  const { sets, reps, unit, durationMinutes, durationSeconds, distanceMeters, pauseSeconds } = exercise;
  const side = unit !== null && isPerSideUnit(unit) ? ' je Seite' : '';
  const list: Fact[] = [];
  if (sets !== null) list.push({ label: sets === 1 ? 'Satz' : 'Sätze', value: sets });
  if (reps !== null) list.push({ label: side ? 'je Seite' : 'Wdh.', value: reps });
  if (durationMinutes !== null) list.push({ label: `Minuten${side}`, value: shownNumber(durationMinutes) });
  if (durationSeconds !== null) list.push({ label: `Sekunden${side}`, value: shownNumber(durationSeconds) });
  if (distanceMeters !== null) list.push({ label: `Distanz${side}`, value: distanceText(distanceMeters) });
  if (exercise.reserve !== null) list.push({ label: 'in Reserve', value: exercise.reserve });
  const rest = roundRest ?? pauseSeconds;
  if (rest) list.push({ label: roundRest === null ? 'Pause' : 'Rundenpause', value: `${rest} s` });
  if (bestSeconds !== null) list.push({ label: 'Bester', value: `${shownNumber(bestSeconds)} s` });
  return list;
}

interface HeadProps extends Prescription {
  workoutId: string;
  onSwap: ((exercise: TrainedExercise) => void) | undefined;
  /** Joins it with others to a superset or circuit; undefined: that is the plan's. */
  onGroup?: (() => void) | undefined;
}

/** A set changes nothing of it. */
const Head = memo(function Head({ exercise, bestSeconds, roundRest, workoutId, onSwap, onGroup }: HeadProps) {
  const [explaining, setExplaining] = useState(false);
  const [reading, setReading] = useState(false);
  const figure = useExerciseSlugs([exercise])(exercise);
  const drawing = useFigure(figure, exercise.tempo);
  return (
    <section className={styles.exercise}>
      <ExerciseName name={exercise.name} drawing={drawing} figure={figure} onWatch={() => setReading(true)}>
        {onSwap && (
          <Button variant="quiet" aria-label="Übung tauschen" onPress={() => onSwap(exercise)}>
            <ArrowLeftRight size={20} aria-hidden="true" />
            Tauschen
          </Button>
        )}
        {onGroup && <GroupButton onPress={onGroup} />}
        <HistoryButton exerciseName={exercise.name} workoutId={workoutId} />
        {exercise.videoLink && !drawing && (
          <ButtonLink variant="quiet" href={exercise.videoLink} target="_blank" rel="noreferrer noopener" aria-label="Video anschauen">
            <Video size={20} aria-hidden="true" />
            Video
          </ButtonLink>
        )}
      </ExerciseName>
      <Facts facts={facts({ exercise, bestSeconds, roundRest })} className={styles.facts}>
        {exercise.tempo && (
          <div>
            <dt>Tempo</dt>
            <dd>
              <AriaButton
                className={classNames(styles.tempo)}
                aria-label={`Tempo ${exercise.tempo}, Erklärung`}
                onPress={() => setExplaining(true)}
              >
                <Num>{exercise.tempo}</Num>
                <Info size={20} aria-hidden="true" />
              </AriaButton>
            </dd>
          </div>
        )}
      </Facts>
      {exercise.description && <p className={styles.description}>{exercise.description}</p>}
      {reading && <ExerciseSheet exercise={exercise} onClose={() => setReading(false)} />}
      <TempoDialog isOpen={explaining} onOpenChange={setExplaining} />
    </section>
  );
});

export interface ExerciseHeadProps extends Pick<HeadProps, 'onSwap' | 'onGroup'> {
  workout: RunningWorkout;
  at: ExerciseRun;
}

/** Name, prescription and tools of the exercise that a workout is at. */
export function ExerciseHead({ workout: { exercise, exercises, index, run }, at, onSwap, onGroup }: ExerciseHeadProps) {
  const bestSeconds = at.metric === 'seconds' ? (at.bests.find(({ kind }) => kind === 'seconds')?.value ?? null) : null;
  const roundRest = groupAt(exercises, index)?.rest ?? null;
  const prescription = { exercise, bestSeconds, roundRest };
  return <Head {...prescription} workoutId={run.workoutId} onSwap={onSwap} onGroup={onGroup} />;
}
