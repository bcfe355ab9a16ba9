import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { withRememberedRows } from '@anwurf/db/client/remembered-rows';
import * as z from 'zod/mini';
import { keptOfUser } from '../../storage/kept-value.ts';
import { readSignedInRecord } from './signed-in-record.ts';

/** Screens that show and do not ask: what a form begins with must be what is stored. */
const showing = /^\/(dashboard|training-plans|statistics|statistics\/training|statistics\/performance)\/?$/;

const keptSchema = z.object({ path: z.string(), rows: z.string() });

/** Shows on the screen that was left last what it showed, until the store is open; and keeps that for the next time. */
export function withLastScreen(database: LocalDatabase, userId: string): LocalDatabase {
  const kept = keptOfUser('lastScreen', keptSchema, userId);
  const left = kept.read();
  const remembering = withRememberedRows(database, left?.path === location.pathname ? left.rows : null);

  function keep(): void {
    const user = readSignedInRecord();
    // Who has just signed out, here or in another tab, leaves nothing.
    if (user?.id !== userId || user.ended === true) return;
    // Nothing was done since the last visit.
    if (database.sync.state().store === 'opening') return;
    const path = location.pathname;
    const rows = showing.test(path) ? remembering.shownRows() : null;
    // What an earlier visit left is older than what was done on the screens in between.
    if (rows === null) kept.drop();
    else kept.keep({ path, rows });
  }
  const closed = new AbortController();
  // The last that a phone lets a page do.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep(), { signal: closed.signal });
  addEventListener('pagehide', keep, { signal: closed.signal });

  return {
    ...remembering,
    close() {
      closed.abort();
      return database.close();
    },
  };
}
