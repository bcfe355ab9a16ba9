import type { Notifications } from '../notifications/notifications.ts';
import { KnownEnds } from './known-ends.ts';

/** Notifies waiting requests that a shape's log may have grown. */
export type ShapeWake = {
  /** Register before reading the log, so that a change between reading and waiting is not missed. */
  register(table: string, owner: string): Waiter;
  /** Cached ends of logs. Register before using them. */
  readonly ends: KnownEnds;
  /** Releases all waiting requests, because the server stops. */
  stop(): void;
};

/** One registration; `release` it when done. */
type Waiter = {
  /**
   * Resolves at the next change since registration, after `milliseconds`, or when `signal` aborts. @returns whether there was a
   * change
   */
  wait(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  release(): void;
};

type Listener = { woken: boolean; wake: () => void };

function createWaiter(listeners: Set<Listener>, release: () => void): Waiter {
  const listener: Listener = { woken: false, wake: () => undefined };
  listeners.add(listener);
  return {
    async wait(milliseconds, signal) {
      if (!listener.woken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            resolve();
          };
          const timer = setTimeout(end, milliseconds);
          listener.wake = end;
          signal.addEventListener('abort', end);
        });
      }
      const { woken } = listener;
      listener.woken = false;
      return woken;
    },
    release() {
      listeners.delete(listener);
      release();
    },
  };
}

function wakeAll(listeners: Iterable<Listener>): void {
  for (const listener of listeners) {
    listener.woken = true;
    listener.wake();
  }
}

/** Subscribes to changes of the shape log. After a gap it is unknown what was missed, so all waiting requests are woken. */
export async function startShapeWake(notifications: Notifications): Promise<ShapeWake> {
  const waiting = new Map<string, Set<Listener>>();
  const wakeEverybody = () => {
    for (const listeners of waiting.values()) wakeAll(listeners);
  };

  const ends = new KnownEnds(() => notifications.isListening());
  await notifications.follow('shape_log', (payload) => {
    const [table, owner = ''] = payload?.split(' ') ?? [];
    ends.forget(table, owner === '*' || payload === null ? null : owner);
    if (payload === null) return wakeEverybody();
    if (owner !== '*') return wakeAll(waiting.get(payload) ?? []);
    for (const [key, listeners] of waiting) if (key.startsWith(`${table} `)) wakeAll(listeners);
  });
  return {
    ends,
    register(table, owner) {
      const key = `${table} ${owner}`;
      const listeners = waiting.get(key) ?? new Set();
      waiting.set(key, listeners);
      return createWaiter(listeners, () => {
        if (listeners.size === 0 && waiting.get(key) === listeners) waiting.delete(key);
      });
    },
    stop: wakeEverybody,
  };
}
