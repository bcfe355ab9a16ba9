import { useSyncState } from '@anwurf/db/client/react';
import { waitingSets } from '@anwurf/db/queries/logged-sets';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { isPerSideUnit } from '@anwurf/domain/vocabulary/unit';
import { asksReserveOf } from '@anwurf/domain/workout/set-kind';
import { useSteady } from '../../../kit/use-steady.ts';
import { OpenSet } from '../set/open-set.tsx';
import { ReserveChoice } from '../set/reserve-choice.tsx';
import { SetTable } from '../set/set-table.tsx';
import { setsOfExercise } from '../set/trained-exercise.ts';
import { SideNote } from '../set/side-note.tsx';
import { WarmUpProposal } from '../set/warm-up-proposal.tsx';
import type { RunningWorkout } from './running-workout.ts';
import type { ExerciseRun } from './use-exercise-run.ts';

const canBeEmpty = { canBeEmpty: true };

export interface ExerciseSetsProps {
  workout: RunningWorkout;
  at: ExerciseRun;
}

/** The set that the player rests from, where its repetitions in reserve are asked. */
function restedSet({ workout: { sets, finished, exercise }, at }: ExerciseSetsProps) {
  const latest = sets.at(-1);
  // Between two exercises of a round there is no rest to answer in: the next one asks.
  const isInRound = finished?.isDone === false;
  if ((!at.isResting && !isInRound) || latest === undefined || !asksReserveOf(latest)) return null;
  const ofThis = setsOfExercise([latest], exercise).length > 0;
  if (ofThis) return at.asksReserve ? { latest, name: `Satz ${latest.setNumber}` } : null;
  const ofFinished = finished !== null && setsOfExercise([latest], finished.exercise).length > 0;
  return ofFinished && finished.asksReserve ? { latest, name: `${finished.exercise.name}, Satz ${latest.setNumber}` } : null;
}

/** The reserve of the set before, while the player rests from it; else of the set that is entered. */
function Reserve({ workout, at }: ExerciseSetsProps) {
  const { input } = at;
  const rested = restedSet({ workout, at });
  const { note } = useSteady({ note: (reserve: number) => rested && void workout.noteReserve(rested.latest, reserve) });
  if (input.editing !== null || (rested === null && !(at.asksReserve && asksReserveOf(input.values)))) return null;
  const label = 'Wie viele wären noch gegangen?';
  if (rested === null) {
    return <ReserveChoice label={label} value={input.reserve} isReadOnly={input.isSaving} onChange={input.setReserve} />;
  }
  const { latest, name } = rested;
  return <ReserveChoice label={`${name}: ${label}`} value={latest.reserve} isReadOnly={input.isSaving} onChange={note} />;
}

/** The sets of an exercise: done, entered and open ones. */
export function ExerciseSets({ workout, at }: ExerciseSetsProps) {
  const { exercise } = workout;
  const { metric, fields, sets, warmUps, last, input, shownNumber, openWarmUp, advice } = at;
  const refused = useSyncState((state) => state.refused);
  const isOffline = useSyncState(({ connection }) => connection === 'offline');
  const waiting = loadedOr(useRows(waitingSets(workout.run.workoutId), canBeEmpty), []);
  const openedNumber = openWarmUp === null ? shownNumber : (input.editing?.setNumber ?? null);
  const reserve = <Reserve workout={workout} at={at} />;
  const open = { metric, fields, last, input, advice, reserve, extra: at.extra, barbell: at.barbell };
  return (
    <>
      <WarmUpProposal proposed={at.warmUp} onDone={at.doWarmUp} />
      <SetTable
        fields={fields}
        hasSides={exercise.unit !== null && isPerSideUnit(exercise.unit)}
        setCount={at.setCount}
        sets={sets}
        warmUps={warmUps}
        openWarmUp={openWarmUp}
        last={last}
        openNumber={shownNumber}
        runningNumber={at.activity === 'holding' ? input.number : null}
        savingNumber={input.savingNumber}
        refusedIds={new Set(refused.map(({ key }) => key))}
        waitingIds={new Set(isOffline ? waiting.map(({ id }) => id) : [])}
        onEdit={input.edit}
        isCorrection={input.editing !== null}
        editor={openedNumber !== null && <OpenSet number={openedNumber} {...open} />}
      />
      <SideNote set={sets.findLast((set) => set.rightAmount !== null) ?? last.at(-1)} />
    </>
  );
}
