import { exportVersion } from '@anwurf/contract/account-data';
import { Tokenizer, TokenParser, TokenType, type ParsedTokenInfo } from '@streamparser/json';
import { z } from 'zod';
import type { Row } from './import-account.ts';

/** Bounds of an export that is read. */
export type ExportBounds = {
  readonly tables: number;
  /** In all tables together. */
  readonly rows: number;
  /** In one row. */
  readonly columns: number;
  /** Of one row, and between two rows. */
  readonly rowBytes: number;
  readonly depth: number;
};

/** An export that cannot be read; the codes are those of the answer. */
export class UnreadableExport extends Error {
  constructor(
    readonly code: 'bad_request' | 'invalid_input' | 'payload_too_large' | 'export_damaged' | 'export_newer' | 'export_foreign',
    message: string,
  ) {
    super(message);
  }
}

/** A row's bytes are counted at the ends of such pieces. */
const pieceBytes = 65_536;

const headSchema = z.object({ product: z.literal('anwurf'), version: z.literal(exportVersion), exportedAt: z.string() });

/** Made by a version of the product that is still to come here. */
const newerSchema = z.object({ product: z.literal('anwurf'), version: z.int().min(exportVersion + 1) });

const invalid = () => new UnreadableExport('invalid_input', 'This is not an export.');
const tooMany = (what: string) => new UnreadableExport('payload_too_large', `Too many ${what}.`);

/** Nesting levels of an export: the object, its tables, a table's rows, a row. */
const level = { file: 1, tables: 2, table: 3, row: 4 } as const;

/** Follows the tokens of an export, and refuses it as soon as its form or a bound is wrong. */
class ExportShape {
  /** Brackets that are open. */
  readonly #open: TokenType[] = [];
  #text = '';
  #isValueNext = true;
  #isInTables = false;
  #tables = 0;
  #rows = 0;
  #columns = 0;
  hasTables = false;
  table = '';
  /** Bytes before the last beginning or end of a row. */
  mark = 0;

  constructor(private readonly bounds: ExportBounds) {}

  /** @param offset bytes that were read for certain before this token */
  take({ token, value }: ParsedTokenInfo, offset: number): void {
    const isClosing = token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET;
    if (token === TokenType.COLON) this.#takeKey();
    else if (token === TokenType.COMMA) this.#isValueNext = this.#open.at(-1) === TokenType.LEFT_BRACKET;
    else if (isClosing) this.#close(offset);
    else if (this.#isValueNext) this.#takeValue(token, offset);
    else this.#text = String(value);
  }

  #takeKey(): void {
    this.#isValueNext = true;
    const depth = this.#open.length;
    if (depth === level.file) this.#isInTables = this.#text === 'tables';
    if (!this.#isInTables) return;
    if (depth === level.file) this.hasTables = true;
    if (depth === level.tables) {
      this.table = this.#text;
      if ((this.#tables += 1) > this.bounds.tables) throw tooMany('tables');
    }
    if (depth === level.row && (this.#columns += 1) > this.bounds.columns) throw tooMany('columns in a row');
  }

  #takeValue(token: TokenType, offset: number): void {
    this.#isValueNext = false;
    const depth = this.#open.length;
    if (depth === 0 || (this.#isInTables && depth < level.row)) {
      const expected = depth === level.tables ? TokenType.LEFT_BRACKET : TokenType.LEFT_BRACE;
      if (token !== expected) throw invalid();
      if (depth === level.table) this.#beginRow(offset);
    }
    if (token !== TokenType.LEFT_BRACE && token !== TokenType.LEFT_BRACKET) return;
    this.#open.push(token);
    if (this.#open.length > this.bounds.depth) throw new UnreadableExport('bad_request', 'The body is nested too deeply.');
    this.#isValueNext = token === TokenType.LEFT_BRACKET;
  }

  #beginRow(offset: number): void {
    this.mark = offset;
    this.#columns = 0;
    if ((this.#rows += 1) > this.bounds.rows) throw tooMany('rows');
  }

  #close(offset: number): void {
    this.#isValueNext = false;
    if (this.#isInTables && this.#open.length === level.row) this.mark = offset;
    this.#open.pop();
  }
}

/**
 * Reads an export piece by piece, in memory bounded by one row.
 * @param onRow called with each row of each table, in the file's order
 * @returns `write` takes the next bytes, `end` checks that the export is complete; both throw {@link UnreadableExport}
 */
export function createExportReader(
  bounds: ExportBounds,
  onRow: (table: string, row: Row) => void,
): { write(chunk: Uint8Array): void; end(): void } {
  const shape = new ExportShape(bounds);
  const tokenizer = new Tokenizer();
  const assembler = new TokenParser({ paths: ['$.product', '$.version', '$.exportedAt', '$.tables.*.*'], keepStack: false });
  const head: Record<string, unknown> = {};
  let bytes = 0;
  assembler.onValue = ({ value, key, stack }) => {
    if (stack.length === 1) {
      head[String(key)] = value;
      if (newerSchema.safeParse(head).success) throw new UnreadableExport('export_newer', 'The export is of a newer version.');
    }
    // The shape has let nothing but an object pass here.
    else onRow(shape.table, value as Row);
  };
  tokenizer.onToken = (token) => {
    shape.take(token, bytes);
    assembler.write(token);
  };
  const read = (step: () => void) => {
    try {
      step();
    } catch (error) {
      if (error instanceof UnreadableExport) throw error;
      // It names the product: an export that has lost something on its way.
      if (head['product'] === 'anwurf') throw new UnreadableExport('export_damaged', 'The export is damaged or incomplete.');
      throw new UnreadableExport('bad_request', 'The body is not valid JSON.');
    }
  };
  return {
    write(chunk) {
      for (let start = 0; start < chunk.byteLength; start += pieceBytes) {
        const piece = chunk.subarray(start, start + pieceBytes);
        read(() => tokenizer.write(piece));
        bytes += piece.byteLength;
        if (bytes - shape.mark > bounds.rowBytes) throw tooMany('bytes in a row');
      }
    },
    end() {
      if (bytes === 0) throw new UnreadableExport('bad_request', 'The body is empty.');
      read(() => {
        if (!tokenizer.isEnded) tokenizer.end();
        if (!assembler.isEnded) assembler.end();
      });
      if (!shape.hasTables || !headSchema.safeParse(head).success) throw invalid();
    },
  };
}
