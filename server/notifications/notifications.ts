import postgres from 'postgres';

/** Called for each notification of a channel; null: the connection was lost, so notifications may have been missed. */
type OnNotification = (payload: string | null) => void;

/** The server's one subscription to Postgres' NOTIFY. */
export type Notifications = {
  /**
   * Subscribes to a channel for good. Resolves once notifications arrive, after a first call with null: the subscriber must read
   * earlier changes itself.
   */
  follow(channel: string, onNotification: OnNotification): Promise<void>;
  /** Whether notifications arrive now: false from the loss of the connection until all channels are subscribed again. */
  isListening(): boolean;
  stop(): Promise<void>;
};

const reconnectAfterMs = 200;

/** Listens on its own connection and reconnects for ever (postgres.js' own `listen` gives up when the first attempt fails). */
export function startNotifications(databaseUrl: string): Notifications {
  const followers = new Map<string, Set<OnNotification>>();
  let stopped = false;
  let listening = true;
  let connection = connect();

  function connect(): postgres.Sql {
    let isLost = false;
    // postgres.js passes `onnotify` to its connections, but its types lack it.
    const notifying = {
      onnotify: (channel: string, payload: string) => {
        for (const notify of followers.get(channel) ?? []) notify(payload);
      },
    };
    return postgres(databaseUrl, {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      onnotice: () => undefined,
      ...notifying,
      onclose: () => {
        if (isLost) return;
        isLost = true;
        listening = false;
        if (!stopped) setTimeout(() => void reconnect(), reconnectAfterMs);
      },
    });
  }

  async function reconnect(): Promise<void> {
    await connection.end({ timeout: 0 }).catch(() => undefined);
    if (stopped) return;
    connection = connect();
    try {
      for (const channel of followers.keys()) await connection.unsafe(`listen ${channel}`);
    } catch {
      // A failed attempt also closes its connection, and onclose retries.
      return;
    }
    listening = true;
    for (const callbacks of followers.values()) for (const notify of callbacks) notify(null);
  }

  return {
    async follow(channel, onNotification) {
      const callbacks = followers.get(channel) ?? new Set();
      followers.set(channel, callbacks.add(onNotification));
      await connection.unsafe(`listen ${channel}`);
      onNotification(null);
    },
    isListening: () => listening,
    async stop() {
      stopped = true;
      await connection.end({ timeout: 1 });
    },
  };
}
