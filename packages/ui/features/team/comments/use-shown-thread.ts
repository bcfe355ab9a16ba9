import { useDatabase } from '@anwurf/db/client/react';
import { markThreadRead } from '@anwurf/db/commands/write-comment';
import type { ThreadEntry } from '@anwurf/db/queries/comments';
import { useEffect, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Notes that a thread is shown, so that its mark goes on all of the reader's devices.
 * @returns the entries that were unread when they appeared: they stay marked while the thread is looked at
 */
export function useShownThread(thread: string, entries: readonly ThreadEntry[]): ReadonlySet<string> {
  const db = useDatabase();
  const [fresh, setFresh] = useState(none);
  const unread = entries.filter(({ isUnread }) => isUnread);
  const newest = Math.max(0, ...unread.map(({ version }) => version));
  const ids = unread.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (newest === 0) return;
    setFresh((known) => new Set([...known, ...ids.split(' ')]));
    // A mark that stays is shown again: nothing to say.
    markThreadRead(db, thread, newest).catch(() => undefined);
  }, [db, thread, newest, ids]);
  return fresh;
}
