import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import type { Platform } from '../../platform.tsx';
import type { LastScreen } from './last-screen.ts';
import { noteRemoval, outstandingRemovals, removalDone } from './outstanding-removals.ts';
import { readSignedInRecord } from './signed-in-record.ts';
import type { SessionStore } from './session-store.ts';

/** Apart from the public pages, which load nothing of the database. A start without it is only later. */
const loadLastScreen = () =>
  import('./last-screen.ts').then(
    ({ readLastScreen }) => readLastScreen,
    () => (): LastScreen => ({ drawn: Promise.resolve(), before: (database) => database }),
  );

/** Keeps the one open local database, across renders and screens. */
export class DatabaseKeeper {
  readonly #platform: Platform;
  readonly #session: SessionStore;
  #open: { userId: string; database: Promise<LocalDatabase> } | null = null;
  /** Openings and removals take turns. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(platform: Platform, session: SessionStore) {
    this.#platform = platform;
    this.#session = session;
    let now = session.state();
    session.subscribe(() => {
      const before = now;
      now = session.state();
      // Signed in here: the store opens while the app's scripts are still loading. The screen that opens it next shows a failure.
      if (before.user === null && now.user !== null && session.hasToken()) void this.open(now.user.id, true);
      // Signed in again: what has waited goes up at once, not at the next attempt.
      if (before.expired && !now.expired) void this.#open?.database.then((database) => database.sync.now()).catch(() => undefined);
    });
    session.onAccountDeleted((userId) => {
      // A removal that fails is noted, and finished at the next start.
      void this.remove(userId).catch(() => undefined);
      showMessage('Konto gelöscht', 'Auch die Daten auf diesem Gerät sind weg.');
    });
    for (const userId of outstandingRemovals()) {
      if (userId !== now.user?.id) void this.remove(userId).catch(() => undefined);
    }
  }

  /** The user's database, opened once; a failed opening may be tried again. @param isNew he has just signed in here */
  open(userId: string, isNew = false): Promise<LocalDatabase> {
    if (this.#open?.userId === userId) return this.#open.database;
    const before = this.#open;
    const database = this.#inTurn(async () => {
      await this.#close(before);
      if (outstandingRemovals().includes(userId)) await this.#remove(userId);
      const readLastScreen = await loadLastScreen();
      const lastScreen = readLastScreen(userId);
      const accessToken = (renew: boolean) => this.#session.accessToken(renew, userId);
      const isWanted = () => readSignedInRecord()?.id === userId;
      // On few processors the store would take from the screen what it needs to be drawn.
      return lastScreen.before(await this.#platform.connectDatabase({ userId, accessToken, isWanted, isNew, after: lastScreen.drawn }));
    });
    const opened = { userId, database };
    this.#open = opened;
    // Removes data of ended sessions once somebody else signs in. Later: nobody waits for it.
    this.#removeOthers(opened);
    database.catch(() => {
      if (this.#open === opened) this.#open = null;
    });
    return database;
  }

  /** Closes the user's database and removes it from the device; what is interrupted is finished at the next start. */
  async remove(userId: string): Promise<void> {
    noteRemoval(userId);
    const open = this.#open?.userId === userId ? this.#open : null;
    if (open !== null) this.#open = null;
    await this.#inTurn(async () => {
      await this.#close(open);
      await this.#remove(userId);
    });
  }

  /** A store that is still open in another tab, or fails, is removed a while later, as long as this one is open. */
  #removeOthers(opened: { userId: string }): void {
    this.#inTurn(async () => {
      if (this.#open === opened) await this.#platform.removeOthers(opened.userId);
    }).catch(() => setTimeout(() => this.#removeOthers(opened), 60_000));
  }

  async #remove(userId: string): Promise<void> {
    await this.#platform.removeDatabase(userId);
    removalDone(userId);
  }

  async #close(open: { database: Promise<LocalDatabase> } | null): Promise<void> {
    const database = await open?.database.catch(() => null);
    await database?.close();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
