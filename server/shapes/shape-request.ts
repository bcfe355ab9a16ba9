import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { newestRows, parseNewest } from '@anwurf/contract/sync/newest-rows';
import { mostPiggybacked, parsePosition, piggyback, type TablePosition } from '@anwurf/contract/sync/piggyback';
import { ApiError } from '../errors/api-error.ts';

/** Parameters of Electric's protocol that a device may set. Table, columns, where and params are never among them. */
export const protocolParameters = [
  'offset',
  'handle',
  'live',
  'live_sse',
  'experimental_live_sse',
  'cursor',
  'replica',
  'log',
  'expired_handle',
  'cache-buster',
] as const;

/** A shape request, as parsed for the embedded log. */
export type ShapeRequest = {
  readonly offset: string;
  /** Log position of the offset; 0 for offsets of the snapshot, undefined for -1 and now. */
  readonly position: bigint | undefined;
  readonly handle: string | undefined;
  readonly mode: 'catch-up' | 'long-poll' | 'sse';
  readonly cursor: number | undefined;
  readonly full: boolean;
  readonly changesOnly: boolean;
  readonly expiredHandle: string | undefined;
  /** Positions of the tables whose changes the change feed's answer should carry. */
  readonly piggyback: readonly TablePosition[];
  /** Whether to send a snapshot's rows in COPY format. */
  readonly copied: boolean;
  /** Day from which rows are sent, without a position; null: a snapshot as a whole. */
  readonly newestFrom: string | null;
};

const maxPosition = 2n ** 63n - 1n;

/** The largest position. */
export function largest(...positions: bigint[]): bigint {
  return positions.reduce((most, position) => (position > most ? position : most), 0n);
}

/** The log position of an offset; 0 for offsets of the snapshot. @returns undefined for -1, now and invalid offsets */
export function positionOf(offset: string): bigint | undefined {
  const [, digits] = /^(\d{1,19})_(?:\d{1,19}|inf)$/.exec(offset) ?? [];
  const position = digits === undefined ? undefined : BigInt(digits);
  return position === undefined || position > maxPosition ? undefined : position;
}

/**
 * Parses a request's parameters; ignores unknown ones, as Electric does. Electric answers errors with `{message, errors}`; here
 * they are in our one error format, with the same status: the official client only reads the status.
 * @throws ApiError invalid_input naming each wrong parameter
 */
export function parseShapeRequest(query: URLSearchParams): ShapeRequest {
  const get = (name: (typeof protocolParameters)[number]) => query.get(name) ?? undefined;
  const fields: Record<string, string> = {};
  const offset = get('offset');
  const handle = get('handle');
  const live = get('live') === 'true';
  const sse = get('live_sse') === 'true' || get('experimental_live_sse') === 'true';
  const position = positionOf(offset ?? '');

  if (offset === undefined) fields['offset'] = 'is missing';
  else if (offset !== '-1' && offset !== 'now' && position === undefined) fields['offset'] = 'is no offset';
  else if (offset !== '-1' && offset !== 'now' && handle === undefined) fields['handle'] = 'is missing with an offset other than -1';
  if (live && (offset === '-1' || offset === 'now')) fields['live'] = 'needs an offset other than -1 or now';
  if (sse && !live) fields['live_sse'] = 'needs live=true';
  const replica = get('replica') ?? 'default';
  if (replica !== 'default' && replica !== 'full') fields['replica'] = 'is default or full';
  const log = get('log') ?? 'full';
  if (log !== 'full' && log !== 'changes_only') fields['log'] = 'is full or changes_only';
  const positions = query.getAll(piggyback).map(parsePosition);
  const known = positions.filter((one) => one !== null);
  if (known.length < positions.length || known.length > mostPiggybacked)
    fields[piggyback] = `is one position a table, at most ${mostPiggybacked}`;
  const copied = query.get(copiedRows.parameter) === copiedRows.value;
  const newest = query.get(newestRows.parameter);
  const newestFrom = newest === null ? null : parseNewest(newest);
  if (newest !== null && newestFrom === null) fields[newestRows.parameter] = 'is a day';
  if (Object.keys(fields).length > 0 || offset === undefined) {
    throw new ApiError('invalid_input', 'Invalid request', { fields });
  }

  const cursor = Number(get('cursor') || Number.NaN);
  return {
    offset,
    position,
    handle,
    mode: live ? (sse ? 'sse' : 'long-poll') : 'catch-up',
    cursor: Number.isSafeInteger(cursor) ? cursor : undefined,
    full: replica === 'full',
    changesOnly: log === 'changes_only',
    expiredHandle: get('expired_handle'),
    piggyback: known,
    copied,
    newestFrom: copied && offset === '-1' ? newestFrom : null,
  };
}
