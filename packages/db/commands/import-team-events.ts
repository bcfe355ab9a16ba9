import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { teamEventsOf } from '../queries/teams.ts';
import { mergeSameCalls } from './overlapping-calls.ts';
import { type EventContent, eventValues, type UndoCalendar } from './team-calendar.ts';

/** An entry of a calendar file. */
export interface ImportedEvent extends EventContent {
  /** Names it in its file, also after it was moved. */
  readonly key: string;
  /** Local day. */
  readonly day: string;
}

const UUID_BYTES = 16;

/** The id of a file's entry in a team's calendar: the same for each import, so that the next one moves what is there (UUID version 8). */
async function idOf(team: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${team}\n${key}`));
  const bytes = new Uint8Array(digest).slice(0, UUID_BYTES);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
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
    const wanted = new Map(await Promise.all(events.map(async (event) => [await idOf(team, event.key), event] as const)));
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
