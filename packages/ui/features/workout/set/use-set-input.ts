import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import type { ReachedBefore } from '@anwurf/domain/workout/personal-record';
import { isCountedSet } from '@anwurf/domain/workout/set-kind';
import { type Side, SIDES, type SidedValues, withSide } from '@anwurf/domain/workout/sides';
import { useRef, useState } from 'react';
import { useSteady } from '../../../kit/use-steady.ts';
import { suggestedValues, valuesOfSide, valuesToStore } from './entered-values.ts';
import { type ExerciseSets, setAtHand } from './set-at-hand.ts';
import { type AskedValue, type EnteredSide, useFarQuestion } from './use-far-question.ts';
import { useSetWrite } from './use-set-write.ts';
import { useValueOf } from './use-value-of.ts';

/** The writes of an exercise's sets. Each resolves to whether it is on disk; from then on the sets have it. */
export interface SetWrites {
  log: (number: number, values: SidedValues, reserve: number | null) => Promise<boolean>;
  noteReserve: (set: StoredSet, reserve: number) => Promise<boolean>;
  /** A reserve of null stays as it is. */
  edit: (set: StoredSet, values: SidedValues, reserve: number | null) => Promise<boolean>;
  remove: (set: StoredSet) => Promise<boolean>;
}

/** Reactions to an entered set beyond its writing. */
export interface SetOutcome {
  /** A set is whole: stored, with both sides where it has two. */
  onWhole: (number: number, values: SidedValues) => void;
  /** The input cannot be stored. */
  onIncomplete?: ((values: SidedValues) => void) | undefined;
}

interface SetInputContext extends ExerciseSets, SetOutcome, Pick<SetWrites, 'log' | 'edit' | 'remove'> {
  /** The bests of earlier workouts. */
  bests: readonly ReachedBefore[];
  /** Advice for a set that follows none today. */
  advised: SidedValues | null;
  /** Advice for the set after the last one of today; null: like that one. */
  nextTry: SidedValues | null;
  /** Kilograms of the player, of an exercise that moves all of it; null: not known, or another one. */
  bodyWeight: number | null;
  /** Both time and distance are measured. */
  isPaced: boolean;
  /** Number of a set that warms up, if it is one. */
  warmUpNumber: number;
}

export interface SetInput {
  /** The next set that the plan asks for; null when all are done. */
  openNumber: number | null;
  /** Numbers of the sets that are stored with all their sides. */
  wholeNumbers: readonly number[];
  /** The set in the editor; null when all sets are done. */
  number: number | null;
  /** A saved set that is being corrected. */
  editing: StoredSet | null;
  values: SidedValues;
  problem: string | null;
  /** The side that is entered; null for an exercise without sides. */
  side: Side | null;
  /** Stored part of the set. */
  begun: StoredSet | null;
  chooseSide: (side: Side) => void;
  /** Repetitions in reserve of the set in the editor; null: not said. */
  reserve: number | null;
  setReserve: (reserve: number) => void;
  /** The set that is being written to disk, where that takes long enough to be shown. */
  savingNumber: number | null;
  isSaving: boolean;
  change: (values: SidedValues) => void;
  /** Stores the set: both sides as they are entered, where nothing of it is stored yet. */
  save: () => Promise<void>;
  /** Stores the entered side alone; the set is whole when the other one follows. */
  saveSide: () => Promise<void>;
  /** Stores seconds that the clock has measured, of the entered side, in place of what is entered. */
  saveMeasured: (seconds: number) => Promise<void>;
  edit: (set: StoredSet | null) => void;
  remove: () => Promise<void>;
  /** A value that is asked about before the set is stored; null: none is. */
  asked: AskedValue | null;
  /** Stores the set as it is asked about. */
  accept: () => Promise<void>;
  /** Leaves the question, so that the value can be changed. */
  dropQuestion: () => void;
  /** Opens one set more than planned. */
  addSet: () => void;
}

/** Stored values of a set with sides. */
type Part = 'whole' | 'side';

/** The player's input: the next set (each side of it), or a saved one he corrects. */
export function useSetInput(context: SetInputContext): SetInput {
  const { exercise, sets, last, bests, setCount } = context;
  const [editing, setEditing] = useState<StoredSet | null>(null);
  const [extra, setExtra] = useState<number | null>(null);
  /** The write that waits for the question about a far value. */
  const asking = useRef<Part>('whole');
  const metric = unitToMetric(exercise.unit);
  const writing = useSetWrite(metric, context.isPaced, context.onIncomplete);
  const { problem, setProblem, savingNumber } = writing;
  const hand = setAtHand(context, { editing, extra, savingNumber });
  const { key, openNumber, number, begun } = hand;
  const typed = useValueOf<SidedValues>(key);
  const chosenSide = useValueOf<Side>(key);
  const reserve = useValueOf<number>(key);
  const side = hand.side && (chosenSide.value ?? hand.side);
  const question = useFarQuestion({ of: key, sets: [...last, ...sets.filter((set) => set.id !== editing?.id)], bests });
  const suggested = suggestedValues(context, hand, editing, context);
  const values = typed.value ?? suggested;

  /** The sides that a press stores; null stands for a set without sides. */
  const sidesOf = (part: Part): readonly (Side | null)[] => (side !== null && part === 'whole' && begun === null ? SIDES : [side]);

  const enteredSides = (part: Part): EnteredSide[] =>
    sidesOf(part).map((one) => ({
      side: one,
      entered: valuesOfSide(values, one, metric),
      suggested: valuesOfSide(suggested, one, metric),
    }));

  /** Resolves to whether the set is on disk. */
  function write(shown: number, entered: SidedValues, part: Part, job: (stored: SidedValues) => Promise<boolean>): Promise<boolean> {
    const sides = sidesOf(part);
    const hasBoth = editing !== null || sides.length > 1;
    return writing.write({
      shown,
      entered,
      sides,
      onSlow: () => typed.keep(entered),
      async job(checked) {
        const done = await job(valuesToStore(entered, checked, { begun, hasBoth, side, metric }));
        if (done) {
          typed.drop();
          chosenSide.drop();
        } else typed.keep(entered);
        return done;
      },
    });
  }

  async function storeNext(shown: number, entered: SidedValues, wanted: Part): Promise<void> {
    // A set that warms up is none of the plan's: it leaves no half behind.
    const [part, loggedNumber] = isCountedSet(entered) ? [wanted, shown] : (['whole', context.warmUpNumber] as const);
    const saved = await write(shown, entered, part, (stored) =>
      begun === null ? context.log(loggedNumber, stored, reserve.value) : context.edit(begun, stored, reserve.value),
    );
    if (!saved || (side !== null && begun === null && part === 'side')) return;
    reserve.drop();
    context.onWhole(shown, entered);
  }

  async function storeEdited(set: StoredSet, entered: SidedValues): Promise<void> {
    if (await write(set.setNumber, entered, 'whole', (stored) => context.edit(set, stored, null))) setEditing(null);
  }

  async function store(entered: SidedValues, part: Part): Promise<void> {
    if (editing) await storeEdited(editing, entered);
    else if (number !== null) await storeNext(number, entered, part);
  }

  async function save(part: Part): Promise<void> {
    if (writing.isBusy()) return;
    asking.current = part;
    if (!question.asks(enteredSides(part))) await store(values, part);
  }

  const steady = useSteady({
    setReserve: reserve.keep,
    edit(set: StoredSet | null) {
      setEditing(set);
      chosenSide.drop();
      setProblem(null);
    },
  });

  return {
    ...steady,
    openNumber,
    wholeNumbers: hand.whole.map((set) => set.setNumber),
    number,
    editing,
    values,
    problem,
    side,
    begun,
    chooseSide: chosenSide.keep,
    reserve: reserve.value,
    savingNumber,
    isSaving: savingNumber !== null,
    change(next) {
      typed.keep(next);
      setProblem(null);
      question.drop();
    },
    addSet: () => setExtra(Math.max(setCount, ...sets.map((set) => set.setNumber)) + 1),
    save: () => save('whole'),
    saveSide: () => save('side'),
    async saveMeasured(seconds) {
      // It is stored as it is, without a question.
      if (!writing.isBusy()) await store(withSide(values, side ?? 'left', metric, seconds), 'side');
    },
    asked: question.asked,
    async accept() {
      if (!writing.isBusy() && !question.accept(enteredSides(asking.current))) await store(values, asking.current);
    },
    dropQuestion() {
      // The side that changes is shown.
      if (question.asked?.side) chosenSide.keep(question.asked.side);
      question.drop();
    },
    async remove() {
      if (editing && (await context.remove(editing))) setEditing(null);
    },
  };
}
