import { readIf } from '@anwurf/contract/readable';
import { afterEach, expect, test, vi } from 'vitest';
import { requestJson } from './server-request.ts';

const isNumber = (raw: unknown): raw is number => typeof raw === 'number';
const answerWith = (body: unknown, init?: ResponseInit) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, init)));
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => vi.unstubAllGlobals());

test('an answer is read by a schema that comes later', async () => {
  answerWith(7);
  await expect(requestJson('/api/x', Promise.resolve(readIf(isNumber)))).resolves.toBe(7);
});

test('the server is asked before the schema is there', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(7)));
  vi.stubGlobal('fetch', fetched);
  const never = new Promise<ReturnType<typeof readIf<number>>>(() => undefined);
  // Given up after twenty seconds, when other tests may run in this process.
  requestJson('/api/x', never).catch(() => undefined);
  expect(fetched).toHaveBeenCalledOnce();
});

test('an answer that is not ours comes from something in the server’s place: it is not the reception', async () => {
  answerWith('seven');
  await expect(requestJson('/api/x', readIf(isNumber))).rejects.toMatchObject({ code: 'away' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Bitte im WLAN anmelden</html>')));
  await expect(requestJson('/api/x', readIf(isNumber))).rejects.toMatchObject({ code: 'away' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Bad Gateway</html>', { status: 502 })));
  await expect(requestJson('/api/x', readIf(isNumber))).rejects.toMatchObject({ code: 'away' });
});

test('an answer whose schema does not arrive is as good as none', async () => {
  answerWith(7);
  await expect(requestJson('/api/x', lost())).rejects.toMatchObject({ code: 'unreachable' });
});

test('a refused request gives its reason, although the schema of an answer does not arrive', async () => {
  const error = { code: 'invalid_credentials', message: 'no' };
  answerWith({ error }, { status: 401 });
  await expect(requestJson('/api/x', lost())).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('a schema that does not arrive ends no request that is under way', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  let isOver = false;
  const asking = requestJson('/api/x', lost()).finally(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isOver).toBe(false);
  answer(Response.json(7));
  await expect(asking).rejects.toMatchObject({ code: 'unreachable' });
});

test('a failure carries the server’s reason and the time of the next try', async () => {
  const error = { code: 'too_many_requests', message: 'slow down' };
  answerWith({ error }, { status: 429, headers: { 'retry-after': '40' } });
  await expect(requestJson('/api/x', readIf(isNumber))).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 40 });
});
