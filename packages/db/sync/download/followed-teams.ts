import type { PGliteInterface } from '@electric-sql/pglite';
import { newestDays } from '@anwurf/contract/sync/newest-rows';
import { type StreamName, tableOfStream, teamOfStream } from '@anwurf/contract/sync/stream-name';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { followedStreams, isOfSquad } from '../apply/followed-streams.ts';
import { EndedStream } from '../apply/stream-position.ts';
import { Rejected, Unreachable } from '../transport-errors.ts';
import type { FetchTurns } from './parallel-fetches.ts';
import type { FetchOutcome } from './retry-fetch.ts';
import type { TableStream } from './table-stream.ts';

/** The streams of teams that a device follows, by the stored memberships. */
export class FollowedTeams {
  /** By stream: ids of the memberships that open it. */
  #memberships: ReadonlyMap<StreamName, string> = new Map();

  /** Names of the followed streams. */
  streams(): readonly StreamName[] {
    return [...this.#memberships.keys()];
  }

  /** Those in which the squads stand. */
  squads(): readonly StreamName[] {
    return this.streams().filter(isOfSquad);
  }

  /**
   * Reads the memberships again. A stream whose membership has taken the place of another ends and begins: what happened in between
   * was not announced.
   * @returns what has changed since the last time
   */
  async read(store: PGliteInterface): Promise<{ readonly ended: readonly StreamName[]; readonly begun: readonly StreamName[] }> {
    const now = await followedStreams(store);
    const before = this.#memberships;
    this.#memberships = now;
    return {
      ended: [...before.keys()].filter((name) => now.get(name) !== before.get(name)),
      begun: [...now.keys()].filter((name) => now.get(name) !== before.get(name)),
    };
  }
}

/** Outcome of the failed fetch of a team's stream; null: as for any other stream. */
export function teamOutcome(name: StreamName, error: unknown): FetchOutcome | null {
  if (teamOfStream(name) === null) return null;
  if (error instanceof Unreachable) return 'away';
  const isClosed = error instanceof EndedStream || (error instanceof Rejected && error.status === 403);
  return isClosed ? 'closed' : null;
}

/**
 * Fetches a team's stream in its turn: where it is new its newest rows, if its table has such, and all of them when the streams that wait have had
 * theirs.
 * @param catchUp fetches all of them
 */
export async function fetchInTurns<Outcome>(
  turns: FetchTurns,
  stream: TableStream | undefined,
  catchUp: () => Promise<Outcome>,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const days = stream && newestDays(tableOfStream(stream.name));
  if (stream !== undefined && days !== undefined) {
    const from = dayAfter(new Date().toISOString().slice(0, 10), -days);
    // Whatever fails here, fetching all rows says so.
    await turns.take(async () => (signal.aborted ? undefined : stream.fetchNewest(from, signal).catch(() => undefined)));
  }
  return turns.take(async () => (signal.aborted ? undefined : catchUp()));
}
