import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { loggedSetSchema, type SetValues } from '@anwurf/domain/workout/logged-set';
import type { Side, SidedValues } from '@anwurf/domain/workout/sides';
import { useRef, useState } from 'react';
import { LOOKS_BUSY_AFTER_MS } from '../../../forms/looks-busy.ts';
import { valuesOfSide } from './entered-values.ts';

const EXTRA_MISSING = 'Bitte gib das Zusatzgewicht oder die Hilfe von 0,25 bis 200 kg ein.';

interface SetWrite {
  /** Number of the set that shows the wait. */
  readonly shown: number;
  readonly entered: SidedValues;
  /** Sides that are stored; null stands for a set without sides. */
  readonly sides: readonly (Side | null)[];
  /** The write is slow: the input goes on showing what was entered. */
  readonly onSlow: () => void;
  /** Writes what was checked; resolves to whether it is on disk. */
  readonly job: (checked: SetValues) => Promise<boolean>;
}

/** The checked values of the first side, or why values cannot be stored. */
function checkValues({ entered, sides }: SetWrite, metric: Metric, isPaced: boolean) {
  const all = sides.map((side) => loggedSetSchema(metric, isPaced).safeParse(valuesOfSide(entered, side, metric)));
  const checked = all.find((one) => !one.success) ?? all[0];
  if (entered.extraWeight === 0) return { problem: EXTRA_MISSING, checked: null };
  if (checked?.success === true) return { problem: null, checked: checked.data };
  return { problem: checked?.error?.issues[0]?.message ?? 'Bitte prüfe deine Eingabe.', checked: null };
}

/** Checks entered sets and writes them, one at a time. */
export function useSetWrite(metric: Metric, isPaced: boolean, onIncomplete: ((values: SidedValues) => void) | undefined) {
  const [problem, setProblem] = useState<string | null>(null);
  const [savingNumber, setSavingNumber] = useState<number | null>(null);
  /** From the first moment of a write on: a second press is none. */
  const isWriting = useRef(false);
  return {
    problem,
    setProblem,
    savingNumber,
    /** Whether a write is under way. For events. */
    isBusy: () => isWriting.current,
    /** Resolves to whether the set is on disk. */
    async write(one: SetWrite): Promise<boolean> {
      const found = checkValues(one, metric, isPaced);
      if (found.checked === null) {
        setProblem(found.problem);
        onIncomplete?.(one.entered);
        return false;
      }
      isWriting.current = true;
      // Most writes are on disk within a frame: drawing the wait would hold up the drawing of the stored set.
      const looksBusy = setTimeout(() => {
        setSavingNumber(one.shown);
        one.onSlow();
      }, LOOKS_BUSY_AFTER_MS);
      const done = await one.job(found.checked);
      clearTimeout(looksBusy);
      isWriting.current = false;
      setSavingNumber(null);
      return done;
    },
  };
}
