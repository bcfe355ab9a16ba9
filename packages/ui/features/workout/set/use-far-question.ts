import type { SetValues } from '@anwurf/domain/workout/logged-set';
import type { ReachedBefore } from '@anwurf/domain/workout/personal-record';
import { type FarValue, farValue } from '@anwurf/domain/workout/far-value';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { useState } from 'react';

interface FarQuestionContext {
  /** The set and side that is entered. */
  of: string;
  /** Known values of the exercise, without the set itself. */
  sets: readonly SidedValues[];
  bests: readonly ReachedBefore[];
}

export interface FarQuestion {
  /** Null: nothing is asked. */
  asked: FarValue | null;
  /** Whether a typed value is far from all that was done before, and its player has not said that it is right. Then it is asked about. */
  asks: (entered: SetValues, suggested: SetValues) => boolean;
  /** It is right. */
  accept: () => void;
  /** It will be changed. */
  drop: () => void;
}

interface Asked {
  of: string;
  far: FarValue;
  isRight: boolean;
}

/** Asks once about a value that is far from what the player ever did, before it is stored and counts as a record. */
export function useFarQuestion({ of, sets, bests }: FarQuestionContext): FarQuestion {
  const [known, setKnown] = useState<Asked | null>(null);
  const current = known?.of === of ? known : null;
  return {
    asked: current === null || current.isRight ? null : current.far,
    asks(entered, suggested) {
      const typed = (key: keyof SetValues) => (entered[key] === suggested[key] ? null : entered[key]);
      const far = farValue(
        {
          weight: typed('weight'),
          reps: typed('reps'),
          durationSeconds: typed('durationSeconds'),
          distanceMeters: typed('distanceMeters'),
        },
        sets,
        bests,
      );
      if (far === null || (current?.isRight === true && current.far.key === far.key && current.far.value === far.value)) return false;
      setKnown({ of, far, isRight: false });
      return true;
    },
    accept: () => setKnown(current && { ...current, isRight: true }),
    drop: () => setKnown(null),
  };
}
