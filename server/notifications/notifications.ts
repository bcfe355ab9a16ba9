import postgres from 'postgres';

/** What is called for each notification of a channel; null: the connection was away, so anything may have been missed. */
type OnNotification = (payload: string | null) => void;

/** The server's one ear for Postgres' NOTIFY. */
export type Notifications = {
  /**
   * Follows a channel until the end. Resolves when nothing is missed any more, after a first call with null: what
   * happened before is for the follower to look up.
   */
  follow(channel: string, onNotification: OnNotification): Promise<void>;
  /** Whether a notification would be heard now: false from the loss of the connection until everything is followed again. */
  isListening(): boolean;
  stop(): Promise<void>;
};

const reconnectAfterMs = 200;

/** Listens on a connection of its own and reconnects for ever (postgres.js' own `listen` gives up when the first attempt fails). */
export function startNotifications(databaseUrl: string): Notifications {
  const followers = new Map<string, Set<OnNotification>>();
  let stopped = false;
  let listening = true;
  let connection = connect();

  function connect(): postgres.Sql {
    let isLost = false;
    // postgres.js hands `onnotify` to its connections, but its types do not know it.
    const notifying = {
      onnotify: (channel: string, payload: string) => {
        for (const tell of followers.get(channel) ?? []) tell(payload);
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
      // A failed attempt closes its connection as well, and onclose tries again.
      return;
    }
    listening = true;
    for (const tellers of followers.values()) for (const tell of tellers) tell(null);
  }

  return {
    async follow(channel, onNotification) {
      const tellers = followers.get(channel) ?? new Set();
      followers.set(channel, tellers.add(onNotification));
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
