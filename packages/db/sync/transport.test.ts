import { expect, test } from 'vitest';
import { fetchShape } from './transport.ts';
import { Unreachable } from './transport-errors.ts';

test('a request whose body never ends, and ignores its signal, ends with the sync', async () => {
  const closing = new AbortController();
  let answered = (): void => undefined;
  const headers = new Promise<void>((resolve) => (answered = resolve));
  const options = {
    baseUrl: '',
    accessToken: () => Promise.resolve('token'),
    fetch: () => {
      queueMicrotask(answered);
      return Promise.resolve(new Response(new ReadableStream()));
    },
  };
  const request = { handle: null, offset: '-1', live: false, cursor: null };
  const asked = fetchShape(options, 'sessions', request, closing.signal);
  await headers;
  closing.abort();
  await expect(asked).rejects.toBeInstanceOf(Unreachable);
});
