/** A row as the replication stream carries it: column → text or null. */
export type Row = Readonly<Record<string, string | null>>;

/** One change of one row; `old` is the whole row before it, where the table's replica identity is full. */
export type Change = {
  readonly table: string;
  readonly op: 'insert' | 'update' | 'delete';
  readonly old: Row | undefined;
  readonly row: Row;
};

/** Changes of a committed transaction, in order. */
export type Transaction = {
  readonly txid: string;
  readonly lsn: bigint;
  readonly changes: readonly Change[];
  readonly truncated: readonly string[];
};

type Relation = { readonly table: string; readonly columns: readonly string[] };

class Reader {
  #at = 1;
  constructor(private readonly bytes: Buffer) {}
  byte(): string {
    this.#at += 1;
    return String.fromCharCode(this.bytes[this.#at - 1] ?? 0);
  }
  skip(count: number): void {
    this.#at += count;
  }
  number16(): number {
    this.#at += 2;
    return this.bytes.readUInt16BE(this.#at - 2);
  }
  number32(): number {
    this.#at += 4;
    return this.bytes.readUInt32BE(this.#at - 4);
  }
  number64(): bigint {
    this.#at += 8;
    return this.bytes.readBigUInt64BE(this.#at - 8);
  }
  word(): string {
    const end = this.bytes.indexOf(0, this.#at);
    const word = this.bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return word;
  }
  text(length: number): string {
    this.#at += length;
    return this.bytes.toString('utf8', this.#at - length, this.#at);
  }
}

/** Puts the messages of Postgres' plugin `pgoutput` (protocol 1) together to transactions. */
export class PgoutputReader {
  readonly #relations = new Map<number, Relation>();
  #txid = '';
  #changes: Change[] = [];
  #truncated: string[] = [];

  /** @param onRelation called when the stream describes a table, at first and after each change of its columns */
  constructor(private readonly onRelation: (table: string, columns: readonly string[]) => void) {}

  /** Takes one message; hands out the transaction that it completes. */
  read(message: Buffer): Transaction | undefined {
    const reader = new Reader(message);
    switch (String.fromCharCode(message[0] ?? 0)) {
      case 'B':
        reader.skip(16);
        this.#txid = String(reader.number32());
        this.#changes = [];
        this.#truncated = [];
        return undefined;
      case 'C':
        reader.skip(1);
        return { txid: this.#txid, lsn: reader.number64(), changes: this.#changes, truncated: this.#truncated };
      case 'R':
        this.#readRelation(reader);
        return undefined;
      case 'T':
        this.#readTruncate(reader);
        return undefined;
      case 'I':
        this.#readInsert(reader);
        return undefined;
      case 'U':
        this.#readUpdate(reader);
        return undefined;
      case 'D':
        this.#readDelete(reader);
        return undefined;
      default:
        return undefined;
    }
  }

  #readRelation(reader: Reader): void {
    const id = reader.number32();
    reader.word();
    const table = reader.word();
    reader.skip(1);
    const columns = Array.from({ length: reader.number16() }, () => {
      reader.skip(1);
      const name = reader.word();
      reader.skip(8);
      return name;
    });
    this.#relations.set(id, { table, columns });
    this.onRelation(table, columns);
  }

  #readTruncate(reader: Reader): void {
    const count = reader.number32();
    reader.skip(1);
    for (let n = 0; n < count; n += 1) this.#truncated.push(this.#relation(reader.number32()).table);
  }

  #readInsert(reader: Reader): void {
    const relation = this.#relation(reader.number32());
    reader.skip(1);
    this.#changes.push({ table: relation.table, op: 'insert', old: undefined, row: readTuple(reader, relation) });
  }

  #readUpdate(reader: Reader): void {
    const relation = this.#relation(reader.number32());
    const kind = reader.byte();
    const before = kind === 'N' ? undefined : readTuple(reader, relation);
    if (kind !== 'N') reader.skip(1);
    const old = kind === 'O' ? before : undefined;
    this.#changes.push({ table: relation.table, op: 'update', old, row: readTuple(reader, relation, old) });
  }

  #readDelete(reader: Reader): void {
    const relation = this.#relation(reader.number32());
    const isWhole = reader.byte() === 'O';
    const row = readTuple(reader, relation);
    this.#changes.push({ table: relation.table, op: 'delete', old: isWhole ? row : undefined, row });
  }

  #relation(id: number): Relation {
    const relation = this.#relations.get(id);
    if (relation === undefined) throw new Error(`relation ${id} was not described`);
    return relation;
  }
}

/** @param old gives the values that the stream leaves out because they are large and did not change */
function readTuple(reader: Reader, { columns }: Relation, old?: Row): Row {
  reader.skip(2);
  return Object.fromEntries(
    columns.map((name) => {
      const kind = reader.byte();
      if (kind === 't') return [name, reader.text(reader.number32())];
      return [name, kind === 'u' ? (old?.[name] ?? null) : null];
    }),
  );
}
