import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { teamEventsOf } from '../queries/teams.ts';
import { idFromText } from './id-from-text.ts';
import { mergeSameCalls } from './overlapping-calls.ts';
import { type EventContent, eventValues, type UndoCalendar } from './team-calendar.ts';

/** An entry of a calendar file. */
export interface ImportedEvent extends EventContent {
  /** Names it in its file, also after it was moved. */
  readonly key: string;
  /** Local day. */
  readonly day: string;
}

/** Result of an import. */
export interface ImportedCalendar {
  readonly added: number;
  /** Entries of an earlier import that were moved or changed otherwise. */
  readonly changed: number;
  /** Makes the calendar what it was. Resolves when that is on disk. */
  readonly undo: UndoCalendar;
}

/**
 * Enters the entries of a calendar file in a team's calendar, in one write. An entry of an earlier file that was moved, cancelled or renamed
 * changes; one that is gone from the file stays. Resolves when it is on disk.
 */
export const importTeamEvents = mergeSameCalls(
  async (db: LocalDatabase, team: string, events: readonly ImportedEvent[]): Promise<ImportedCalendar> => {
    // Of two of one name the later counts.
    const wanted = new Map(await Promise.all(events.map(async (event) => [await idFromText(`${team}\n${event.key}`), event] as const)));
    const known = new Map((await readRows(db, teamEventsOf(team, [...wanted.keys()]))).map((event) => [event.id, event]));
    const created_at = new Date().toISOString();
    const steps = [...wanted].flatMap(([key, event]): { change: Change; undo: Change }[] => {
      const [before, values] = [known.get(key), eventValues(event, event.day)];
      if (before === undefined) {
        const change: Change = { table: 'team_events', op: 'upsert', key, team, values: { ...values, created_at } };
        return [{ change, undo: { table: 'team_events', op: 'delete', key, team } }];
      }
      const former = eventValues(before, before.day);
      if (JSON.stringify(former) === JSON.stringify(values)) return [];
      const change: Change = { table: 'team_events', op: 'update', key, team, values };
      return [{ change, undo: { table: 'team_events', op: 'update', key, team, values: former } }];
    });
    if (steps.length > 0) await db.write(steps.map(({ change }) => change));
    return {
      added: steps.filter(({ change }) => change.op === 'upsert').length,
      changed: steps.filter(({ change }) => change.op === 'update').length,
      undo: async () => {
        if (steps.length > 0) await db.write(steps.map(({ undo }) => undo));
      },
    };
  },
);
