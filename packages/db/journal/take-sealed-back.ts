import { mutationSchema } from '@anwurf/contract/sync/mutation';
import { isSyncedTable } from '@anwurf/contract/sync/registry';
import * as z from 'zod/mini';
import { pauseAfter } from '../sync/retry-delay.ts';
import { fetchContentKey, fetchJournalKey } from '../sync/journal-key.ts';
import type { TransportOptions } from '../sync/transport.ts';
import { SignedOut, Unreachable } from '../sync/transport-errors.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { WakeSignal } from '../sync/wake-signal.ts';
import { fromBase64Url, openSealed, toBase64Url } from './journal-cipher.ts';
import type { SealedJournals } from './sealed-journals.ts';

const journalSchema = z.array(mutationSchema);

/** Target of a user's unsealed journals. */
export type SealedOwner = {
  readonly transport: TransportOptions;
  readonly userId: string;
  readonly sealed: SealedJournals;
  /** Journals mutations and writes them to the store; those that it has already change nothing. */
  readonly replay: (mutations: readonly NewMutation[]) => Promise<void>;
};

const isPassing = (error: unknown) => error instanceof Unreachable || error instanceof SignedOut;

function readMutations(text: string): NewMutation[] {
  return journalSchema.parse(JSON.parse(text)).map((mutation) => {
    const { table } = mutation;
    if (!isSyncedTable(table)) throw new Error(`a sealed journal names the unknown table ${table}`);
    return { ...mutation, table };
  });
}

/**
 * Takes the user's sealed journals back; each is removed once the plain journal has its mutations.
 * @throws Unreachable, SignedOut; one that nothing here opens stays
 */
export async function takeSealedBack({ transport, userId, sealed, replay }: SealedOwner, signal: AbortSignal): Promise<void> {
  for (const [name, journal] of await sealed.of(userId)) {
    try {
      const contentKey = await fetchContentKey(transport, toBase64Url(journal.ephemeralKey), signal);
      await replay(readMutations(await openSealed(journal, fromBase64Url(contentKey), userId)));
      await sealed.forget(name);
    } catch (error) {
      if (isPassing(error)) throw error;
    }
  }
}

/** Fetches the account's public key, and keeps it for the day on which somebody else signs in. A restored server has another one. */
export async function keepPublicKey({ transport, userId, sealed }: SealedOwner, signal: AbortSignal): Promise<void> {
  const known = await sealed.publicKey(userId);
  const key = await fetchJournalKey(transport, signal);
  if (known === undefined || toBase64Url(known) !== key) await sealed.keepPublicKey(userId, fromBase64Url(key));
}

/** Repeats what needs the server until it was reached. */
export async function untilReached(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  const wake = new WakeSignal();
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      return await work(signal);
    } catch (error) {
      if (!isPassing(error)) return;
      await wake.wait(pauseAfter(error, attempt), signal);
    }
  }
}
