import type { LocalDatabase } from '@anwurf/db/client/local-database';
import type { Platform } from '../../platform.tsx';
import type { SessionStore } from './session-store.ts';

/** Keeps the one open local database, across renders and screens. */
export class DatabaseKeeper {
  readonly #platform: Platform;
  readonly #session: SessionStore;
  #open: { userId: string; database: Promise<LocalDatabase> } | null = null;

  constructor(platform: Platform, session: SessionStore) {
    this.#platform = platform;
    this.#session = session;
    let expired = session.state().expired;
    session.subscribe(() => {
      const before = expired;
      ({ expired } = session.state());
      // Signed in again: what has waited goes up at once, not at the next attempt.
      if (before && !expired) void this.#open?.database.then((database) => database.sync.now()).catch(() => undefined);
    });
  }

  /** The user's database, opened once; a failed opening may be tried again. */
  open(userId: string): Promise<LocalDatabase> {
    if (this.#open?.userId === userId) return this.#open.database;
    const before = this.#close();
    const database = before.then(() =>
      this.#platform.connectDatabase({ userId, accessToken: (renew) => this.#session.accessToken(renew) }),
    );
    const opened = { userId, database };
    this.#open = opened;
    database.catch(() => {
      if (this.#open === opened) this.#open = null;
    });
    return database;
  }

  /** Closes the user's database and removes it from the device. */
  async remove(userId: string): Promise<void> {
    await this.#close();
    await this.#platform.removeDatabase(userId);
  }

  async #close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    const database = await open?.database.catch(() => null);
    await database?.close();
  }
}
