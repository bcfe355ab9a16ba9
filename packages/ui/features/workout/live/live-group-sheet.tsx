import { MOST_IN_GROUP } from '@anwurf/domain/workout/exercise-group';
import { liveGroupOf } from '@anwurf/domain/workout/live-groups';
import type { LiveList } from '@anwurf/domain/workout/live-list';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { useState } from 'react';
import { DividedName } from '../../../data/divided-name.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Form } from '../../../forms/form.tsx';
import { numberRule } from '../../../forms/number-rule.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import styles from './live-group-sheet.module.css';

export interface LiveGroupSheetProps {
  list: LiveList;
  /** The exercise that others are joined with. */
  exercise: TrainedExercise;
  exercises: readonly TrainedExercise[];
  /**
   * @param ids all exercises of the group; the exercise alone takes it apart
   * @param roundRest seconds; null: the longest pause of its exercises
   */
  onJoin: (ids: readonly string[], roundRest: number | null) => void;
  onClose: () => void;
}

function actionLabel(size: number): string {
  if (size === 1) return 'Ohne Supersatz';
  return size === 2 ? 'Supersatz verbinden' : `Zirkel mit ${size} Übungen verbinden`;
}

/** Chooses which exercises of a live training are done in turn with one of them. */
export function LiveGroupSheet({ list, exercise, exercises, onJoin, onClose }: LiveGroupSheetProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => liveGroupOf(list, exercise.id));
  const members = exercises.filter(({ id }) => chosen.includes(id));
  const [rest, setRest] = useState(() => list.entries.find(({ exerciseId }) => exerciseId === exercise.id)?.roundRest ?? null);
  const longest = Math.max(0, ...members.map(({ pauseSeconds }) => pauseSeconds ?? 0));
  const submission = useSubmission();
  const isTooMany = chosen.length > MOST_IN_GROUP;
  return (
    <Sheet title="Supersatz oder Zirkel" isOpen onOpenChange={onClose}>
      <Form submission={submission} className={styles.sheet} onSubmit={() => onJoin(chosen, rest)}>
        <p>
          Wähle, womit sich die Sätze von <b>{exercise.name}</b> abwechseln. Die Pause kommt nach der Runde.
        </p>
        <ul>
          {exercises
            .filter(({ id }) => id !== exercise.id)
            .map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  isSelected={chosen.includes(id)}
                  onChange={(isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
                >
                  <DividedName>{name}</DividedName>
                </Checkbox>
              </li>
            ))}
        </ul>
        {chosen.length > 1 && (
          <NumberBox
            label="Pause nach der Runde"
            unit="s"
            rule={numberRule(NUMERIC_FIELDS.plannedPause)}
            value={rest ?? (longest === 0 ? null : longest)}
            onChange={setRest}
          />
        )}
        {isTooMany && <p role="alert">Ein Zirkel hat höchstens {MOST_IN_GROUP} Übungen.</p>}
        <Button type="submit" variant="ball" wide isDisabled={isTooMany}>
          {actionLabel(chosen.length)}
        </Button>
      </Form>
    </Sheet>
  );
}
