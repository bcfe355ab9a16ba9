import { snapshotPages } from '@anwurf/contract/pages';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { type RememberedEvents, withRememberedRows } from '@anwurf/db/client/remembered-rows';
import * as z from 'zod/mini';
import { keptOfUser } from '../../storage/kept-of-user.ts';
import type { KeptValue } from '../../storage/kept-value.ts';
import { takePicture } from './screen-picture.ts';
import { dropPicture, isPictureShown, painted } from './show-picture.ts';
import { readSignedInRecord } from './signed-in-record.ts';

const hasSnapshot = (path: string) => Object.hasOwn(snapshotPages, path.replace(/(?<=.)\/$/, ''));

/** The look is read before the app is there, by `show-picture.ts`. */
const keptSchema = z.object({ path: z.string(), rows: z.string(), picture: z.optional(z.unknown()) });

/** This device's memory of the screen that the user left last, before his store is open. */
export interface LastScreen {
  /** When it is drawn; at once where another screen, or none, was left. */
  readonly drawn: Promise<void>;
  /** Shows on the screen that was left last what it showed, until the store is open; and keeps that for the next time. */
  before(database: LocalDatabase): LocalDatabase;
}

/** In ms. A screen that shows nothing of what it showed does not keep the store closed. */
const drawnLimit = 700;

/** @returns when `rows`, or what they looked like, are on the screen, or after a while; at once without any */
function whenDrawn(rows: string | null): { readonly drawn: Promise<void>; readonly onShown: () => void } {
  let resolve: () => void = () => undefined;
  const drawn = new Promise<void>((done) => (resolve = done));
  // Its picture is shown already.
  if (rows === null || isPictureShown()) resolve();
  else setTimeout(resolve, drawnLimit);
  return { drawn, onShown: () => void painted().then(resolve) };
}

export function readLastScreen(userId: string): LastScreen {
  const kept = keptOfUser('lastScreen', keptSchema, userId);
  const left = kept.read();
  const rows = left?.path === location.pathname ? left.rows : null;
  const { drawn, onShown } = whenDrawn(rows);
  if (rows === null) dropPicture();
  // In the frame in which the screen itself appears.
  const onWhole = () => requestAnimationFrame(dropPicture);
  return { drawn, before: (database) => withRows(database, userId, kept, rows, { onShown, onWhole }) };
}

function withRows(
  database: LocalDatabase,
  userId: string,
  kept: KeptValue<z.infer<typeof keptSchema>>,
  rows: string | null,
  events: RememberedEvents,
): LocalDatabase {
  const remembering = withRememberedRows(database, rows, events);

  function keep(): void {
    const user = readSignedInRecord();
    // A sign-out, here or in another tab, leaves nothing.
    if (user?.id !== userId || user.ended === true) return;
    // Nothing was done since the last visit.
    if (database.sync.state().store === 'opening') return;
    const path = location.pathname;
    const shown = hasSnapshot(path) ? remembering.shownRows() : null;
    const isKept = shown !== null && kept.keep({ path, rows: shown, picture: takePicture() });
    // A picture of an earlier visit is older than changes on the screens in between.
    if (!isKept) kept.drop();
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
