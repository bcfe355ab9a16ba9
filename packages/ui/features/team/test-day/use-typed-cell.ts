import { type CellTrials, trialsText } from '@anwurf/domain/team/cell-trials';
import { readCell } from '@anwurf/domain/team/test-cell';
import type { TestCell } from '@anwurf/domain/team/test-table';
import type { TestValue } from '@anwurf/domain/team/test-value';
import { useState } from 'react';

export interface TypedCellActions {
  onTrials: (trials: CellTrials) => void;
  /** The cell was emptied. */
  onOpen: () => void;
  onMissing: () => void;
}

/** A text that was sent, shown until the row that it became is read. */
interface Sent {
  readonly text: string;
  readonly before: TestValue;
}

const isSame = (one: CellTrials, other: CellTrials) => one.length === other.length && one.every((value, index) => value === other[index]);

/** Keeps a text that is typed into a cell until it is taken, and says what is wrong with it. */
export function useTypedCell({ test, value }: TestCell, { onTrials, onOpen, onMissing }: TypedCellActions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = sent !== null && sent.before === value ? sent.text : trialsText(test, value.trials);

  function type(text: string) {
    setProblem(null);
    if (readCell(text, test).kind === 'missing') {
      setDraft(null);
      onMissing();
    } else setDraft(text);
  }

  /** Takes what was typed. @returns false: it has a problem, and stays */
  function take(): boolean {
    if (draft === null) return problem === null;
    const read = readCell(draft, test);
    if (read.kind === 'problem') {
      setProblem(read.words);
      return false;
    }
    setDraft(null);
    setProblem(null);
    if (read.kind === 'open' && value.state === 'measured') {
      setSent({ text: '', before: value });
      onOpen();
    } else if (read.kind === 'trials' && !(value.state === 'measured' && isSame(read.trials, value.trials))) {
      setSent({ text: trialsText(test, read.trials), before: value });
      onTrials(read.trials);
    }
    return true;
  }

  /** Forgets what was typed. */
  function drop() {
    setDraft(null);
    setProblem(null);
  }

  return { text: draft ?? stored, stored, isTyped: draft !== null && draft !== stored, problem, type, take, drop };
}
