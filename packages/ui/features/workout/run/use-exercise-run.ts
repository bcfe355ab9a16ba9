import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { type PersonalRecord, recordsOfSet } from '@anwurf/domain/workout/personal-record';
import { recordSpoken } from '@anwurf/domain/workout/record-words';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { isBasisOfLoad, isCountedSet, nextWarmUpNumber } from '@anwurf/domain/workout/set-kind';
import { nextSetNumber } from '@anwurf/domain/workout/workout-progress';
import { SIDE_LABELS, type SidedValues } from '@anwurf/domain/workout/sides';
import type { WarmUpSet } from '@anwurf/domain/workout/warm-up-sets';
import { afterSet } from '@anwurf/domain/workout/workout-flow';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useHold } from '../hold/use-hold.ts';
import { fieldsWithSteps } from '../set/metric-fields.ts';
import { wholeSets } from '../set/set-at-hand.ts';
import { setsOfExercise } from '../set/trained-exercise.ts';
import { useNextLoad } from '../set/use-next-load.ts';
import { type SetOutcome, useSetInput } from '../set/use-set-input.ts';
import type { RunningWorkout } from './running-workout.ts';
import { useExercisePast, useFreshRecords } from './use-exercise-sets.ts';

/** Reaction of a kind of workout to an entered set. */
export interface SetFeedback extends Pick<SetOutcome, 'onIncomplete'> {
  /** A set is stored. */
  onStored?: (number: number, isLastOfExercise: boolean) => void;
}

/** State of the dock: a set is entered or corrected, also while the player rests, or held by the clock. */
type Activity = 'entering' | 'holding';

function useSpokenRecord(record: PersonalRecord | undefined, say: (text: string) => void) {
  const text = record === undefined ? '' : recordSpoken(record);
  const announce = useEffectEvent(say);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
}

/** The exercise that a running workout is at: its sets, the next one, the past, its clock. Each exercise has its own: its component has a key. */
export function useExerciseRun(workout: RunningWorkout, feedback: SetFeedback = {}) {
  const { exercise, next, rest } = workout;
  const all: readonly StoredSet[] = setsOfExercise(workout.sets, exercise);
  const sets = all.filter(isCountedSet);
  const warmUps = all.filter((set) => !isCountedSet(set));
  const setCount = setCountOf(exercise);
  const { past, last: before, bests } = useExercisePast(exercise, workout.run.workoutId);
  const done = wholeSets(sets, exercise).findLast(isBasisOfLoad);
  const load = useNextLoad(exercise, workout.run.workoutId, workout.missedDays, done);
  const { weightStep, lightest, asksReserve, extra, isPaced, barbell } = load;
  const metric = unitToMetric(exercise.unit);
  const fields = useMemo(() => fieldsWithSteps(metric, { weightStep, lightest }, isPaced), [metric, weightStep, lightest, isPaced]);
  // A set like the last one is none like a drop.
  const last = before.filter(isBasisOfLoad);
  const advice = sets.length === 0 ? load.advice : load.nextTry;
  const records = useFreshRecords(exercise, sets, bests);

  function onWhole(number: number, values: SidedValues) {
    if (!isCountedSet(values)) {
      workout.say('Aufwärmsatz gespeichert.');
      return;
    }
    const { phase, pauseSeconds } = exercise;
    const isLastOfExercise = nextSetNumber([...input.wholeNumbers, number], setCount) === undefined;
    feedback.onStored?.(number, isLastOfExercise);
    const { rests, goesOn } = afterSet({ pauseSeconds, isLastOfExercise, isInLastExercise: next === null });
    const step = workout.roundStep ?? { rest: rests ? (pauseSeconds ?? 0) : 0, to: goesOn ? undefined : workout.index };
    workout.say(`Satz ${number} gespeichert.${step.rest > 0 ? ` Pause ${step.rest} Sekunden.` : ''}`);
    if (step.to !== workout.index) {
      const fresh = phase === 'main' ? recordsOfSet(values, bests, sets) : [];
      workout.goOn({ exercise, last, records: fresh, asksReserve, isDone: isLastOfExercise }, step.to);
      if (fresh[0] !== undefined) workout.say(recordSpoken(fresh[0]));
    }
    if (step.rest > 0) rest.start(step.rest);
  }
  const { log, edit, remove } = workout;
  const { onIncomplete } = feedback;
  const advised = load.advice?.values ?? null;
  const nextTry = load.nextTry?.values ?? null;
  const bodyWeight = extra?.bodyWeight ?? null;
  const warmUpNumber = nextWarmUpNumber(all);
  const entered = { exercise, sets, last, bests, setCount, advised, nextTry, bodyWeight, isPaced, warmUpNumber };
  const input = useSetInput({ ...entered, log, edit, remove, onWhole, onIncomplete });
  const hold = useHold(`${exercise.id} ${input.number} ${input.side}`, (seconds) => void input.saveMeasured(seconds));
  useSpokenRecord(records[0], workout.say);

  const isHolding = hold.isRunning && !input.editing;
  const editedWarmUp = input.editing !== null && !isCountedSet(input.editing) ? input.editing.id : null;
  const activity: Activity = isHolding ? 'holding' : 'entering';
  const sideWord = input.side === null ? '' : `, ${SIDE_LABELS[input.side].toLowerCase()}`;
  return {
    metric,
    /** Entered of a set. */
    fields,
    setCount,
    /** Those that count. */
    sets,
    warmUps,
    past,
    /** Of the last time; `last` without those that warm up and drops. */
    before,
    last,
    bests,
    records,
    /** For a set that follows none today, or one of the first session with the exercise; null: nothing to suggest. */
    advice,
    /** Proposed to warm up with and not done yet; none once a set that counts is. */
    warmUp: sets.length === 0 ? load.warmUp.slice(warmUps.length) : [],
    doWarmUp: (set: WarmUpSet) => workout.log(warmUpNumber, { ...set, durationSeconds: null, distanceMeters: null, kind: 'warmup' }, null),
    /** Whether its sets are ended with repetitions in reserve. */
    asksReserve,
    extra,
    barbell,
    input,
    hold,
    activity,
    /** A rest goes on while a set is corrected, too. */
    isResting: rest.running !== null && !isHolding,
    /** 'Satz 2, links': the set in the editor. */
    setTitle: `Satz ${input.number}${sideWord}`,
    /** The set whose row is open; null while only what is done is shown. */
    shownNumber: activity === 'entering' && editedWarmUp === null ? (input.editing?.setNumber ?? input.number) : null,
    /** The set that warms up and is corrected; null: none is. */
    openWarmUp: editedWarmUp,
  };
}

export type ExerciseRun = ReturnType<typeof useExerciseRun>;
