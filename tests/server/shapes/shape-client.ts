import type { ServerFixture, TestUser } from '../fixture.ts';

/** A message of the shape protocol, unparsed values. */
export type RawMessage = {
  key?: string;
  value?: Record<string, string | null>;
  old_value?: Record<string, string | null>;
  headers: Record<string, unknown> & { operation?: string; control?: string };
};

/** One raw request of a shape. */
export async function requestShape(
  server: ServerFixture,
  user: TestUser,
  table: string,
  query: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await server.fetch(`/api/shapes/${table}?${new URLSearchParams(query)}`, { as: user, headers });
  const text = await response.text();
  const messages = response.ok && text.startsWith('[') ? (JSON.parse(text) as RawMessage[]) : [];
  const header = (name: string) => response.headers.get(`electric-${name}`) ?? '';
  return { response, text, messages, handle: header('handle'), offset: header('offset'), header };
}

/** Follows a shape from its beginning until up-to-date. */
export async function readShape(server: ServerFixture, user: TestUser, table: string, query: Record<string, string> = {}) {
  let answer = await requestShape(server, user, table, { offset: '-1', ...query });
  const messages = [...answer.messages];
  while (!answer.response.headers.has('electric-up-to-date')) {
    if (!answer.response.ok) throw new Error(`${answer.response.status} ${answer.text}`);
    answer = await requestShape(server, user, table, { ...query, offset: answer.offset, handle: answer.handle });
    messages.push(...answer.messages);
  }
  const rows = new Map<string, Record<string, string | null>>();
  for (const { key, value, headers } of messages) {
    if (key === undefined) continue;
    if (headers.operation === 'delete') rows.delete(key);
    else rows.set(key, { ...rows.get(key), ...value });
  }
  return { messages, rows: [...rows.values()], handle: answer.handle, offset: answer.offset };
}
