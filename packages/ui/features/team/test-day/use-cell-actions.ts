import type { TestCell, TestRow } from '@anwurf/domain/team/test-table';
import { trialsText } from '@anwurf/domain/team/cell-trials';
import { measuredValueOf, type MissingReason, missingValueOf, OPEN_VALUE } from '@anwurf/domain/team/test-value';
import { useState } from 'react';
import { nameText } from '../squad/member-words.ts';
import { MISSING_WORDS, shortName } from './test-day-words.ts';
import type { TypedCellActions } from './use-typed-cell.ts';
import type { Noting } from './use-test-day.ts';

/** A cell that is to be missing, before its reason is chosen. */
export interface MissingCell {
  readonly row: TestRow;
  readonly cell: TestCell;
}

/** Ways to change the cells of a test day. */
export interface CellActions {
  of: (row: TestRow, cell: TestCell) => TypedCellActions;
  /** Takes back that somebody misses the day. */
  openRow: (row: TestRow) => void;
  undo: () => void;
  /** Waits for its reason; null: none does. */
  missing: MissingCell | null;
  /** @param all every test that has no value */
  miss: (reason: MissingReason, all: boolean) => void;
  leaveMissing: () => void;
}

/** Writes what is done with cells. */
export function useCellActions({ note, undo }: Noting): CellActions {
  const [missing, setMissing] = useState<MissingCell | null>(null);
  return {
    of: (row, cell) => {
      const { person } = row;
      const { test } = cell;
      return {
        onTrials: (trials) =>
          note(
            [{ person, test: test.id, ...measuredValueOf(trials) }],
            `${shortName(test)}, ${nameText(person.name)}: ${trialsText(test, trials)}`,
          ),
        onOpen: () => note([{ person, test: test.id, ...OPEN_VALUE }], `${shortName(test)}, ${nameText(person.name)}: leer`),
        onMissing: () => setMissing({ row, cell }),
      };
    },
    openRow: ({ person, cells }) =>
      note(
        cells.map(({ test }) => ({ person, test: test.id, ...OPEN_VALUE })),
        `${nameText(person.name)}: doch dabei`,
      ),
    undo,
    missing,
    miss: (reason, all) => {
      if (missing === null) return;
      const { row, cell } = missing;
      const cells = all ? row.cells.filter(({ value }) => value.state !== 'measured') : [cell];
      note(
        cells.map(({ test }) => ({ person: row.person, test: test.id, ...missingValueOf(reason) })),
        `${nameText(row.person.name)}: ${MISSING_WORDS[reason]}`,
      );
      setMissing(null);
    },
    leaveMissing: () => setMissing(null),
  };
}
