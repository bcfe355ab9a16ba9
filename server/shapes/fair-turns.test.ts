import { expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

const never = new AbortController().signal;
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const mark = Symbol('open');
  return (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, mark))])) !== mark;
};

it('one key gets only its share of the turns', async () => {
  const turns = new FairTurns({ total: 3, perKey: 2 });
  const end = await turns.take('a', never);
  await turns.take('a', never);
  const third = turns.take('a', never);
  expect(await isSettled(third)).toBe(false);
  expect(await isSettled(turns.take('b', never))).toBe(true);
  end();
  end();
  expect(await isSettled(third)).toBe(true);
});

it('waiting callers are served round-robin by key', async () => {
  const turns = new FairTurns({ total: 1, perKey: 1 });
  const order: string[] = [];
  const ask = async (key: string): Promise<void> => {
    const end = await turns.take(key, never);
    order.push(key);
    await new Promise((resolve) => setImmediate(resolve));
    end();
  };
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

it('the key with the most load waits longest', async () => {
  const open: Record<string, number> = { greedy: 9, other: 1 };
  const turns = new FairTurns({ total: 1, perKey: 1 }, (key) => open[key] ?? 0);
  const end = await turns.take('first', never);
  const [greedy, other] = [turns.take('greedy', never), turns.take('other', never)];
  end();
  expect([await isSettled(greedy), await isSettled(other)]).toEqual([false, true]);
});

it('an aborted caller takes no turn', async () => {
  const turns = new FairTurns({ total: 1, perKey: 1 });
  const end = await turns.take('a', never);
  const leaving = new AbortController();
  const left = turns.take('b', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const next = turns.take('c', never);
  end();
  expect(await isSettled(next)).toBe(true);
});
