import { sealFor } from './journal-cipher.ts';
import type { OutboxJournal } from './outbox-journal.ts';
import type { SealedJournals } from './sealed-journals.ts';

/**
 * Seals a user's journal for his account and empties it, in this order: a device that is killed in between has both, and replays each
 * mutation once.
 * @returns whether it is empty. It is not when the device has no key of the account, or no room: what was acknowledged stays as it is
 * @throws LapsedLease when the user has opened it again meanwhile
 */
export async function sealJournal(userId: string, journal: OutboxJournal, sealed: SealedJournals): Promise<boolean> {
  const mutations = await journal.read();
  const [first] = mutations;
  if (first === undefined) return true;
  const publicKey = await sealed.publicKey(userId);
  if (publicKey === undefined) return false;
  const closed = await sealFor(publicKey, userId, JSON.stringify(mutations));
  // Sealed again after a kill, the journal takes the place of the former copy, which it contains.
  if (!(await sealed.add(`${userId} ${first.id}`, { userId, ...closed }))) return false;
  await journal.forget(new Set(mutations.map(({ id }) => id)));
  return true;
}
