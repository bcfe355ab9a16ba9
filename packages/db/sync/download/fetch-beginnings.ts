import { beginnings } from '@anwurf/contract/sync/beginnings';
import type { PlainTableName } from '@anwurf/contract/sync/registry';
import { toMessages } from '../shape-messages.ts';
import { authorizedFetch, parseJson, type ShapeContent, type TransportOptions, usualTimeoutMs } from '../transport.ts';
import { Unreachable } from '../transport-errors.ts';

/**
 * Requests the beginnings of several tables at once.
 * @returns those that the server has sent; none of a server that knows no such request
 * @throws Unreachable, SignedOut
 */
export async function fetchBeginnings(
  options: TransportOptions,
  tables: readonly PlainTableName[],
  signal: AbortSignal,
): Promise<Map<PlainTableName, ShapeContent>> {
  const query = new URLSearchParams({ [beginnings.parameter]: tables.join(',') });
  const timeoutMs = options.requestTimeoutMs ?? usualTimeoutMs;
  const { begun } = await authorizedFetch(options, `/api/shapes?${query}`, {}, timeoutMs, signal);
  const contents = new Map<PlainTableName, ShapeContent>();
  for (const [table, { handle, offset, messages: text, rows }] of begun ?? []) {
    const body = parseJson(text);
    if (!Array.isArray(body)) throw new Unreachable('not an answer of the shape protocol');
    const messages = toMessages(table, body);
    contents.set(table, { kind: 'messages', handle, offset, messages, copied: rows, cursor: null, piggybacked: [] });
  }
  return contents;
}
