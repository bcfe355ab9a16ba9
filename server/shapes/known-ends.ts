import type { LogPage } from './shape-log.ts';
import type { Shape } from './shape.ts';

/** Where a shape's log ends: nothing lies behind `head` within this epoch. */
export type LogEnd = Pick<LogPage, 'epoch' | 'head'>;

type Known = LogEnd & { readonly until: number };

/** Should a notice stay away unseen, the log is read again after this. */
const longestTrustMs = 5000;
/** Most ends that are kept, some 10 MB: those of ten thousand reads a second. */
const mostEnds = 50_000;

/**
 * Remembers where a shape's log ended when it was last read, until a change of it is heard of. Whoever waits for what comes
 * after that end need not read the log before: most requests of devices are for nothing else.
 */
export class KnownEnds {
  /** By table and owner, oldest first. */
  readonly #known = new Map<string, Known>();
  /** Reads that run; what is heard of meanwhile makes their result no knowledge. */
  readonly #reading = new Set<{ readonly key: string; isOver: boolean }>();

  /** @param isListening whether a change would be heard of now; while not, nothing is known */
  constructor(
    private readonly isListening: () => boolean,
    private readonly most = mostEnds,
  ) {}

  /** Where the log ends, if nothing has been heard of it since it was read. */
  find(shape: Shape): LogEnd | undefined {
    const known = this.#known.get(keyOf(shape));
    return known !== undefined && known.until > Date.now() && this.isListening() ? known : undefined;
  }

  /** Reads the log by `read`, and remembers where it ended. */
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

  /** A change was heard of, of one owner's rows or anybody's (null); without a table it may be of all. */
  forget(table?: string, owner: string | null = null): void {
    const begin = table === undefined ? '' : `${table} `;
    const isMeant = (key: string) => (owner === null ? key.startsWith(begin) : key === begin + owner);
    for (const own of this.#reading) if (isMeant(own.key)) own.isOver = true;
    if (owner !== null) return void this.#known.delete(begin + owner);
    for (const key of this.#known.keys()) if (isMeant(key)) this.#known.delete(key);
  }

  /** How many ends are kept. */
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
