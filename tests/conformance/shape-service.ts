import type { Sql } from '../../server/database/connection.ts';
import type { TestUser } from '../server/fixture.ts';
import type { RawMessage } from '../server/shapes/shape-client.ts';

/** Known differences between implementations; every other behaviour is the same (`packages/contract/sync/SPEC.md`). */
type Habits = {
  /** `offset=now` starts after the present rows; the stand-in does not follow from there. */
  readonly knowsNow: boolean;
  /** `electric-schema` names key columns and what may not be null, or types alone. */
  readonly describesKeys: boolean;
  /** `expired_handle` keeps a fresh start from getting that handle, or is ignored. */
  readonly readsExpiredHandle: boolean;
  /** An offset beyond the log asks for a re-fetch by 409, or is refused by 400. */
  readonly offsetBeyondLog: 409 | 400;
};

/** An HTTP service that answers one user's rows of a synced table in the protocol of Electric. */
export type ShapeService = {
  readonly sql: Sql;
  readonly habits: Habits;
  user(): Promise<TestUser>;
  /** Requests `workout_tracking where user_id = <user>` with the protocol's own parameters. */
  request(user: TestUser, query: Readonly<Record<string, string>>, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
};

/** An answer with the headers that the protocol defines. */
export type ShapeAnswer = {
  readonly status: number;
  readonly text: string;
  readonly messages: readonly RawMessage[];
  readonly headers: Headers;
  readonly handle: string;
  readonly offset: string;
  readonly isUpToDate: boolean;
};

/** Sends one request and reads its answer. */
export async function askShape(
  service: ShapeService,
  user: TestUser,
  query: Readonly<Record<string, string>>,
  init?: RequestInit,
): Promise<ShapeAnswer> {
  const response = await service.request(user, query, init);
  const text = await response.text();
  const { headers, status, ok } = response;
  return {
    status,
    text,
    headers,
    messages: ok && text.startsWith('[') ? (JSON.parse(text) as RawMessage[]) : [],
    handle: headers.get('electric-handle') ?? '',
    offset: headers.get('electric-offset') ?? '',
    isUpToDate: headers.has('electric-up-to-date'),
  };
}

/** A position in a shape, and the messages that led there. */
export type Followed = { readonly messages: readonly RawMessage[]; readonly handle: string; readonly offset: string };

/** Follows a shape from its beginning until up-to-date. */
export async function readShape(service: ShapeService, user: TestUser, query: Readonly<Record<string, string>> = {}): Promise<Followed> {
  let answer = await askShape(service, user, { offset: '-1', ...query });
  const messages = [...answer.messages];
  while (!answer.isUpToDate) {
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    answer = await askShape(service, user, { ...query, offset: answer.offset, handle: answer.handle });
    messages.push(...answer.messages);
  }
  return { messages, handle: answer.handle, offset: answer.offset };
}

/** Continues from a position until so many changes have come: a service may lag behind Postgres. */
export async function readChanges(
  service: ShapeService,
  user: TestUser,
  from: Pick<Followed, 'handle' | 'offset'>,
  count: number,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly RawMessage[]> {
  const changes: RawMessage[] = [];
  let { offset } = from;
  while (changes.length < count) {
    const answer = await askShape(service, user, { ...query, offset, handle: from.handle, live: 'true' });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    changes.push(...answer.messages.filter(({ key }) => key !== undefined));
    offset = answer.offset;
  }
  return changes;
}
