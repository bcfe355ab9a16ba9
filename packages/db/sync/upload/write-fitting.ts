import type { PGliteInterface } from '@electric-sql/pglite';
import { noteWrittenRows } from '../../store/outgrown-plans.ts';
import { runPrepared } from '../../store/run-prepared.ts';
import { mutationStatements } from './mutation-statements.ts';
import type { NewMutation } from './new-mutation.ts';

/** Options for writing mutations that are already in the journal. */
export interface FittingOptions {
  /** They may have been pushed in an earlier opening of the store. */
  readonly isReplay?: boolean;
  /** Must resolve before anything is written; the mutations keep their place in the queue meanwhile. */
  readonly after?: Promise<void>;
  /** Called with the mutations that the store refuses, before later requests in the queue are answered. */
  readonly onRefused: (refused: readonly NewMutation[]) => void;
}

/**
 * Writes mutations that the journal has, in one transaction. A refused mutation does not block the others: when they fail
 * together, it tries halves, all at the same place in the queue, so that later writes stay newer.
 * @throws when the store itself fails, and the rejection of `after`; the last attempt is rolled back then
 */
export async function writeFitting(
  store: PGliteInterface,
  mutations: readonly NewMutation[],
  userId: string,
  { isReplay = false, after, onRefused }: FittingOptions,
): Promise<void> {
  await store.transaction(async (tx) => {
    await after;
    const write = (part: readonly NewMutation[]) => runPrepared(store, mutationStatements(part, userId, isReplay));
    /** Ends the running transaction and begins another without giving up the place in the queue. */
    const endBy = async (end: 'commit' | 'rollback') => {
      await tx.exec(end);
      await tx.exec('begin');
    };
    const fit = async (part: readonly NewMutation[]): Promise<readonly NewMutation[]> => {
      try {
        await write(part);
        await endBy('commit');
        return [];
      } catch {
        await endBy('rollback');
        return halve(part);
      }
    };
    const halve = async (part: readonly NewMutation[]): Promise<readonly NewMutation[]> => {
      if (part.length < 2) return part;
      const middle = Math.ceil(part.length / 2);
      return [...(await fit(part.slice(0, middle))), ...(await fit(part.slice(middle)))];
    };
    try {
      await write(mutations);
    } catch {
      await endBy('rollback');
      onRefused(await halve(mutations));
    }
    await noteWrittenRows(store, tx, mutations.length);
  });
}
