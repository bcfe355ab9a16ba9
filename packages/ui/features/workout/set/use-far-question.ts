import type { SetValues } from '@anwurf/domain/workout/logged-set';
import type { ReachedBefore } from '@anwurf/domain/workout/personal-record';
import { type FarValue, farValue } from '@anwurf/domain/workout/far-value';
import type { Side, SidedValues } from '@anwurf/domain/workout/sides';
import { useValueOf } from './use-value-of.ts';

interface FarQuestionContext {
  /** The set that is entered. */
  of: string;
  /** Known values of the exercise, without the set itself. */
  sets: readonly SidedValues[];
  bests: readonly ReachedBefore[];
}

/** Values of a set, or of one side of it. */
export interface EnteredSide {
  /** Null: a set without sides. */
  side: Side | null;
  entered: SetValues;
  suggested: SetValues;
}

/** A far value, and the side that has it; null: both, or a set without sides. */
export interface AskedValue extends FarValue {
  side: Side | null;
}

export interface FarQuestion {
  /** Null: nothing is asked. */
  asked: AskedValue | null;
  /** Whether a typed value of a side is far from all that was done before, and its player has not said that it is right. Then it is asked about. */
  asks: (sides: readonly EnteredSide[]) => boolean;
  /** Confirms the value that is asked about. Returns whether the next one of these sides is asked about now. */
  accept: (sides: readonly EnteredSide[]) => boolean;
  /** It will be changed. */
  drop: () => void;
}

interface Known {
  asked: AskedValue | null;
  right: readonly AskedValue[];
}

const nothing: Known = { asked: null, right: [] };

const isSame = (one: AskedValue, other: AskedValue) => one.key === other.key && one.value === other.value && one.side === other.side;

/** Asks once about each value that is far from what the player ever did, before it is stored and counts as a record. */
export function useFarQuestion({ of, sets, bests }: FarQuestionContext): FarQuestion {
  const kept = useValueOf<Known>(of);
  const known = kept.value ?? nothing;

  function farOf({ side, entered, suggested }: EnteredSide): AskedValue[] {
    const typed = (key: keyof SetValues) => (entered[key] === suggested[key] ? null : entered[key]);
    const values = { weight: typed('weight'), reps: typed('reps') };
    const amounts = { durationSeconds: typed('durationSeconds'), distanceMeters: typed('distanceMeters') };
    // Both sides have one weight; an amount that is right does not hide that the weight is far, nor the other way round.
    const each = [{ weight: values.weight }, { ...amounts, reps: values.reps }];
    return each.flatMap((part) => {
      const far = farValue({ weight: null, reps: null, durationSeconds: null, distanceMeters: null, ...part }, sets, bests);
      return far === null ? [] : [{ ...far, side: far.key === 'weight' ? null : side }];
    });
  }

  function ask(sides: readonly EnteredSide[], right: readonly AskedValue[]): boolean {
    const next = sides.flatMap(farOf).find((far) => !right.some((one) => isSame(one, far))) ?? null;
    // Nothing to say draws nothing: it would come before the drawing of the stored set.
    if (next !== known.asked || right !== known.right) kept.keep({ asked: next, right });
    return next !== null;
  }
  return {
    asked: known.asked,
    asks: (sides) => ask(sides, known.right),
    accept: (sides) => ask(sides, known.asked === null ? known.right : [...known.right, known.asked]),
    drop: () => kept.keep({ ...known, asked: null }),
  };
}
