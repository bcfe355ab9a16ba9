import type { PGliteInterface } from '@electric-sql/pglite';
import { type StreamName, teamOfStream } from '@anwurf/contract/sync/stream-name';
import { followedStreams } from '../apply/followed-streams.ts';
import { EndedStream } from '../apply/stream-position.ts';
import { Rejected, Unreachable } from '../transport.ts';
import type { FetchOutcome } from './retry-fetch.ts';

/** The streams of teams that a device follows, by the stored memberships. */
export class FollowedTeams {
  /** By stream: ids of the memberships that open it. */
  #memberships: ReadonlyMap<StreamName, string> = new Map();

  /** Names of the followed streams. */
  streams(): Iterable<StreamName> {
    return this.#memberships.keys();
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
