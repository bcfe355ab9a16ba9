import type { LocalDatabase } from '../client/local-database.ts';

type Command<Args extends unknown[], Result> = (db: LocalDatabase, ...args: Args) => Promise<Result>;

/**
 * Wraps a command so that a call with the same arguments as one that is still running shares its run and its result (request
 * coalescing): two quick presses write once. A call after that writes anew.
 */
export function mergeSameCalls<Args extends unknown[], Result>(command: Command<Args, Result>): Command<Args, Result> {
  const running = new WeakMap<LocalDatabase, Map<string, Promise<Result>>>();
  return (db, ...args) => {
    const calls = running.get(db) ?? new Map<string, Promise<Result>>();
    running.set(db, calls);
    const key = JSON.stringify(args);
    const known = calls.get(key);
    if (known !== undefined) return known;
    const call = command(db, ...args).finally(() => calls.delete(key));
    calls.set(key, call);
    return call;
  };
}

const lastTurns = new WeakMap<LocalDatabase, Promise<unknown>>();

/**
 * Runs `work` once all earlier turns of this database are over. For what reads a row and then writes it or, where it is missing,
 * creates it: two at once would create it twice, or lose one of two changes.
 */
export function inTurn<Result>(db: LocalDatabase, work: () => Promise<Result>): Promise<Result> {
  const turn = (lastTurns.get(db) ?? Promise.resolve()).then(work);
  lastTurns.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}
