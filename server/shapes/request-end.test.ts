import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { requestEnd } from './request-end.ts';

/** A held request, and everything that can end it. */
async function hold() {
  const [request, closing, session] = [new AbortController(), new AbortController(), new AbortController()];
  const outgoing = new EventEmitter();
  const ask = async () => {
    let end = AbortSignal.abort();
    const app = new Hono().get('/', (c) => {
      c.set('sessionChanged', session.signal);
      end = requestEnd(c, closing.signal);
      for (let time = 0; time < 20; time += 1) expect(requestEnd(c, closing.signal)).toBe(end);
      return c.body(null);
    });
    await app.request('/', { signal: request.signal }, { outgoing });
    return end;
  };
  return { request, closing, session, outgoing, ask, end: await ask() };
}

it.each(['request', 'closing', 'session'] as const)('a request ends with its %s, even if that ended earlier', async (source) => {
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

it('an answered request is not retained by longer-lived signals', async () => {
  const held = await hold();
  held.outgoing.emit('close');
  held.session.abort();
  held.closing.abort();
  expect(held.end.aborted).toBe(false);
});

it('a request that asks for its end again listens once', async () => {
  const held = await hold();
  expect(held.outgoing.listenerCount('close')).toBe(1);
});
