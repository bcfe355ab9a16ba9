import { piggyback, type TablePosition } from '@anwurf/contract/sync/piggyback';
import { changeFeed } from '@anwurf/contract/sync/registry';
import { type Encoded, encodePage, encodeText } from './encoded-page.ts';
import type { ShapeHandles } from './shape-handle.ts';
import { canContinue, type LogPage } from './shape-log.ts';
import { largest, positionOf } from './shape-request.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Longest piggybacked answer in characters; a longer one is fetched separately, so that the feed is not delayed. */
const longest = 50_000;

/** The low 32 bits, the log's format of a transaction. */
const low32 = (txid: string): bigint => BigInt(txid) & 0xffff_ffffn;

/** Piggybacked answers of one answer of the change feed. */
export type Piggyback = {
  /** Call before the feed is read: reads the tables that may have changed, in parallel. */
  readonly begin: () => void;
  /** Adds the changes to a non-empty page of the feed. Omits what does not fit; the device requests it. */
  readonly add: (feed: Encoded, page: LogPage) => Promise<Encoded>;
};

const nothing: Piggyback = { begin: () => undefined, add: (feed) => Promise.resolve(feed) };

/** A table that may be piggybacked: where and what to read. */
type Carried = { readonly position: TablePosition; readonly shape: Shape; readonly epoch: bigint; readonly start: bigint };

/** The tables changed by the transactions of a feed's page. */
function changedTables({ entries }: LogPage): ReadonlySet<string> {
  const { heads } = JSON.parse(entries.at(-1)?.value ?? '{}') as { readonly heads?: string };
  const transactions = new Set(entries.map(({ txid }) => low32(txid)));
  const newest = Object.entries(JSON.parse(heads ?? '{}') as Record<string, string>);
  return new Set(newest.filter(([, txid]) => transactions.has(low32(txid))).map(([table]) => table));
}

function encodeCarried({ position, shape, epoch, start }: Carried, page: LogPage): string | undefined {
  const end = page.entries.at(-1)?.seq;
  if (end === undefined || !page.complete || !canContinue(page, epoch, start)) return undefined;
  const { text } = encodePage(shape, page, false, BigInt(end));
  if (text.length > longest) return undefined;
  const { table, handle, offset } = position;
  const said = JSON.stringify({ headers: { control: piggyback }, table, since: offset, handle, offset: `${end}_0` });
  return `${said.slice(0, -1)},"messages":${text}}`;
}

/**
 * Piggybacks the changes of a user's tables on the change feed's answer: most changes concern one or two tables, which each
 * device would request at once.
 * @param options.isQuiet whether a shape is unchanged since it was read
 */
export function createPiggyback(options: {
  readonly handles: ShapeHandles;
  readonly read: (shape: Shape, after: bigint) => Promise<LogPage>;
  readonly isQuiet: (shape: Shape) => boolean;
}): (feed: Shape, positions: readonly TablePosition[]) => Piggyback {
  const { handles, read, isQuiet } = options;
  /** By page and positions: a user's devices have usually read equally far. */
  const bodies = new WeakMap<LogPage, Map<string, Promise<Encoded>>>();

  /** @returns undefined when the device must request the table itself: tables for everybody depend on paid access */
  function toCarried(reader: string, position: TablePosition): Carried | undefined {
    const shape = shapeOf(position.table, reader);
    const content = handles.read(shape, false, position.handle);
    const reported = positionOf(position.offset);
    if (shape.ownerColumn === undefined || content === undefined || reported === undefined) return undefined;
    return { position, shape, epoch: content.epoch, start: largest(content.position, reported) };
  }

  return ({ table, reader }, positions) => {
    if (table !== changeFeed || positions.length === 0) return nothing;
    let known: readonly Carried[] | undefined;
    // Not before there is news: most requests end without any.
    const candidates = () => (known ??= positions.map((position) => toCarried(reader, position)).filter((one) => one !== undefined));
    const begun = new Map<Carried, Promise<LogPage>>();

    async function withCarried(feed: Encoded, page: LogPage): Promise<Encoded> {
      const changed = changedTables(page);
      const wanted = candidates().filter(({ shape }) => changed.has(shape.table));
      const pages = await Promise.all(wanted.map((one) => begun.get(one) ?? read(one.shape, one.start)));
      const texts = wanted.map((one, index) => pages[index] && encodeCarried(one, pages[index])).filter((text) => text !== undefined);
      return texts.length === 0 ? feed : encodeText(`${feed.text.slice(0, -1)},\n${texts.join(',\n')}]`);
    }

    return {
      begin() {
        for (const one of candidates()) {
          if (isQuiet(one.shape)) continue;
          const reading = read(one.shape, one.start);
          // `add` reports the error, if it is called.
          reading.catch(() => undefined);
          begun.set(one, reading);
        }
      },
      add(feed, page) {
        const made = bodies.get(page) ?? new Map<string, Promise<Encoded>>();
        bodies.set(page, made);
        const key = JSON.stringify(positions);
        const body = made.get(key) ?? withCarried(feed, page);
        made.set(key, body);
        return body;
      },
    };
  };
}
