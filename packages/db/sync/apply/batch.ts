/** One message of the shape protocol, reduced to the parts that a device applies. */
export type ShapeMessage =
  | {
      readonly kind: 'change';
      readonly op: 'insert' | 'update' | 'delete';
      readonly key: string;
      readonly value: TextRow;
      readonly txids: readonly string[];
    }
  | { readonly kind: 'snapshot-end'; readonly snapshot: Snapshot }
  | { readonly kind: 'up-to-date' }
  | { readonly kind: 'must-refetch' };

/** A row in stream format: Postgres text, or null. */
export type TextRow = Readonly<Record<string, string | null>>;

/** Transactions visible in a snapshot: all below xmin, and those below xmax that are not listed. */
export type Snapshot = { readonly xmin: string; readonly xmax: string; readonly xip: readonly string[] };

/** One answer's changes of a table, collapsed to the latest state of each row. */
export type CollapsedBatch = {
  readonly full: ReadonlyMap<string, TextRow>;
  readonly patch: ReadonlyMap<string, TextRow>;
  /** Removed rows, with the last version that these messages have shown; null: none. */
  readonly gone: ReadonlyMap<string, string | null>;
  readonly txids: ReadonlySet<string>;
  readonly snapshot: Snapshot | null;
  readonly upToDate: boolean;
};

/**
 * Collapses messages, in stream order, to one entry a row: a full row, a patch of an existing row, or its removal. A patch upon a
 * full row completes it; an insert after a removal is a full row again.
 */
export function collapse(messages: readonly ShapeMessage[]): CollapsedBatch {
  const full = new Map<string, TextRow>();
  const patch = new Map<string, TextRow>();
  const gone = new Map<string, string | null>();
  const txids = new Set<string>();
  let snapshot: Snapshot | null = null;
  let upToDate = false;
  for (const message of messages) {
    if (message.kind === 'snapshot-end') snapshot = message.snapshot;
    upToDate = message.kind === 'up-to-date';
    if (message.kind !== 'change') continue;
    for (const txid of message.txids) txids.add(txid);
    const { key } = message;
    if (message.op === 'delete') {
      gone.set(key, { ...full.get(key), ...patch.get(key) }['server_version'] ?? gone.get(key) ?? null);
      full.delete(key);
      patch.delete(key);
    } else if (message.op === 'insert') {
      gone.delete(key);
      patch.delete(key);
      full.set(key, message.value);
    } else if (full.has(key)) full.set(key, { ...full.get(key), ...message.value });
    else patch.set(key, { ...patch.get(key), ...message.value });
  }
  return { full, patch, gone, txids, snapshot, upToDate };
}
