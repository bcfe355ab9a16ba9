import { useSyncState } from '@anwurf/db/client/react';
import { isPerSideUnit } from '@anwurf/domain/vocabulary/unit';
import { fieldsWithSteps } from '../set/metric-fields.ts';
import { OpenSet } from '../set/open-set.tsx';
import { ReserveChoice } from '../set/reserve-choice.tsx';
import { SetTable } from '../set/set-table.tsx';
import { SideNote } from '../set/side-note.tsx';
import type { RunningWorkout } from './running-workout.ts';
import type { ExerciseRun } from './use-exercise-run.ts';

export interface ExerciseSetsProps {
  workout: RunningWorkout;
  at: ExerciseRun;
}

/** The reserve of the set before, while the player rests from it. */
function ReserveOfLatest({ workout, at }: ExerciseSetsProps) {
  const latest = at.sets.at(-1);
  if (!at.isResting || at.input.editing || !latest || !at.asksReserve) return null;
  return (
    <ReserveChoice
      label={`Satz ${latest.setNumber}: Wie viele wären noch gegangen?`}
      value={latest.reserve}
      onChange={(reserve) => void workout.noteReserve(latest, reserve)}
    />
  );
}

/** The sets of an exercise: done, entered and open ones. */
export function ExerciseSets({ workout, at }: ExerciseSetsProps) {
  const { exercise } = workout;
  const { metric, sets, last, input, shownNumber, advice } = at;
  const { refused, connection } = useSyncState();
  const fields = fieldsWithSteps(metric, at.weightStep);
  const open = { metric, fields, last, input, advice, asksReserve: at.asksReserve, extra: at.extra };
  return (
    <>
      <ReserveOfLatest workout={workout} at={at} />
      <SetTable
        fields={fields}
        hasSides={exercise.unit !== null && isPerSideUnit(exercise.unit)}
        setCount={at.setCount}
        sets={sets}
        last={last}
        openNumber={shownNumber}
        runningNumber={at.activity === 'holding' ? input.number : null}
        savingNumber={input.savingNumber}
        refusedIds={new Set(refused.map(({ key }) => key))}
        waitingIds={connection === 'offline' ? workout.waitingIds : new Set()}
        onEdit={input.edit}
        editor={shownNumber !== null && <OpenSet number={shownNumber} {...open} />}
      />
      <SideNote set={sets.findLast((set) => set.rightAmount !== null) ?? last.at(-1)} />
    </>
  );
}
