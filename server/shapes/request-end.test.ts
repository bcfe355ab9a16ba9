import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { requestEnd } from './request-end.ts';

/** A request that is being answered, and all that can end it. */
async function hold() {
  const [request, closing, session] = [new AbortController(), new AbortController(), new AbortController()];
  const outgoing = new EventEmitter();
  const ask = async () => {
    let end = AbortSignal.abort();
    const app = new Hono().get('/', (c) => {
      c.set('sessionChanged', session.signal);
      end = requestEnd(c, closing.signal);
      return c.body(null);
    });
    await app.request('/', { signal: request.signal }, { outgoing });
    return end;
  };
  return { request, closing, session, outgoing, ask, end: await ask() };
}

it.each(['request', 'closing', 'session'] as const)('a request ends by its %s, also when that was over before it came', async (source) => {
  const held = await hold();
  expect(held.end.aborted).toBe(false);
  held[source].abort();
  expect(held.end.aborted).toBe(true);
  expect((await held.ask()).aborted).toBe(true);
});

it('every request of a session ends with it', async () => {
  const held = await hold();
  const ends = [held.end, await held.ask(), await held.ask()];
  held.session.abort();
  expect(ends.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

it('a request that was answered is kept by nothing that outlives it', async () => {
  const held = await hold();
  held.outgoing.emit('close');
  held.session.abort();
  held.closing.abort();
  expect(held.end.aborted).toBe(false);
});
