import { farFromBest, isImplausible, plausibleRange } from '@anwurf/domain/fitness/plausible-range';
import { isWithinBounds, type SubTest } from '@anwurf/domain/fitness/sub-test';
import { type EntrySide, missingChoice, nextOpenTrial, type TestEntry, withTrial } from '@anwurf/domain/fitness/test-entry';
import type { Trial } from '@anwurf/domain/fitness/trials';
import { runOfResult } from '@anwurf/domain/fitness/yoyo';
import { useState } from 'react';
import { boundsText } from '../fitness-words.ts';
import { entryOf, momentOf } from '../test-draft.ts';
import { personOn, useOwnProfile } from '../use-compared-person.ts';
import { useNorms } from '../use-norms.ts';
import { useBestBefore } from './use-best-before.ts';
import type { TestRun } from './use-test-run.ts';

/** Why a value cannot be stored as a trial of this test; null: it can. */
function trialProblem(test: SubTest, entry: TestEntry, value: number | null): string | null {
  if (value === null) return 'Trag zuerst einen Wert ein.';
  const missing = missingChoice(test, entry);
  if (missing !== null) return `Wähl zuerst ${missing.label}: Davon hängt ab, womit verglichen wird.`;
  if (!isWithinBounds(test, value)) return boundsText(test);
  if (test.id === 'yoyo_intermittent_recovery' && runOfResult(value) === undefined) {
    return 'Diesen Lauf gibt es nicht. Ab Stufe 14 hat jede Stufe acht Läufe, zum Beispiel 15.1 bis 15.8.';
  }
  return null;
}

interface TrialPlace {
  readonly side: EntrySide;
  readonly index: number;
}

/** The trial of a sub-test that is being entered. */
export interface TrialEntry {
  readonly entry: TestEntry;
  readonly side: EntrySide;
  readonly trials: TestEntry[EntrySide];
  /** The trial to enter; null: all are done. */
  readonly open: TrialPlace | null;
  /** Its name, as on its button. */
  readonly name: string;
  readonly sideName: string | null;
  readonly value: number | null;
  readonly problem: string | null;
  /** The value is far from what is usual, and saving it again counts. */
  readonly isDoubted: boolean;
  /** Best of this player that the doubted value is far from; null: it is far from his group. */
  readonly farOf: number | null;
  /** The best of earlier tests; null while there is none or it is not read. */
  readonly before: number | null;
  readonly enter: (value: number | null) => void;
  readonly measured: (seconds: number) => void;
  readonly chooseSide: (side: EntrySide) => void;
  readonly chooseTrial: (index: number) => void;
  /** Stores the value, or says what is wrong with it; one that is far from usual is asked for once. */
  readonly save: () => void;
  /** Stores a trial that does not count. */
  readonly setInvalid: () => void;
  readonly clearProblem: () => void;
}

export function useTrialEntry(run: TestRun, test: SubTest): TrialEntry {
  const { draft } = run;
  const entry = entryOf(draft, test);
  const [chosen, setChosen] = useState<TrialPlace | null>(null);
  const [value, setValue] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [doubted, setDoubted] = useState<number | null>(null);
  const profile = useOwnProfile();
  const before = useBestBefore(test);
  const { norms } = useNorms();

  const open = chosen ?? nextOpenTrial(entry);
  const side = open?.side ?? 'trials';
  const trials = entry[side];
  const number = (open?.index ?? 0) + 1;

  function set(trial: Trial) {
    if (open === null) return;
    run.setEntry(test, withTrial(entry, open.side, open.index, trial));
    setChosen(null);
    setValue(null);
    setProblem(null);
    setDoubted(null);
  }

  return {
    entry,
    side,
    trials,
    open,
    name: test.trialNames?.[number - 1] ?? `Versuch ${number}`,
    sideName: test.sideField === null ? null : test.sideNames[side === 'trials' ? 0 : 1],
    value,
    problem,
    isDoubted: doubted !== null && doubted === value,
    farOf: doubted === null ? null : farFromBest(test, doubted, before),
    before,
    enter(next) {
      setValue(next);
      setProblem(null);
    },
    measured: setValue,
    chooseSide(to) {
      const index = entry[to].indexOf(null);
      setChosen({ side: to, index: index === -1 ? 0 : index });
      setValue(null);
    },
    chooseTrial(index) {
      const trial = trials[index];
      setChosen({ side, index });
      setValue(typeof trial === 'number' ? trial : null);
    },
    save() {
      const found = trialProblem(test, entry, value);
      setProblem(found);
      if (found !== null || value === null) return;
      const range = plausibleRange(norms, test, personOn(profile ?? null, momentOf(draft).day));
      const isFar = farFromBest(test, value, before) !== null || isImplausible(value, range);
      if (isFar && doubted !== value) setDoubted(value);
      else set(value);
    },
    setInvalid: () => set('invalid'),
    clearProblem: () => setProblem(null),
  };
}
