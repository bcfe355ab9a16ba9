import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './import-account.ts';

const bufferBytes = 262_144;
const newline = '\n'.charCodeAt(0);

/** An unnamed temporary file: it is gone with its process, even when that is killed. */
function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'anwurf-import-'));
  try {
    return openSync(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows of one table, a line each. */
class RowFile {
  readonly #file = openNameless();
  #lines: string[] = [];
  #waiting = 0;

  add(row: Row): void {
    const line = `${JSON.stringify(row)}\n`;
    this.#lines.push(line);
    this.#waiting += line.length;
    if (this.#waiting >= bufferBytes) this.flush();
  }

  flush(): void {
    const bytes = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#waiting = 0;
    for (let written = 0; written < bytes.length;) written += writeSync(this.#file, bytes, written);
  }

  *read(): Generator<Row> {
    const buffer = Buffer.alloc(bufferBytes);
    let rest: Buffer[] = [];
    for (let at = 0; ;) {
      const length = readSync(this.#file, buffer, 0, bufferBytes, at);
      if (length === 0) return;
      at += length;
      let start = 0;
      for (let end = buffer.indexOf(newline); end !== -1 && end < length; end = buffer.indexOf(newline, start)) {
        // Written by `add`.
        yield JSON.parse(Buffer.concat([...rest, buffer.subarray(start, end)]).toString()) as Row;
        rest = [];
        start = end + 1;
      }
      rest.push(Buffer.from(buffer.subarray(start, length)));
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/**
 * Keeps the rows of an import on disk until the whole file was read, and gives them back table by table: parents can then be
 * stored before children, whatever the order of the file. For threads: its reads and writes block.
 */
export class RowFiles {
  readonly #files = new Map<string, RowFile>();

  add(table: string, row: Row): void {
    const file = this.#files.get(table) ?? new RowFile();
    this.#files.set(table, file);
    file.add(row);
  }

  /** The rows of a table in the order of their arrival; call it after the last `add`. */
  *rows(table: string): Generator<Row> {
    const file = this.#files.get(table);
    if (file === undefined) return;
    file.flush();
    yield* file.read();
  }

  close(): void {
    for (const file of this.#files.values()) file.close();
  }
}
