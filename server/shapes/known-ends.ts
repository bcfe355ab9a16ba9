import type { LogPage } from './shape-log.ts';
import type { Shape } from './shape.ts';

/** End of a shape's log: nothing is after `head` within this epoch. */
export type LogEnd = Pick<LogPage, 'epoch' | 'head'>;

type Known = LogEnd & { readonly until: number };

/** Should a notification be lost unnoticed, the log is read again after this time. */
const longestTrustMs = 5000;
/** Most cached ends, some 10 MB: those of ten thousand reads a second. */
const mostEnds = 50_000;

/**
 * Caches the end of each shape's log until a change invalidates it. A request that waits for entries after that end need not read
 * the log first, which is what most requests do.
 */
export class KnownEnds {
  /** By table and owner, oldest first. */
  readonly #known = new Map<string, Known>();
  /** Running reads; a notification meanwhile invalidates their result. */
  readonly #reading = new Set<{ readonly key: string; isOver: boolean }>();

  /** @param isListening whether notifications arrive now; otherwise nothing is cached */
  constructor(
    private readonly isListening: () => boolean,
    private readonly most = mostEnds,
  ) {}

  /** End of the log, if not invalidated since it was read. */
  find(shape: Shape): LogEnd | undefined {
    const known = this.#known.get(keyOf(shape));
    return known !== undefined && known.until > Date.now() && this.isListening() ? known : undefined;
  }

  /** Reads the log by `read`, and caches its end. */
  async read(shape: Shape, read: () => Promise<LogPage>): Promise<LogPage> {
    const own = { key: keyOf(shape), isOver: !this.isListening() };
    this.#reading.add(own);
    try {
      const page = await read();
      if (!own.isOver) this.#note(own.key, page);
      return page;
    } finally {
      this.#reading.delete(own);
    }
  }

  /** Invalidates the ends of one owner's rows or of all owners' (null); without a table, of all tables. */
  forget(table?: string, owner: string | null = null): void {
    const begin = table === undefined ? '' : `${table} `;
    const isMeant = (key: string) => (owner === null ? key.startsWith(begin) : key === begin + owner);
    for (const own of this.#reading) if (isMeant(own.key)) own.isOver = true;
    if (owner !== null) return void this.#known.delete(begin + owner);
    for (const key of this.#known.keys()) if (isMeant(key)) this.#known.delete(key);
  }

  /** Number of cached ends. */
  get size(): number {
    return this.#known.size;
  }

  #note(key: string, { epoch, head }: LogPage): void {
    this.#known.delete(key);
    this.#known.set(key, { epoch, head, until: Date.now() + longestTrustMs });
    for (const [oldest, { until }] of this.#known) {
      if (this.#known.size <= this.most && until > Date.now()) break;
      this.#known.delete(oldest);
    }
  }
}

function keyOf({ table, owner }: Shape): string {
  return `${table} ${owner}`;
}
