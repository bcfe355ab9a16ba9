import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';

const readBytes = 65_536;

/** An unnamed temporary file: it is removed with its handle, even when the process is killed. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'anwurf-spool-'));
  try {
    return await open(join(folder, 'spool'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A buffer that accepts writes at full speed and lets its reader take its time: a little in memory, the rest in a temporary file.
 * A reader that stalls for a while loses it.
 */
export class Spool extends Duplex {
  /** Chunks that are not in the file. */
  #memory: Buffer[] = [];
  #memoryBytes = 0;
  #file: FileHandle | undefined;
  #written = 0;
  #handedOut = 0;
  #isComplete = false;
  #isReaderWaiting = false;
  #patience: NodeJS.Timeout | undefined;

  constructor(private readonly limits: { readonly memoryBytes: number; readonly patienceMs: number }) {
    super({ readableHighWaterMark: readBytes });
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    const keep = callbackify(async () => {
      await this.#keep(chunk);
      this.#handOut();
    });
    keep((error) => done(error));
  }

  override _final(done: () => void): void {
    this.#isComplete = true;
    this.#handOut();
    done();
  }

  override _read(): void {
    clearTimeout(this.#patience);
    this.#isReaderWaiting = true;
    this.#handOut();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#patience);
    this.#memory = [];
    const file = this.#file;
    this.#file = undefined;
    const close = callbackify(async () => file?.close());
    close(() => done(error));
  }

  async #keep(chunk: Buffer): Promise<void> {
    if (this.#file === undefined && this.#memoryBytes + chunk.length <= this.limits.memoryBytes) {
      this.#memory.push(chunk);
      this.#memoryBytes += chunk.length;
      return;
    }
    this.#file ??= await openNameless();
    if (this.destroyed) {
      await this.#file.close();
      return;
    }
    await this.#file.write(chunk, 0, chunk.length, this.#written);
    this.#written += chunk.length;
  }

  /** Gives a waiting reader its next chunk, if there is one. */
  #handOut(): void {
    if (!this.#isReaderWaiting || this.destroyed) return;
    const piece = this.#memory.shift();
    if (piece !== undefined) {
      this.#memoryBytes -= piece.length;
      this.#give(piece);
    } else if (this.#file !== undefined && this.#handedOut < this.#written) void this.#readFile(this.#file);
    else if (this.#isComplete) this.#give(null);
  }

  async #readFile(file: FileHandle): Promise<void> {
    this.#isReaderWaiting = false;
    try {
      const length = Math.min(readBytes, this.#written - this.#handedOut);
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, this.#handedOut);
      this.#handedOut += bytesRead;
      this.#give(buffer.subarray(0, bytesRead));
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  #give(piece: Buffer | null): void {
    this.#isReaderWaiting = false;
    if (piece !== null) {
      const patience = () => this.destroy(new Error('the reader stalled'));
      this.#patience = setTimeout(patience, this.limits.patienceMs);
      this.#patience.unref();
    }
    if (!this.destroyed) this.push(piece);
  }
}
