import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { distanceText } from '@anwurf/domain/workout/exercise-detail';
import { isPerSideUnit } from '@anwurf/domain/vocabulary/unit';
import { Info, Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { type Fact, Facts } from '../../../kit/facts.tsx';
import { IconLink } from '../../../kit/icon-button.tsx';
import { Num } from '../../../kit/num.tsx';
import styles from './exercise-head.module.css';
import { shownNumber } from '../set/set-words.ts';
import { TempoDialog } from './tempo-dialog.tsx';

/** The prescription as facts beside each other: sets, amount, pause. */
function facts(exercise: SessionExercise): Fact[] {
  const { sets, reps, unit, durationMinutes, durationSeconds, distanceMeters, pauseSeconds } = exercise;
  const side = unit !== null && isPerSideUnit(unit) ? ' je Seite' : '';
  const list: Fact[] = [];
  if (sets !== null) list.push({ label: sets === 1 ? 'Satz' : 'Sätze', value: sets });
  if (reps !== null) list.push({ label: side ? 'je Seite' : 'Wdh.', value: reps });
  if (durationMinutes !== null) list.push({ label: `Minuten${side}`, value: shownNumber(durationMinutes) });
  if (durationSeconds !== null) list.push({ label: `Sekunden${side}`, value: shownNumber(durationSeconds) });
  if (distanceMeters !== null) list.push({ label: `Distanz${side}`, value: distanceText(distanceMeters) });
  if (pauseSeconds) list.push({ label: 'Pause', value: `${pauseSeconds} s` });
  return list;
}

export function ExerciseHead({ exercise }: { exercise: SessionExercise }) {
  const [explaining, setExplaining] = useState(false);
  return (
    <section className={styles.exercise}>
      <div className={styles.name}>
        <h1>{exercise.name}</h1>
        {exercise.videoLink && (
          <IconLink external href={exercise.videoLink} aria-label="Video anschauen">
            <Video aria-hidden="true" />
          </IconLink>
        )}
      </div>
      <Facts facts={facts(exercise)} className={styles.facts}>
        {exercise.tempo && (
          <div>
            <dt>Tempo</dt>
            <dd>
              <Button
                className={classNames(styles.tempo)}
                aria-label={`Tempo ${exercise.tempo}, Erklärung`}
                onPress={() => setExplaining(true)}
              >
                <Num>{exercise.tempo}</Num>
                <Info size={20} aria-hidden="true" />
              </Button>
            </dd>
          </div>
        )}
      </Facts>
      {exercise.description && <p className={styles.description}>{exercise.description}</p>}
      <TempoDialog isOpen={explaining} onOpenChange={setExplaining} />
    </section>
  );
}
