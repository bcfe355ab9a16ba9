import type { PGliteInterface } from '@electric-sql/pglite';
import { changeFeed, type PlainTableName } from '@anwurf/contract/sync/registry';
import { type Beginning, fillNewStore } from '../apply/fill-new-store.ts';
import type { ShapeContent } from '../transport.ts';
import type { DownloaderEvents } from './downloader-events.ts';
import type { FirstAnswers } from './first-answers.ts';
import { firstScreenTables } from './first-screen-tables.ts';
import { coversSnapshot } from './snapshot-coverage.ts';
import type { TableStream } from './table-stream.ts';

/** The last message of a beginning, where it is that of its snapshot and nothing else has come. */
function snapshotOf({ messages }: ShapeContent): Beginning['snapshot'] | null {
  const [end, ...others] = messages;
  return end?.kind === 'snapshot-end' && others.length === 0 ? end.snapshot : null;
}

/** The beginnings that are as new as the change feed's, if it has come. */
function readBegun(contents: ReadonlyMap<PlainTableName, ShapeContent>): Map<PlainTableName, Beginning> {
  const feed = contents.get(changeFeed);
  const announced = feed === undefined ? null : snapshotOf(feed);
  const begun = new Map<PlainTableName, Beginning>();
  if (announced === null) return begun;
  for (const [table, content] of contents) {
    const snapshot = snapshotOf(content);
    if (snapshot === null || content.copied === null || !coversSnapshot(snapshot, announced)) continue;
    const { handle, offset, copied: rows } = content;
    // The feed announces later changes with its next answer.
    begun.set(table, { handle, offset, rows, snapshot, isUpToDate: table !== changeFeed });
  }
  return begun;
}

/**
 * Fills a store that knows nothing with the prefetched beginnings of the change feed and of the tables of the first screens, and reports those that
 * have come. Leaves all else to the streams: everything where the store knows something.
 * @returns whether it has filled any
 */
export async function fillFirstTables(
  store: PGliteInterface,
  streams: ReadonlyMap<string, TableStream>,
  firstAnswers: FirstAnswers | undefined,
  events: Pick<DownloaderEvents, 'onStream' | 'onFirstTables'>,
): Promise<boolean> {
  if (firstAnswers === undefined) return false;
  const begun = readBegun(await firstAnswers.beginnings());
  if (!begun.has(changeFeed) || !(await fillNewStore(store, begun))) return false;
  firstAnswers.drop(begun.keys());
  for (const [table, beginning] of begun) {
    streams.get(table)?.noteFilled(beginning);
    if (beginning.isUpToDate) events.onStream?.(table);
  }
  // Not awaited: until the screen is drawn, the round asks what has changed meanwhile.
  if (firstScreenTables.every((table) => begun.has(table))) void events.onFirstTables?.();
  return true;
}
