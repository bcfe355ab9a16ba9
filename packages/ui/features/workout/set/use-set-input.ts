import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { loggedSetSchema, type SetValues } from '@anwurf/domain/workout/logged-set';
import { useState } from 'react';
import { likelyValues, pickValues, plannedValues } from './metric-fields.ts';
import type { RestClock } from '../rest/use-rest.ts';

interface SetInputContext {
  exercise: SessionExercise;
  sets: readonly StoredSet[];
  last: readonly StoredSet[];
  /** Next set to do; null when all are done. */
  openNumber: number | null;
  setCount: number;
  nextExercise: SessionExercise | null;
  rest: RestClock;
  onLog: (number: number, values: SetValues) => Promise<boolean>;
  onEdit: (setId: string, values: SetValues) => Promise<boolean>;
  onDelete: (setId: string) => Promise<boolean>;
}

export interface SetInput {
  /** The set in the editor; null when all sets are done. */
  number: number | null;
  /** A saved set that is being corrected. */
  editing: StoredSet | null;
  values: SetValues;
  problem: string | null;
  /** The set that is being written to disk. */
  savingNumber: number | null;
  change: (values: SetValues) => void;
  save: () => Promise<void>;
  edit: (set: StoredSet | null) => void;
  remove: () => Promise<void>;
  /** Opens one set more than planned. */
  addSet: () => void;
}

/** What the player is entering: the next set, or a saved one he corrects. */
export function useSetInput({
  exercise,
  sets,
  last,
  openNumber,
  setCount,
  nextExercise,
  rest,
  onLog,
  onEdit,
  onDelete,
}: SetInputContext): SetInput {
  const [editing, setEditing] = useState<StoredSet | null>(null);
  const [extra, setExtra] = useState<number | null>(null);
  const [typed, setTyped] = useState<{ for: string; values: SetValues } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [savingNumber, setSavingNumber] = useState<number | null>(null);

  const number = savingNumber ?? openNumber ?? (extra !== null && !sets.some((set) => set.setNumber === extra) ? extra : null);
  const target = editing ? editing.id : `set ${number}`;
  const suggested = editing ? pickValues(editing) : likelyValues(number ?? 1, sets, last, plannedValues(exercise));
  const values = typed?.for === target ? typed.values : suggested;

  async function write(shown: number, job: (checked: SetValues) => Promise<boolean>): Promise<boolean> {
    const checked = loggedSetSchema(unitToMetric(exercise.unit)).safeParse(values);
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message ?? 'Bitte prüfe deine Eingabe.');
      return false;
    }
    setSavingNumber(shown);
    setTyped({ for: target, values });
    const done = await job(checked.data);
    setSavingNumber(null);
    if (done) setTyped(null);
    return done;
  }

  return {
    number,
    editing,
    values,
    problem,
    savingNumber,
    change(next) {
      setTyped({ for: target, values: next });
      setProblem(null);
    },
    edit(set) {
      setEditing(set);
      setProblem(null);
    },
    addSet: () => setExtra(Math.max(setCount, ...sets.map((set) => set.setNumber)) + 1),
    async save() {
      if (savingNumber !== null) return;
      if (editing) {
        if (await write(editing.setNumber, (checked) => onEdit(editing.id, checked))) setEditing(null);
      } else if (number !== null) {
        const saved = await write(number, (checked) => onLog(number, checked));
        const isEnd = nextExercise === null && number >= setCount;
        if (saved && exercise.pauseSeconds && !isEnd) rest.start(exercise.pauseSeconds);
      }
    },
    async remove() {
      if (editing && (await onDelete(editing.id))) setEditing(null);
    },
  };
}
