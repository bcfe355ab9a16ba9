import { afterEach, expect, test, vi } from 'vitest';
import { Lease, type Grant } from './lease.ts';
import { LeaseChannel } from './lease-channel.ts';

type Lock = { readonly name: string; readonly reject: (error: Error) => void };

/** The Web Locks of one browser. */
class BrowserLocks {
  #held: Lock[] = [];
  readonly #queue: { readonly name: string; readonly run: () => void }[] = [];

  query = () => Promise.resolve({ held: this.#held, pending: [] });

  request(name: string, { signal, steal = false }: LockOptions, work: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const run = async () => {
        const lock = { name, reject };
        this.#held.push(lock);
        await Promise.resolve(work()).then(resolve, reject);
        this.#held = this.#held.filter((one) => one !== lock);
        this.#next(name);
      };
      const isHeld = this.#held.some((one) => one.name === name);
      if (steal) {
        for (const { reject: revoke } of this.#held) revoke(new DOMException('stolen', 'AbortError'));
        this.#held = [];
      }
      if (steal || !isHeld) return void run();
      const waiting = { name, run: () => void run() };
      this.#queue.push(waiting);
      signal?.addEventListener('abort', () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new DOMException('no longer wanted', 'AbortError'));
      });
    });
  }

  #next(name: string): void {
    const index = this.#queue.findIndex((one) => one.name === name);
    if (index >= 0) this.#queue.splice(index, 1)[0]?.run();
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** A worker that leads until its lease lapses or the test ends. */
function lead(user: string, log: string[], name: string): Lease {
  const lease = new Lease(user, () => undefined);
  const ended = new Promise<void>((resolve) => ends.push(resolve));
  ends.push(() => lease.close());
  void lease.hold(async ({ isTakenOver, lapsed }: Grant) => {
    log.push(`${name} ${isTakenOver ? 'took over' : 'leads'}`);
    await Promise.race([ended, new Promise((resolve) => lapsed.addEventListener('abort', resolve))]);
    if (lapsed.aborted) log.push(`${name} lapsed`);
  });
  return lease;
}

/** A worker that holds the lock and, asleep, answers nothing. */
function sleepHolding(locks: BrowserLocks, user: string): void {
  locks.request(`anwurf-leader-${user}`, {}, () => new Promise(() => undefined)).catch(() => undefined);
}

test('a leader that does not answer loses its lease to a waiting worker', async () => {
  const locks = new BrowserLocks();
  vi.stubGlobal('navigator', { locks });
  sleepHolding(locks, 'ada');
  const log: string[] = [];
  lead('ada', log, 'second');
  await expect.poll(() => log).toEqual(['second took over']);
});

test('a busy leader keeps its lease, because its tab answers', async () => {
  const locks = new BrowserLocks();
  vi.stubGlobal('navigator', { locks });
  sleepHolding(locks, 'grace');
  const tab = new LeaseChannel('grace', () => true);
  ends.push(() => tab.close());
  const asking = new LeaseChannel('grace', () => false);
  ends.push(() => asking.close());
  const log: string[] = [];
  const waiting = lead('grace', log, 'second');
  waiting.look();
  // Longer than a sleeping one may be silent.
  for (let looks = 0; looks < 3; looks += 1) expect(await asking.isAwake()).toBe(true);
  expect(log).toEqual([]);
  tab.close();
  await expect
    .poll(() => {
      waiting.look();
      return log;
    })
    .toEqual(['second took over']);
});

test('a leader whose lease has lapsed waits for it again', async () => {
  const locks = new BrowserLocks();
  vi.stubGlobal('navigator', { locks });
  const log: string[] = [];
  lead('mary', log, 'first');
  await expect.poll(() => log).toEqual(['first leads']);
  const leaving = locks.request('anwurf-leader-mary', { steal: true }, () => new Promise<void>((resolve) => setTimeout(resolve)));
  await leaving;
  await expect.poll(() => log).toEqual(['first leads', 'first lapsed', 'first leads']);
});
