import { piggyback, type TablePosition } from '@anwurf/contract/sync/piggyback';
import { changeFeed } from '@anwurf/contract/sync/registry';
import { type Encoded, encodePage, encodeText } from './encoded-page.ts';
import type { ShapeHandles } from './shape-handle.ts';
import { canContinue, type LogPage } from './shape-log.ts';
import { largest, positionOf } from './shape-request.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Longest answer in characters that goes along; a longer one is fetched, so that the feed is read at once. */
const longest = 50_000;

/** The low 32 bits, as the log keeps a transaction. */
const low32 = (txid: string): bigint => BigInt(txid) & 0xffff_ffffn;

/** What goes along with one answer of the change feed. */
export type Piggyback = {
  /** The feed is about to be read: reads the tables that may have changed beside it. */
  readonly begin: () => void;
  /** Adds what changed to a page of the feed that has something to say. What cannot go along is left out, and the device asks for it. */
  readonly add: (feed: Encoded, page: LogPage) => Promise<Encoded>;
};

const nothing: Piggyback = { begin: () => undefined, add: (feed) => Promise.resolve(feed) };

/** A table that may go along: where it is read from, and what is read of it. */
type Carried = { readonly position: TablePosition; readonly shape: Shape; readonly epoch: bigint; readonly start: bigint };

/** The tables that the transactions of a feed's page have changed. */
function changedTables({ entries }: LogPage): ReadonlySet<string> {
  const { heads } = JSON.parse(entries.at(-1)?.value ?? '{}') as { readonly heads?: string };
  const told = new Set(entries.map(({ txid }) => low32(txid)));
  const newest = Object.entries(JSON.parse(heads ?? '{}') as Record<string, string>);
  return new Set(newest.filter(([, txid]) => told.has(low32(txid))).map(([table]) => table));
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
 * Lets what changed of a user's tables go along with what the change feed says of it: most changes are of one or two tables, and each
 * device would ask for them at once.
 * @param options.isQuiet whether nothing has been heard of a shape since it was read
 */
export function createPiggyback(options: {
  readonly handles: ShapeHandles;
  readonly read: (shape: Shape, after: bigint) => Promise<LogPage>;
  readonly isQuiet: (shape: Shape) => boolean;
}): (feed: Shape, positions: readonly TablePosition[]) => Piggyback {
  const { handles, read, isQuiet } = options;
  /** By page and positions: a user's devices have read equally far. */
  const bodies = new WeakMap<LogPage, Map<string, Promise<Encoded>>>();

  /** @returns undefined where the device has to ask, as what everybody reads is a matter of what was paid for */
  function toCarried(reader: string, position: TablePosition): Carried | undefined {
    const shape = shapeOf(position.table, reader);
    const content = handles.read(shape, false, position.handle);
    const told = positionOf(position.offset);
    if (shape.ownerColumn === undefined || content === undefined || told === undefined) return undefined;
    return { position, shape, epoch: content.epoch, start: largest(content.position, told) };
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
          // Told to whoever adds it, if anybody does.
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
