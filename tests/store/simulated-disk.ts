import type { LogFile } from '@anwurf/db/store/change-log/change-log';

/** A change that is not on disk yet: a write, or a new size. */
type Pending = { readonly at: number; readonly bytes: Uint8Array } | { readonly size: number };

/** Bytes that reach a disk together. */
const sector = 512;

/** The machine has stopped: whatever is asked of it now, nobody gets an answer. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Bytes that grow. */
class Content {
  #bytes = new Uint8Array(1024);
  #size = 0;

  static of(bytes: Uint8Array): Content {
    const content = new Content();
    content.change({ at: 0, bytes });
    return content;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }

  change(change: Pending): void {
    const size = 'size' in change ? change.size : Math.max(this.#size, change.at + change.bytes.length);
    if (size > this.#bytes.length) {
      const larger = new Uint8Array(size * 2);
      larger.set(this.bytes);
      this.#bytes = larger;
    }
    if (size < this.#size) this.#bytes.fill(0, size, this.#size);
    this.#size = size;
    if ('bytes' in change) this.#bytes.set(change.bytes, change.at);
  }
}

/** Two files of a disk that stops at a chosen moment, by the end of the process or the loss of power. */
export class SimulatedDisk {
  /** Flushed content, and content as the system reports it. */
  readonly #flushed: Uint8Array[];
  readonly #seen: Content[];
  /** By file: what has been asked for since it was last flushed. */
  #pending: Pending[][] = [[], []];
  #untilStop = Infinity;
  readonly #capacity: [number, number] = [Infinity, Infinity];

  constructor(contents: readonly Uint8Array[] = [new Uint8Array(0), new Uint8Array(0)]) {
    this.#flushed = [...contents];
    this.#seen = contents.map((bytes) => Content.of(bytes));
  }

  /** From now on so many operations succeed; the next one is interrupted. */
  stopAfter(operations: number): void {
    this.#untilStop = operations;
  }

  /** Bytes that one of the files may have. */
  limit(bytes: number, file: 0 | 1): void {
    this.#capacity[file] = bytes;
  }

  /** @param random 0 ≤ x < 1 */
  afterProcessEnd(random: () => number): SimulatedDisk {
    // The system has everything; the write that was under way got in as far as it did.
    return this.#restarted((pending) =>
      pending.map((change, index) => (index === pending.length - 1 ? torn(change, random) : [change])).flat(),
    );
  }

  /** Of what was not flushed, any sector may be there or not. */
  afterPowerLoss(random: () => number): SimulatedDisk {
    return this.#restarted((pending) => pending.flatMap((change) => scattered(change, random)));
  }

  open(): readonly [LogFile, LogFile] {
    return [this.#open(0), this.#open(1)];
  }

  /** Changes a byte, as a worn disk does. */
  damage(file: 0 | 1, at: number): void {
    const { bytes } = this.#content(file);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  }

  size(file: 0 | 1): number {
    return this.#content(file).bytes.length;
  }

  #restarted(survive: (pending: readonly Pending[]) => readonly Pending[]): SimulatedDisk {
    return new SimulatedDisk(
      this.#flushed.map((flushed, file) => {
        const content = Content.of(flushed);
        for (const change of survive(this.#pending[file] ?? [])) content.change(change);
        return content.bytes.slice();
      }),
    );
  }

  #content(file: number): Content {
    const content = this.#seen[file];
    if (content === undefined) throw new Error('no such file');
    return content;
  }

  #ask(file: number, change: Pending): void {
    if (this.#untilStop < 0) throw new Stopped();
    this.#untilStop -= 1;
    this.#pending[file]?.push(change);
    this.#content(file).change(change);
    if (this.#untilStop < 0) throw new Stopped();
  }

  #open(file: 0 | 1): LogFile {
    return {
      read: (buffer, { at }) => {
        const part = this.#content(file).bytes.subarray(at, at + buffer.length);
        buffer.set(part);
        return part.length;
      },
      write: (buffer, { at }) => {
        const fits = Math.max(0, Math.min(buffer.length, this.#capacity[file] - at));
        this.#ask(file, { at, bytes: buffer.slice(0, fits) });
        return fits;
      },
      truncate: (size) => this.#ask(file, { size }),
      getSize: () => this.size(file),
      flush: () => {
        if (this.#untilStop < 0) throw new Stopped();
        this.#untilStop -= 1;
        if (this.#untilStop < 0) throw new Stopped();
        this.#flushed[file] = this.#content(file).bytes.slice();
        this.#pending[file] = [];
      },
      close: () => undefined,
    };
  }
}

/** The beginning of what was being written. */
function torn(change: Pending, random: () => number): Pending[] {
  if ('size' in change) return random() < 0.5 ? [] : [change];
  return [{ at: change.at, bytes: change.bytes.slice(0, Math.floor(random() * (change.bytes.length + 1))) }];
}

function scattered(change: Pending, random: () => number): Pending[] {
  if ('size' in change) return random() < 0.5 ? [] : [change];
  const pieces: Pending[] = [];
  // A file may have its new size before it has what is in it.
  if (random() < 0.5) pieces.push({ at: change.at + change.bytes.length, bytes: new Uint8Array(0) });
  for (let start = 0; start < change.bytes.length; start += sector) {
    if (random() < 0.5) pieces.push({ at: change.at + start, bytes: change.bytes.slice(start, start + sector) });
  }
  return random() < 0.2 ? [change] : pieces;
}
