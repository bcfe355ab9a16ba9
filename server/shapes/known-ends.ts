import type { LogPage } from './shape-log.ts';
import type { Shape } from './shape.ts';

/** Where a shape's log ends: nothing lies behind `head` within this epoch. */
export type LogEnd = Pick<LogPage, 'epoch' | 'head'>;

type Known = LogEnd & { readonly until: number };

/** Should a notice stay away unseen, the log is read again after this. */
const longestTrustMs = 5000;
/** Ends kept of one table, some 10 MB; the oldest are forgotten. */
const mostOfTable = 50_000;

/**
 * Remembers where a shape's log ended when it was last read, until a change of it is heard of. Whoever waits for what comes
 * after that end need not read the log before: most requests of devices are for nothing else.
 */
export class KnownEnds {
  readonly #known = new Map<string, Map<string, Known>>();
  /** By table: reads that run; what is heard of meanwhile makes their result no knowledge. */
  readonly #reading = new Map<string, Set<{ readonly owner: string; isOver: boolean }>>();

  /** @param isListening whether a change would be heard of now; while not, nothing is known */
  constructor(private readonly isListening: () => boolean) {}

  /** Where the log ends, if nothing has been heard of it since it was read. */
  find({ table, owner }: Shape): LogEnd | undefined {
    const known = this.#known.get(table)?.get(owner);
    return known !== undefined && known.until > Date.now() && this.isListening() ? known : undefined;
  }

  /** Reads the log by `read`, and remembers where it ended. */
  async read({ table, owner }: Shape, read: () => Promise<LogPage>): Promise<LogPage> {
    const reading = this.#reading.get(table) ?? new Set();
    this.#reading.set(table, reading);
    const own = { owner, isOver: !this.isListening() };
    reading.add(own);
    try {
      const page = await read();
      if (!own.isOver) this.#note(table, owner, page);
      return page;
    } finally {
      reading.delete(own);
    }
  }

  /** A change was heard of, of one owner's rows or anybody's (null); without a table it may be of all. */
  forget(table?: string, owner: string | null = null): void {
    for (const [name, known] of this.#known) {
      if (table !== undefined && table !== name) continue;
      if (owner === null) known.clear();
      else known.delete(owner);
    }
    for (const [name, reading] of this.#reading) {
      if (table !== undefined && table !== name) continue;
      for (const own of reading) if (owner === null || owner === own.owner) own.isOver = true;
    }
  }

  #note(table: string, owner: string, { epoch, head }: LogPage): void {
    const known = this.#known.get(table) ?? new Map<string, Known>();
    this.#known.set(table, known);
    known.delete(owner);
    known.set(owner, { epoch, head, until: Date.now() + longestTrustMs });
    if (known.size > mostOfTable) known.delete(known.keys().next().value ?? '');
  }
}
