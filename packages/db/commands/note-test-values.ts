import { readTrials } from '@anwurf/domain/team/cell-trials';
import { OPEN_VALUE, type TestValue } from '@anwurf/domain/team/test-value';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { testDayValues } from '../queries/test-days.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/** A coach's entry in a cell. */
export interface NotedValue extends TestValue {
  /** The member or guest that it is about. */
  readonly person: { readonly id: string; readonly kind: 'member' | 'guest' };
  readonly test: string;
}

/** Puts back what the cells had before, as further rows. Resolves when that is on disk. */
export type UndoValues = () => Promise<void>;

/** Rows of one write: a longer one would hold up a cell that is saved meanwhile. */
const ROWS_OF_WRITE = 50;

function rowOf(team: string, testDay: string, { person, test, state, trials, reason }: NotedValue, at: string): Change {
  const about = { member_id: person.kind === 'member' ? person.id : null, guest_id: person.kind === 'guest' ? person.id : null };
  const values = { test_day_id: testDay, ...about, test, state, trials: [...trials], reason, noted_at: at };
  return { table: 'team_test_values', op: 'upsert', key: newId(), team, values };
}

async function write(db: LocalDatabase, team: string, testDay: string, noted: readonly NotedValue[]): Promise<void> {
  const at = new Date().toISOString();
  for (let from = 0; from < noted.length; from += ROWS_OF_WRITE) {
    await db.write(noted.slice(from, from + ROWS_OF_WRITE).map((one) => rowOf(team, testDay, one, at)));
  }
}

/**
 * Writes into cells of a test day. Nothing is overwritten: each is a row of its own, and the newest of a cell is shown. Resolves, when they
 * are on disk, to what puts the cells back.
 */
export const noteTestValues = mergeSameCalls(
  (db: LocalDatabase, team: string, testDay: string, noted: readonly NotedValue[]): Promise<UndoValues> =>
    inTurn(db, async () => {
      const known = await readRows(db, testDayValues(team, testDay, [...new Set(noted.map(({ test }) => test))]));
      const before = noted.map(({ person, test }): NotedValue => {
        const last = known.find((one) => one.person === person.id && one.test === test);
        const { state, trials, reason } = last === undefined ? OPEN_VALUE : { ...last, trials: readTrials(last.trials) };
        return { person, test, state, trials, reason };
      });
      await write(db, team, testDay, noted);
      return () => inTurn(db, () => write(db, team, testDay, before));
    }),
);
