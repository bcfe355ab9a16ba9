import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { expect, test } from 'vitest';
import { LapsedLease } from '@anwurf/db/journal/lapsed-lease';
import { replayJournal } from '@anwurf/db/journal/replay-journal';
import type { OutboxJournal } from '@anwurf/db/journal/outbox-journal';
import { ChangeLog, readStored } from '@anwurf/db/store/change-log/change-log';
import { ensureLocalImage } from '@anwurf/db/store/local-image.node';
import { wholeFlushParams } from '@anwurf/db/store/start-params';
import type { NewMutation } from '@anwurf/db/sync/upload/new-mutation';
import { pendingMutations, writeMutations } from '@anwurf/db/sync/upload/outbox';
import { SimulatedDisk } from './simulated-disk.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const id = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const set = (n: number): NewMutation => ({
  id: id(100 + n),
  table: 'workout_tracking',
  op: 'upsert',
  key: id(200 + n),
  values: { workout_id: user, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' },
});

async function open(disk: SimulatedDisk, image?: Blob): Promise<PGlite> {
  const log = new ChangeLog(async () => disk.open(), { isNew: image !== undefined });
  return PGlite.create({
    fs: new MemfsFrontendFS(log),
    startParams: wholeFlushParams,
    ...(image === undefined ? {} : { loadDataDir: image }),
  });
}

/** The journal of a device: opening it again ends the former opening's right to write, as in IndexedDB. */
class FencedJournal {
  #epoch = 0;
  #kept: NewMutation[] = [];

  open(): OutboxJournal {
    const epoch = (this.#epoch += 1);
    const check = () => {
      if (epoch !== this.#epoch) throw new LapsedLease();
    };
    return {
      append: async (added) => {
        check();
        this.#kept.push(...added);
      },
      read: async () => this.#kept,
      forget: async (ids) => {
        check();
        this.#kept = this.#kept.filter((one) => !ids.has(one.id));
      },
      close: () => undefined,
    };
  }
}

async function write(store: PGlite, journal: OutboxJournal, mutation: NewMutation): Promise<void> {
  await journal.append([mutation]);
  await writeMutations(store, [mutation], user);
}

const pending = async (store: PGlite) => (await pendingMutations(store, 10)).map((one) => one.id);

test('a store taken over from a sleeping tab has every saved set, and nothing of what that tab writes when it wakes', async () => {
  const journal = new FencedJournal();
  const disk = new SimulatedDisk();
  const sleeper = await open(disk, new Blob([await readFile(await ensureLocalImage())]));
  const journalOfSleeper = journal.open();
  await write(sleeper, journalOfSleeper, set(1));
  // Flushes the transaction.
  await sleeper.query('select');
  // Saved, and the tab fell asleep before its store had it.
  await journalOfSleeper.append([set(2)]);

  const journalOfNext = journal.open();
  const copied = new SimulatedDisk();
  const copying = new ChangeLog(async () => copied.open(), { isNew: true });
  await copying.init();
  await copying.apply(readStored(disk.open()));
  await copying.close();
  const next = await open(copied);
  expect(await replayJournal(next, journalOfNext, user)).toEqual([]);
  expect(await pending(next)).toEqual([set(1).id, set(2).id]);

  await expect(write(sleeper, journalOfSleeper, set(3))).rejects.toThrow(LapsedLease);
  await expect(journalOfSleeper.forget(new Set([set(2).id]))).rejects.toThrow(LapsedLease);
  // Whatever its store still does, it does to its own files.
  await writeMutations(sleeper, [set(4)], user);
  await sleeper.close();
  await write(next, journalOfNext, set(5));
  await next.close();

  const reopened = await open(copied);
  expect(await pending(reopened)).toEqual([set(1).id, set(2).id, set(5).id]);
  expect((await journalOfNext.read()).map((one) => one.id)).toEqual([set(1).id, set(2).id, set(5).id]);
  await reopened.close();
});
