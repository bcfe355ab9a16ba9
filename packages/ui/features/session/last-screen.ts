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
    const path = location.pathname;
    const rows = showing.test(path) ? remembering.shownRows() : null;
    const isStillHere = () => {
      const user = readSignedInRecord();
      return user?.id === userId && user.ended !== true;
    };
    // Who has just signed out, here or in another tab, leaves nothing.
    if (rows !== null && isStillHere()) kept.keep({ path, rows });
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
