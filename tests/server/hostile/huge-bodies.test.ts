import { expect, it } from 'vitest';
import { runImport } from '../../../server/account-data/run-import.ts';
import { createUser, newId, type TestUser, useServer } from '../fixture.ts';

const server = useServer();
const gigabyte = 1_000_000_000;
/** Requests whose bodies are read, without those of the files of the app. */
const readsBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const routes = () =>
  [
    ...new Set(
      server.app.routes
        .filter(({ method, path }) => readsBody.has(method) && path.startsWith('/api/'))
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { route, method, path: path.replaceAll(/:[^/]+/g, newId()) };
  });

/** A body of a gigabyte that is made as it is read; `taken` counts its bytes. */
function hugeBody(head: string, filling: string) {
  const [first, piece] = [Buffer.from(head), Buffer.from(filling.repeat(Math.ceil(65_536 / filling.length)))];
  const counted = { taken: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const bytes = counted.taken === 0 ? first : piece;
        counted.taken += bytes.byteLength;
        controller.enqueue(bytes);
        if (counted.taken >= gigabyte) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, counted };
}

async function send(user: TestUser, { method, path }: { method: string; path: string }, body: BodyInit, length?: number) {
  return server.app.request(path, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${user.token}`,
      ...(length !== undefined && { 'content-length': String(length) }),
    },
    duplex: 'half',
  } as RequestInit);
}
const isRefusal = (status: number) => status >= 400 && status < 500;

it('no route takes more than a few megabytes of a body of a gigabyte, whatever length it says', async () => {
  expect(routes().length).toBeGreaterThan(30);
  for (const route of routes().filter(({ path }) => path !== '/api/account/import')) {
    const user = await createUser(server.sql);
    for (const length of [undefined, gigabyte, 10]) {
      const { body, counted } = hugeBody('{"x":"', 'x');
      const { status } = await send(user, route, body, length);
      // Routes without a body, such as those that only delete, do not look at it.
      expect([route.route, isRefusal(status) || counted.taken === 0]).toEqual([route.route, true]);
      expect(counted.taken, route.route).toBeLessThan(3_000_000);
    }
  }
});

it('a body that nests a hundred thousand times is refused by each route, and none fails', async () => {
  const deep = ['['.repeat(100_000), `${'['.repeat(100_000)}${']'.repeat(100_000)}`, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`];
  for (const route of routes()) {
    const user = await createUser(server.sql);
    for (const body of deep) {
      const { status } = await send(user, route, body);
      expect([route.route, status < 500]).toEqual([route.route, true]);
    }
  }
});

it.each([
  ['that names its length is refused unread', '{"product":"anwurf","version":1,"tables":{"', 'x', gigabyte, 100_000],
  ['with a name without an end', '{"product":"anwurf","version":1,"tables":{"', 'x', undefined, 20_000_000],
  ['with a text without an end', '{"product":"anwurf","version":1,"tables":{"athleten_uebungen":[{"name":"', 'x', undefined, 20_000_000],
  ['with a nesting without an end', '{"product":"anwurf","version":1,"tables":{"athleten_uebungen":[', '[', undefined, 20_000_000],
])('an export of a gigabyte %s', async (_, head, filling, length, most) => {
  const user = await createUser(server.sql);
  const { body, counted } = hugeBody(head, filling);
  const { status } = await send(user, { method: 'POST', path: '/api/account/import' }, body, length);
  expect(isRefusal(status)).toBe(true);
  expect(counted.taken).toBeLessThan(most);
});

it('an export whose bytes say nothing is read up to its bound by a thread of little memory', async () => {
  const { body, counted } = hugeBody('{"product":"anwurf","version":1,"tables":{', ' ');
  const { id } = await createUser(server.sql);
  const maxBytes = 50_000_000;
  const asked = {
    databaseUrl: server.databaseUrl,
    userId: id,
    asCopies: false,
    body,
    maxBytes,
    memoryMb: 32,
    signal: new AbortController().signal,
  };
  await expect(runImport(asked)).rejects.toMatchObject({ code: expect.stringMatching(/payload_too_large|export_damaged/) as string });
  expect(counted.taken).toBeLessThan(maxBytes + 1_000_000);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
