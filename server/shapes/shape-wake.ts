import postgres from 'postgres';

/** Tells waiting requests that a shape's log may have grown. */
export type ShapeWake = {
  /** Registers before the log is read, so that a change between reading and waiting is not missed. */
  register(table: string, owner: string): Waiter;
  stop(): Promise<void>;
};

/** One registration; `release` it when done. */
type Waiter = {
  /** Resolves at the next change since registration, after `milliseconds`, or when `signal` aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
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
      listener.woken = false;
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

/**
 * Listens for changes on a connection of its own and reconnects for ever (postgres.js' own `listen` gives up
 * when the first attempt fails). What happened meanwhile is unknown, so everybody is woken on reconnecting.
 * @param onPlanGeneration called when a plan generation was inserted, and on every (re)connect
 */
export async function startShapeWake(databaseUrl: string, onPlanGeneration: () => void): Promise<ShapeWake> {
  const waiting = new Map<string, Set<Listener>>();
  let stopped = false;
  let connection: postgres.Sql;

  function onNotify(channel: string, payload: string): void {
    if (channel === 'plan_generation') return onPlanGeneration();
    const [table = '', owner = ''] = payload.split(' ');
    if (owner !== '*') return wakeAll(waiting.get(payload) ?? []);
    for (const [key, listeners] of waiting) if (key.startsWith(`${table} `)) wakeAll(listeners);
  }

  // postgres.js hands this to its connections, but its types do not know it.
  const notifying = { onnotify: onNotify };

  async function listen(): Promise<void> {
    let lost = false;
    connection = postgres(databaseUrl, {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      onnotice: () => undefined,
      ...notifying,
      onclose: () => {
        if (lost) return;
        lost = true;
        if (!stopped) setTimeout(() => void reconnect(), 200);
      },
    });
    await connection`listen shape_log`;
    await connection`listen plan_generation`;
    for (const listeners of waiting.values()) wakeAll(listeners);
    onPlanGeneration();
  }

  async function reconnect(): Promise<void> {
    await connection.end({ timeout: 0 }).catch(() => undefined);
    // A failed attempt closes its connection as well, and onclose tries again.
    if (!stopped) await listen().catch(() => undefined);
  }

  await listen();
  return {
    register(table, owner) {
      const key = `${table} ${owner}`;
      const listeners = waiting.get(key) ?? new Set();
      waiting.set(key, listeners);
      return createWaiter(listeners, () => {
        if (listeners.size === 0 && waiting.get(key) === listeners) waiting.delete(key);
      });
    },
    async stop() {
      stopped = true;
      for (const listeners of waiting.values()) wakeAll(listeners);
      await connection.end({ timeout: 1 });
    },
  };
}
