import { useDatabase } from '@anwurf/db/client/react';
import { type NotedValue, noteTestValues, type UndoValues } from '@anwurf/db/commands/note-test-values';
import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { type TeamTestDay, testDayCells, testPeople } from '@anwurf/db/queries/test-days';
import { unsentRows } from '@anwurf/db/queries/unsent-changes';
import type { Norms } from '@anwurf/domain/norms/norm-records';
import { readTrials } from '@anwurf/domain/team/cell-trials';
import { readChoices, type TestDayContent, testsOfDay } from '@anwurf/domain/team/test-day';
import { type TestTable, testTable } from '@anwurf/domain/team/test-table';
import { useMemo, useRef, useState } from 'react';
import { sayFailure } from '../../../forms/say-failure.ts';
import { testDayFailure } from './test-day-words.ts';

const canBeEmpty = { canBeEmpty: true };
const unsent = unsentRows();

/** The content of a stored test day. */
export function contentOf({ day, tests, choices, groupGender, groupAge }: TeamTestDay): TestDayContent {
  const group = groupGender === null || groupAge === null ? null : { gender: groupGender, age: groupAge };
  return { day, tests, choices: readChoices(choices), group };
}

/** The table of a test day, as this device has it. */
export function useTestTable(team: string, testDay: TeamTestDay, norms: Norms): Loadable<TestTable> {
  const people = useRows(
    useMemo(() => testPeople(team), [team]),
    canBeEmpty,
  );
  const values = useList(
    useMemo(() => testDayCells(team, testDay.id), [team, testDay.id]),
    canBeEmpty,
  );
  const data = allLoaded({ people, values });
  const [known, stored] = [loadedOr(people, null), loadedOr(values, null)];
  const table = useMemo(() => {
    if (known === null || stored === null) return null;
    const read = stored.map((value) => ({ ...value, trials: readTrials(value.trials) }));
    return testTable(norms, contentOf(testDay), testsOfDay(testDay.tests), known, read);
  }, [known, stored, norms, testDay]);
  if (data.state !== 'rows') return data;
  return table === null ? { state: 'loading', waitsFor: 'database' } : { state: 'rows', value: table };
}

/** Number of values that only this device has. */
export function useUnsentValues(): number {
  return loadedOr(useRows(unsent, canBeEmpty), []).find(({ table }) => table === 'team_test_values')?.count ?? 0;
}

/** A written entry in words, and how to take it back. */
interface Written {
  readonly words: string;
  readonly undo: UndoValues;
}

/** Writes into the cells of a test day, and takes back what was written, the last first. */
export function useNoting(team: string, testDay: string) {
  const db = useDatabase();
  const written = useRef<Written[]>([]);
  const [said, setSaid] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  return {
    /** The last that happened, for the line below the table. */
    said,
    /** Whether this device has written something since the screen was opened. */
    canUndo,
    /** @param words what is noted: 'CMJ, Ida Fuchs: 30,4' */
    note: (noted: readonly NotedValue[], words: string) =>
      void sayFailure(
        noteTestValues(db, team, testDay, noted).then((undo) => {
          written.current.push({ words, undo });
          setCanUndo(true);
          setSaid(`${words}, gespeichert`);
        }),
        testDayFailure.title,
        testDayFailure.text,
      ),
    undo: () => {
      const last = written.current.pop();
      setCanUndo(written.current.length > 0);
      if (last === undefined) setSaid('Auf diesem Gerät gibt es nichts zurückzunehmen.');
      else
        void sayFailure(
          last.undo().then(() => setSaid(`${last.words}, zurückgenommen`)),
          testDayFailure.title,
          testDayFailure.text,
        );
    },
  };
}

export type Noting = ReturnType<typeof useNoting>;
