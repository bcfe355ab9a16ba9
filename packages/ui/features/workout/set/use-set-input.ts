import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import type { FarValue } from '@anwurf/domain/workout/far-value';
import { loggedSetSchema, type SetValues } from '@anwurf/domain/workout/logged-set';
import type { ReachedBefore } from '@anwurf/domain/workout/personal-record';
import { amountKey, amountOfSide, missingSide, type Side, type SidedValues, weakerSide, withSide } from '@anwurf/domain/workout/sides';
import { nextSetNumber } from '@anwurf/domain/workout/workout-progress';
import { useState } from 'react';
import { likelyValues, pickValues, plannedValues } from './metric-fields.ts';
import type { TrainedExercise } from './trained-exercise.ts';
import { useFarQuestion } from './use-far-question.ts';

export interface SetWrites {
  /** Each resolves to whether it is on disk; from then on the sets have it. */
  onLog: (number: number, values: SidedValues, reserve: number | null) => Promise<boolean>;
  onReserve: (set: StoredSet, reserve: number) => Promise<boolean>;
  /** A reserve of null stays as it is. */
  onEdit: (set: StoredSet, values: SidedValues, reserve: number | null) => Promise<boolean>;
  onDelete: (set: StoredSet) => Promise<boolean>;
}

interface SetInputContext extends Omit<SetWrites, 'onReserve'> {
  exercise: TrainedExercise;
  /** Of this exercise in this workout, in the order they were logged. */
  sets: readonly StoredSet[];
  last: readonly StoredSet[];
  /** The bests of earlier workouts. */
  bests: readonly ReachedBefore[];
  setCount: number;
  /** Advice for a set that follows none today. */
  advised: SetValues | null;
  /** A set is whole: stored, with both sides where it has two. */
  onWhole: (number: number, values: SidedValues) => void;
  /** The input cannot be stored. */
  onIncomplete?: ((values: SidedValues) => void) | undefined;
}

export interface SetInput {
  /** The next set that the plan asks for; null when all are done. */
  openNumber: number | null;
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
  /** The set that is being written to disk. */
  savingNumber: number | null;
  isSaving: boolean;
  change: (values: SidedValues) => void;
  /** @param amount seconds that the clock has measured, in place of what is entered */
  save: (amount?: number) => Promise<void>;
  edit: (set: StoredSet | null) => void;
  remove: () => Promise<void>;
  /** A value that is asked about before the set is stored; null: none is. */
  asked: FarValue | null;
  /** Stores the set as it is asked about. */
  accept: () => Promise<void>;
  /** Leaves the question, so that the value can be changed. */
  dropQuestion: () => void;
  /** Opens one set more than planned. */
  addSet: () => void;
}

/** The player's input: the next set (each side of it), or a saved one he corrects. */
export function useSetInput(context: SetInputContext): SetInput {
  const { exercise, sets, last, bests, setCount, advised, onWhole, onIncomplete, onLog, onEdit, onDelete } = context;
  const [editing, setEditing] = useState<StoredSet | null>(null);
  const [extra, setExtra] = useState<number | null>(null);
  const [typed, setTyped] = useState<{ for: string; values: SidedValues } | null>(null);
  const [chosenSide, setChosenSide] = useState<{ for: string; side: Side } | null>(null);
  const [reserve, setReserve] = useState<{ for: string; reserve: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [savingNumber, setSavingNumber] = useState<number | null>(null);

  const metric = unitToMetric(exercise.unit);
  const hasSides = exercise.unit !== null && isPerSideUnit(exercise.unit);
  const isHalf = (set: StoredSet) => hasSides && missingSide(set, metric) !== null;
  const isSaving = savingNumber !== null;
  const whole = sets.filter((set) => !isHalf(set)).map((set) => set.setNumber);
  const openNumber = nextSetNumber(whole, setCount) ?? null;
  const number = savingNumber ?? openNumber ?? (extra !== null && !whole.includes(extra) ? extra : null);
  const begun = editing ?? sets.find((set) => set.setNumber === number && isHalf(set)) ?? null;
  const target = editing ? editing.id : `set ${number}`;

  // The weaker side comes first.
  const before = last.find((set) => set.setNumber === number) ?? last.at(-1);
  const firstSide = before === undefined ? 'left' : (weakerSide(before, metric)?.side ?? 'left');
  const openSide = begun === null || editing !== null ? firstSide : (missingSide(begun, metric) ?? firstSide);
  const side = !hasSides ? null : chosenSide?.for === target ? chosenSide.side : openSide;

  const question = useFarQuestion({
    of: `${target} ${side}`,
    sets: [...last, ...sets.filter((set) => set.id !== editing?.id)],
    bests,
  });

  function suggestion(): SidedValues {
    if (editing) return pickValues(editing);
    const likely = likelyValues(
      number ?? 1,
      sets.filter((set) => !isHalf(set)),
      advised === null ? last : [],
      advised ?? plannedValues(exercise),
    );
    if (!hasSides) return likely;
    const done = begun === null ? likely : { ...likely, weight: begun.weight };
    const amount = (one: Side) =>
      (begun && amountOfSide(begun, one, metric)) ?? amountOfSide(likely, one, metric) ?? likely[amountKey(metric)];
    return withSide(withSide(done, 'left', metric, amount('left')), 'right', metric, amount('right'));
  }
  const values = typed?.for === target ? typed.values : suggestion();

  /** Values to store: of a new set with sides the finished one, of a begun one both. */
  function toStore(entered: SidedValues, checked: SetValues): SidedValues {
    if (side === null) return checked;
    const own = amountOfSide(entered, side, metric);
    if (editing) return { ...checked, ...pickValues(entered) };
    const other: Side = side === 'left' ? 'right' : 'left';
    const both = withSide(withSide(checked, side, metric, own), other, metric, begun && amountOfSide(begun, other, metric));
    return both;
  }

  async function write(shown: number, entered: SidedValues, job: (stored: SidedValues) => Promise<boolean>): Promise<boolean> {
    const checked = loggedSetSchema(metric).safeParse(ofSide(entered));
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message ?? 'Bitte prüfe deine Eingabe.');
      onIncomplete?.(entered);
      return false;
    }
    setSavingNumber(shown);
    setTyped({ for: target, values: entered });
    const done = await job(toStore(entered, checked.data));
    setSavingNumber(null);
    if (done) {
      setTyped(null);
      setChosenSide(null);
    }
    return done;
  }

  const chosenReserve = reserve?.for === target ? reserve.reserve : null;

  async function saveNext(shown: number, entered: SidedValues): Promise<void> {
    const half = editing === null ? begun : null;
    const saved = await write(shown, entered, (stored) =>
      half === null ? onLog(shown, stored, chosenReserve) : onEdit(half, stored, chosenReserve),
    );
    if (!saved || (side !== null && half === null)) return;
    setReserve(null);
    onWhole(shown, entered);
  }

  async function store(entered: SidedValues): Promise<void> {
    if (editing) {
      if (await write(editing.setNumber, entered, (stored) => onEdit(editing, stored, null))) setEditing(null);
    } else if (number !== null) await saveNext(number, entered);
  }

  /** The values of the side that is entered, as those of a set without sides. */
  function ofSide(entered: SidedValues): SidedValues {
    return side === null ? entered : withSide(entered, 'left', metric, amountOfSide(entered, side, metric));
  }

  return {
    openNumber,
    number,
    editing,
    values,
    problem,
    side,
    begun,
    chooseSide: (next) => setChosenSide({ for: target, side: next }),
    reserve: chosenReserve,
    setReserve: (next) => setReserve({ for: target, reserve: next }),
    savingNumber,
    isSaving,
    change(next) {
      setTyped({ for: target, values: next });
      setProblem(null);
      question.drop();
    },
    edit(set) {
      setEditing(set);
      setChosenSide(null);
      setProblem(null);
    },
    addSet: () => setExtra(Math.max(setCount, ...sets.map((set) => set.setNumber)) + 1),
    async save(amount) {
      if (isSaving) return;
      // A measured amount is stored as it is.
      if (amount !== undefined) await store(withSide(values, side ?? 'left', metric, amount));
      else if (!question.asks(ofSide(values), ofSide(suggestion()))) await store(values);
    },
    asked: question.asked,
    async accept() {
      question.accept();
      if (!isSaving) await store(values);
    },
    dropQuestion: question.drop,
    async remove() {
      if (editing && (await onDelete(editing))) setEditing(null);
    },
  };
}
