import { piggyback, type TablePosition } from '@anwurf/contract/sync/piggyback';
import { isPlainTable, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import type { ShapeMessage, TextRow } from './apply/batch.ts';
import { Unreachable } from './transport-errors.ts';

/** Messages of one answer of a shape, and the stream's position after it. */
export type ShapeMessages = { readonly messages: readonly ShapeMessage[]; readonly handle: string; readonly offset: string };

/** Changes of another table, carried by the change feed's answer. */
export type PiggybackedAnswer = ShapeMessages & {
  /** Position from which it continues. */
  readonly position: TablePosition;
};

type RawMessage = {
  readonly value?: TextRow;
  readonly headers: {
    readonly operation?: 'insert' | 'update' | 'delete';
    readonly txids?: readonly (number | string)[];
    readonly control?: string;
    readonly xmin?: string | number;
    readonly xmax?: string | number;
    readonly xip_list?: readonly (string | number)[];
  };
};

/** A message that carries another table's answer. */
type RawPiggyback = RawMessage & Partial<Record<'table' | 'since' | 'handle' | 'offset' | 'messages', unknown>>;

/** Shared: most messages of a first answer have no transaction, and there are tens of thousands of them. */
const noTransaction: readonly string[] = [];

/**
 * The messages of a body, but for those that a device ignores.
 * @throws Unreachable when a change has no key
 */
export function toMessages(name: SyncedTableName, body: readonly unknown[]): ShapeMessage[] {
  return (body as RawMessage[]).map((message) => toMessage(name, message)).filter((message) => message !== null);
}

/** @returns the answer that a message carries; null for any other message, and for a malformed one: the device then requests that table */
export function toPiggybacked(message: RawPiggyback): PiggybackedAnswer | null {
  if (message.headers.control !== piggyback) return null;
  const { table, since, handle, offset, messages } = message;
  if (typeof table !== 'string' || !isPlainTable(table) || typeof since !== 'string' || !Array.isArray(messages)) return null;
  if (typeof handle !== 'string' || typeof offset !== 'string') return null;
  return { position: { table, handle, offset: since }, messages: toMessages(table, messages), handle, offset };
}

/** @returns null for messages that a device ignores */
function toMessage(name: SyncedTableName, { value, headers }: RawMessage): ShapeMessage | null {
  if (headers.operation !== undefined) {
    const key = value?.[syncedTable(name).key];
    if (value === undefined || typeof key !== 'string') throw new Unreachable(`${name}: a change without its key`);
    return { kind: 'change', op: headers.operation, key, value, txids: headers.txids?.map(String) ?? noTransaction };
  }
  if (headers.control === 'up-to-date' || headers.control === 'must-refetch') return { kind: headers.control };
  if (headers.control === 'snapshot-end') {
    const { xmin, xmax, xip_list: xip } = headers;
    return { kind: 'snapshot-end', snapshot: { xmin: String(xmin), xmax: String(xmax), xip: (xip ?? []).map(String) } };
  }
  return null;
}
