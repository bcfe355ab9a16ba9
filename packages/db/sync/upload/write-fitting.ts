import type { PGliteInterface } from '@electric-sql/pglite';
import { runPrepared } from '../../store/run-prepared.ts';
import { mutationStatements } from './mutation-statements.ts';
import type { NewMutation } from './new-mutation.ts';

/** How mutations are written that are on disk elsewhere. */
export interface FittingOptions {
  /** They may have been pushed before, in an earlier opening of the store. */
  readonly isReplay?: boolean;
  /** What must be done before anything is written; their place in line they have before. */
  readonly after?: Promise<void>;
  /** Told what the store refuses, before anybody who stands behind in line is answered. */
  readonly onRefused: (refused: readonly NewMutation[]) => void;
}

/**
 * Writes mutations that the journal has, in one transaction. What the store refuses does not keep the others out: when they do not fit
 * as a whole, their halves are tried, all of it at one place in line, so that what was written later stays the newer one.
 * @throws when the store itself fails, and what `after` rejects with; then nothing of what was tried last is written
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
    /** Ends what has been begun and begins anew: whoever waits goes on waiting. */
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
  });
}
