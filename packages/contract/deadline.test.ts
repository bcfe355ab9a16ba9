import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { deadline, endWith } from './deadline.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Resolves with the abort reason; like a request, it holds only the signal. */
function endOf(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(signal.reason instanceof Error ? signal.reason.name : String(signal.reason))),
  );
}

test('a request ends when its time is up, also after garbage collection', async () => {
  const ends = Array.from({ length: 50 }, () => endOf(deadline([new AbortController().signal], 30).signal));
  collectGarbage();
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['TimeoutError']));
});

test('a request ends with the first of its signals, for its reason', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const end = endOf(deadline([first.signal, second.signal], 60_000).signal);
  second.abort('gone');
  first.abort('closing');
  expect(await end).toBe('gone');
  expect(deadline([second.signal], 60_000).signal.aborted).toBe(true);
});

test('a cleared deadline never aborts', async () => {
  const source = new AbortController();
  const lifted = deadline([source.signal], 5);
  lifted.clear();
  source.abort();
  await endOf(deadline([], 20).signal);
  expect(lifted.signal.aborted).toBe(false);
});

test('work that ignores its signal ends with it all the same', async () => {
  const [source, endless] = [new AbortController(), new Promise<never>(() => undefined)];
  const end = endWith(endless, source.signal);
  source.abort(new Error('closing'));
  await expect(end).rejects.toThrow('closing');
  await expect(endWith(endless, source.signal)).rejects.toThrow('closing');
  await expect(endWith(Promise.resolve('done'), new AbortController().signal)).resolves.toBe('done');
});
