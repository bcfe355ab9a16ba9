import type { PGliteInterface } from '@electric-sql/pglite';
import { changeFeed, ownerColumn } from '@anwurf/contract/sync/registry';
import { isStreamName, type StreamName, tableOfStream } from '@anwurf/contract/sync/stream-name';
import type { Snapshot } from '../apply/batch.ts';
import { fetchedColumns } from '../apply/stream-position.ts';
import type { StoredStream } from './stored-stream.ts';
import type { TableStream } from './table-stream.ts';

/**
 * Streams that were up to date within the last day, with the columns of this release, since the change feed began: what they lack, the
 * feed announces. After a day they are fetched anyhow, so that the server's log still has their position when something changes.
 */
async function announcedStreams(store: Pick<PGliteInterface, 'query'>): Promise<Map<StreamName, StoredStream>> {
  const { rows } = await store.query<{
    name: string;
    columns: string | null;
    handle: string | null;
    offset: string;
    snapshot: Snapshot | null;
    last_txid: string | null;
  }>(
    `select table_name as name, fetched_columns as columns, handle, "offset", snapshot, last_txid::text from streams
     where handle is not null and stopped is null and not fetching_anew and fetched_columns is not null
       and last_up_to_date_at between now() - interval '1 day' and now()`,
  );
  const announced = new Map<StreamName, StoredStream>();
  for (const { name, columns, ...stored } of rows) {
    if (isStreamName(name) && columns === fetchedColumns(tableOfStream(name))) announced.set(name, stored);
  }
  return announced;
}

/**
 * Streams that lack nothing of what the change feed, which is up to date, announces. Tables of everybody are never announced.
 * @param isHere whether a stream, once it knows what is stored of it, has brought what is announced
 */
export async function unchangedStreams(
  store: Pick<PGliteInterface, 'query'>,
  streams: ReadonlyMap<string, TableStream>,
  isHere: (name: StreamName) => boolean,
): Promise<Set<StreamName>> {
  const unchanged = new Set<StreamName>();
  for (const [name, stored] of await announcedStreams(store)) {
    const stream = name === changeFeed || ownerColumn(tableOfStream(name)) === null ? undefined : streams.get(name);
    stream?.load(stored);
    if (stream !== undefined && isHere(name)) unchanged.add(name);
  }
  return unchanged;
}
