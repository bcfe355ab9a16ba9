import { createECDH, hkdfSync } from 'node:crypto';
import { journalKeyPurpose } from '@anwurf/contract/journal-key';
import { describe, expect, test } from 'vitest';
import { openSealed } from '../journal/journal-cipher.ts';
import type { SealedJournal, SealedJournals } from '../journal/sealed-journals.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { removeOthers, type StoredOfUsers } from './remove-others.ts';

const id = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ada, eve] = [id(1), id(2)];
const mutation = (n: number): NewMutation => ({ id: id(100 + n), table: 'workout_tracking', op: 'delete', key: id(200 + n), values: {} });

class Killed extends Error {}

/** A device's storage in memory, which ends before the nth access to it; the browser's own is tested in `tests/browser/store`. */
function device({ hasKey = true, hasRoom = true } = {}) {
  const account = createECDH('prime256v1');
  const publicKey = new Uint8Array(account.generateKeys());
  const kept = {
    stores: new Set([ada, eve]),
    journals: new Map([[ada, [mutation(1), mutation(2)]]]),
    choices: new Set([ada, eve]),
    keys: new Map(hasKey ? [[ada, publicKey]] : []),
    sealed: new Map<string, SealedJournal>(),
  };
  const wiped: string[] = [];
  let left = Infinity;
  async function access<Result>(work: () => Result): Promise<Result> {
    if (left <= 0) throw new Killed();
    left -= 1;
    return work();
  }
  const stored: StoredOfUsers = {
    wipe: (user) => void wiped.push(user),
    usersOnDevice: () => access(() => [...kept.choices, ...kept.journals.keys()]),
    removeStore: (user) => access(() => void kept.stores.delete(user)),
    openJournal: (user) =>
      access(() => ({
        append: (added) => access(() => void kept.journals.set(user, [...(kept.journals.get(user) ?? []), ...added])),
        read: () => access(() => kept.journals.get(user) ?? []),
        forget: (ids) =>
          access(
            () =>
              void kept.journals.set(
                user,
                (kept.journals.get(user) ?? []).filter((one) => !ids.has(one.id)),
              ),
          ),
        close: () => undefined,
      })),
    deleteJournal: (user) => access(() => void kept.journals.delete(user)),
    forgetChoice: (user) => access(() => void kept.choices.delete(user)),
    sealed: {
      keyedUsers: () => access(() => [...kept.keys.keys()]),
      publicKey: (user) => access(() => kept.keys.get(user)),
      keepPublicKey: (user, key) => access(() => void kept.keys.set(user, key)),
      forgetPublicKey: (user) => access(() => void kept.keys.delete(user)),
      add: (name, journal) => access(() => hasRoom && kept.sealed.set(name, journal).size > 0),
      of: (user) => access(() => new Map([...kept.sealed].filter(([, journal]) => journal.userId === user))),
      forget: (name) => access(() => void kept.sealed.delete(name)),
    },
  };
  /** Mutations that the owner's account opens. */
  async function opened(): Promise<NewMutation[]> {
    const parts = [...kept.sealed.values()].map((journal) => {
      const secret = account.computeSecret(journal.ephemeralKey);
      const salt = Buffer.concat([journal.ephemeralKey, publicKey]);
      const contentKey = new Uint8Array(hkdfSync('sha256', secret, salt, journalKeyPurpose(ada), 32));
      return openSealed(journal, contentKey, ada);
    });
    return (await Promise.all(parts)).flatMap((text) => JSON.parse(text) as NewMutation[]);
  }
  return { stored, kept, wiped, opened, killBefore: (n: number) => (left = n), revive: () => (left = Infinity) };
}

const plain = ({ kept }: ReturnType<typeof device>) => kept.journals.get(ada) ?? [];

describe('data of another user', () => {
  test('goes, and his unsent changes are sealed for his account alone', async () => {
    const phone = device();
    await removeOthers(eve, phone.stored);
    expect(phone.wiped).toEqual([ada]);
    expect(phone.kept).toMatchObject({ stores: new Set([eve]), journals: new Map(), choices: new Set([eve]), keys: new Map() });
    expect(await phone.opened()).toEqual([mutation(1), mutation(2)]);
    const [journal] = phone.kept.sealed.values();
    expect(Buffer.from(journal?.bytes ?? []).toString('latin1')).not.toContain('workout_tracking');
    await removeOthers(eve, phone.stored);
    expect(phone.wiped).toEqual([ada]);
  });

  test('is complete, in the clear or sealed, whenever the device is killed; the next removal goes on', async () => {
    let wasKilled = true;
    for (let accesses = 0; wasKilled; accesses += 1) {
      const phone = device();
      phone.killBefore(accesses);
      wasKilled = await removeOthers(eve, phone.stored).then(
        () => phone.kept.keys.size > 0,
        () => true,
      );
      const ids = new Set([...plain(phone), ...(await phone.opened())].map((one) => one.id));
      expect(ids, `killed before access ${accesses}`).toEqual(new Set([id(101), id(102)]));
      phone.revive();
      await removeOthers(eve, phone.stored);
      expect(phone.wiped).toContain(ada);
      expect([plain(phone), phone.kept.sealed.size, phone.kept.keys.size]).toEqual([[], 1, 0]);
      expect(await phone.opened()).toEqual([mutation(1), mutation(2)]);
      expect(accesses).toBeLessThan(30);
    }
  });

  test.each([
    ['a key of the account', { hasKey: false }],
    ['room', { hasRoom: false }],
  ])('stays in the clear without %s, as it was acknowledged', async (_, lacks) => {
    const phone = device(lacks);
    await removeOthers(eve, phone.stored);
    expect([plain(phone), phone.kept.sealed.size]).toEqual([[mutation(1), mutation(2)], 0]);
    expect(phone.kept.stores).toEqual(new Set([eve]));
  });

  test('is sealed as soon as there is room', async () => {
    const phone = device({ hasRoom: false });
    await removeOthers(eve, phone.stored);
    const add: SealedJournals['add'] = (name, journal) => device().stored.sealed.add(name, journal);
    const roomy = { ...phone.stored, sealed: { ...phone.stored.sealed, add } };
    await removeOthers(eve, roomy);
    expect(plain(phone)).toEqual([]);
  });
});
