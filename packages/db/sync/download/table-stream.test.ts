import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNodeStore } from '../../store/open-node-store.ts';
import { TableStream } from './table-stream.ts';

let store: PGlite;
beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());

/** The store, and what happens each time that one of its transactions has ended. */
function withEnds(onEnd: () => void): PGlite {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = (value as (...args: unknown[]) => unknown).bind(target);
      return name === 'transaction' ? (...args: unknown[]) => Promise.resolve(call(...args)).finally(onEnd) : call;
    },
  });
}

test('whoever asks while a fetch ends, in whatever moment, gets one that began after he asked', async () => {
  for (let moment = 0; moment < 30; moment += 1) {
    const events: string[] = [];
    let asked: Promise<void> | undefined;
    const ask = async (): Promise<void> => {
      for (let passed = 0; passed < moment; passed += 1) await Promise.resolve();
      events.push('asked');
      await stream.catchUp(new AbortController().signal);
    };
    const transport = {
      baseUrl: 'http://server.example',
      accessToken: () => Promise.resolve('token'),
      fetch: (() => {
        events.push('fetch');
        const headers = { 'electric-handle': 'h', 'electric-offset': `0_${moment}` };
        return Promise.resolve(Response.json([{ headers: { control: 'up-to-date' } }], { headers }));
      }) as typeof fetch,
    };
    const stream = new TableStream({
      name: 'workout_tracking',
      store: withEnds(() => {
        asked ??= ask();
      }),
      transport,
      userId: '0198a000-0000-7000-8000-000000000001',
      announced: null,
    });
    await stream.catchUp(new AbortController().signal);
    await asked;
    expect(events.at(-1), `${moment} microtasks after the rows were stored`).toBe('fetch');
  }
});
