import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { type ChangeSet, type FileWrite, MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { expect, test } from 'vitest';
import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { NaiveFiles } from './naive-files.ts';
import { SimulatedDisk, Stopped } from './simulated-disk.ts';
import { SeededRandom } from '../sync/seeded-random.ts';
import { ensureLocalImage } from '@anwurf/db/store/local-image.node';
import { wholeFlushParams } from '@anwurf/db/store/start-params';
import { ChangeLog } from '@anwurf/db/store/change-log/change-log';
import { UnplacedLog } from '@anwurf/db/store/change-log/unplaced-log';

let random = new SeededRandom(0);
const next = () => random.next();

/** Soon enough that a test sees a log written anew. */
const leastChanges = 20_000;
const logOn = (disk: SimulatedDisk) => new ChangeLog(async () => disk.open(), { isNew: true, leastChanges });

/** The disk after the machine has stopped, in either way. */
const restarted = (disk: SimulatedDisk) => (random.chance(0.5) ? disk.afterProcessEnd(next) : disk.afterPowerLoss(next));

async function contentOf(disk: SimulatedDisk): Promise<string> {
  const log = logOn(disk);
  await log.init();
  const found = new NaiveFiles();
  for await (const entry of log.load()) {
    if (entry.kind === 'dir') found.folders.add(entry.path);
    else found.files.set(entry.path, [...entry.data]);
  }
  return found.toString();
}

const changesOf = (data: FileWrite[], ops: ChangeSet['ops'] = []): ChangeSet => ({ ops, files: { wal: [], data, control: [] } });
const wholeFile = (path: string, data: Uint8Array): FileWrite => ({
  path,
  size: data.length,
  full: true,
  truncate: true,
  chunks: data.length === 0 ? [] : [{ at: 0, data }],
});

const bytes = (length: number) => Uint8Array.from({ length }, () => (random.chance(0.3) ? 0 : random.below(256)));
const folders = ['/a', '/b', '/b/c'];
const paths = folders.flatMap((folder) => [1, 2, 3].map((file) => `${folder}/${file}`));

/** A flush of any kind: files made, grown, cut, overwritten in places, removed with their folders. */
function anyChanges(): ChangeSet {
  const removed = random.chance(0.3) ? [{ op: 'remove' as const, path: random.pick([...paths, ...folders]) }] : [];
  const touched = paths.filter(() => random.chance(0.3));
  const data = touched.map((path): FileWrite => {
    if (random.chance(0.5)) return wholeFile(path, bytes(random.below(9000)));
    const chunks = [random.below(4000), 5000 + random.below(4000)].map((at) => ({ at, data: bytes(random.below(900)) }));
    return { path, size: 10_000, full: false, truncate: random.chance(0.3), chunks };
  });
  return changesOf(data, [...removed, ...folders.map((path) => ({ op: 'mkdir' as const, path }))]);
}

/** Flushes until the disk stops; now and then nobody waits and the log is shortened. @returns how many were acknowledged */
async function flushUntilStop(log: ChangeLog, flushes: readonly ChangeSet[]): Promise<number> {
  for (const [acknowledged, changes] of flushes.entries()) {
    try {
      if (random.chance(0.2)) log.shorten();
      await log.apply(changes);
    } catch (error) {
      if (error instanceof Stopped) return acknowledged;
      throw error;
    }
  }
  return flushes.length;
}

const lives = proofCount('LOG_DEATHS');
test.each(seedsOf('change-log'))(
  'after the process ends or the power goes, acknowledged flushes are there, each as a whole or not at all (SEED=%i)',
  { timeout: 60_000 + lives * 300 },
  async (seed) => {
    random = new SeededRandom(seed);
    for (let life = 0; life < lives; life += 1) {
      const kept: ChangeSet[] = [];
      let disk = new SimulatedDisk();
      for (let run = 0; run < 3; run += 1) {
        const log = logOn(disk);
        await log.init();
        disk.stopAfter(random.below(60));
        const flushes = Array.from({ length: 25 }, anyChanges);
        const acknowledged = await flushUntilStop(log, flushes);
        disk = restarted(disk);
        const found = await contentOf(disk);
        // Nothing beyond the one that was under way can be there.
        const survived = [acknowledged, acknowledged + 1].find(
          (count) => found === NaiveFiles.after([...kept, ...flushes.slice(0, count)]).toString(),
        );
        expect(survived, `life ${life}, run ${run}: ${acknowledged} acknowledged`).toBeDefined();
        kept.push(...flushes.slice(0, survived));
      }
    }
  },
);

test('the file is written anew when it has grown, and stays near what is in it', async () => {
  const disk = new SimulatedDisk();
  const log = logOn(disk);
  await log.init();
  for (let flush = 1; flush <= 300; flush += 1) {
    await log.apply(changesOf([wholeFile('/a', new Uint8Array(4000).fill(flush))]));
    expect(disk.size(0) + disk.size(1)).toBeLessThan(2 * leastChanges);
  }
  expect(await contentOf(disk)).toBe(NaiveFiles.after([changesOf([wholeFile('/a', new Uint8Array(4000).fill(300))])]).toString());
});

test('in a moment in which nobody waits the file becomes as long as what is in it', async () => {
  const disk = new SimulatedDisk();
  const log = new ChangeLog(async () => disk.open(), { isNew: true });
  await log.init();
  const flush = (value: number) => log.apply(changesOf([wholeFile('/a', new Uint8Array(500_000).fill(value))]));
  for (let value = 1; value <= 4; value += 1) await flush(value);
  const before = disk.size(0) + disk.size(1);
  log.shorten();
  expect(disk.size(0) + disk.size(1)).toBe(before);
  for (let value = 5; value <= 8; value += 1) await flush(value);
  log.shorten();
  expect(disk.size(0) + disk.size(1)).toBeLessThan(510_000);
  expect(await contentOf(restarted(disk))).toBe(
    NaiveFiles.after([changesOf([wholeFile('/a', new Uint8Array(500_000).fill(8))])]).toString(),
  );
  await flush(9);
  expect(await contentOf(restarted(disk))).toBe(
    NaiveFiles.after([changesOf([wholeFile('/a', new Uint8Array(500_000).fill(9))])]).toString(),
  );
});

const small = (value: number) => changesOf([wholeFile(`/${value}`, new Uint8Array(100).fill(value))]);

async function diskWith(...values: number[]): Promise<{ readonly disk: SimulatedDisk; readonly log: ChangeLog }> {
  const disk = new SimulatedDisk();
  const log = logOn(disk);
  await log.init();
  for (const value of values) await log.apply(small(value));
  return { disk, log };
}

test('a store that gets its files late has its whole content in them, with all later changes', async () => {
  for (let life = 0; life < 20; life += 1) {
    const [before, after] = [2, 3].map((count) => Array.from({ length: count }, anyChanges));
    const log = new UnplacedLog();
    const kept = structuredClone([...(before ?? []), ...(after ?? [])]);
    for (const changes of before ?? []) {
      await log.apply(changes);
      // It was PGlite's own memory, which goes on changing.
      for (const { chunks } of changes.files.data) for (const { data } of chunks) data.fill(255);
    }
    const disk = new SimulatedDisk();
    await log.place(logOn(disk));
    for (const changes of after ?? []) await log.apply(changes);
    expect(await contentOf(restarted(disk)), `life ${life}`).toBe(NaiveFiles.after(kept).toString());
  }
});

test('a store for which there is no room stays without files', async () => {
  const log = new UnplacedLog();
  await log.apply(small(1));
  const full = new SimulatedDisk();
  full.limit(50, 0);
  await expect(log.place(logOn(full))).rejects.toThrow('The storage is full.');
  const disk = new SimulatedDisk();
  await log.place(logOn(disk));
  expect(await contentOf(disk)).toBe(NaiveFiles.after([small(1)]).toString());
});

test('a store that a worn disk has changed in its middle says so instead of forgetting what follows', async () => {
  const { disk } = await diskWith(1, 2, 3);
  disk.damage(0, disk.size(0) / 2);
  await expect(contentOf(disk)).rejects.toThrow('the store is damaged');
});

test('a store that is gone says so, and is not begun anew in silence', async () => {
  const { disk } = await diskWith();
  await expect(new ChangeLog(async () => disk.open(), { isNew: false }).init()).rejects.toThrow('the store is gone');
});

test('a full disk refuses the flush and all after it; the store opens again with what it had', async () => {
  const { disk, log } = await diskWith(1);
  disk.limit(disk.size(0) + 50, 0);
  await expect(log.apply(small(2))).rejects.toThrow('The storage is full.');
  disk.limit(Infinity, 0);
  await expect(log.apply(small(3))).rejects.toThrow('The storage is full.');
  expect(await contentOf(disk)).toBe(NaiveFiles.after([small(1)]).toString());
});

test('a disk with room for a flush but none for writing the file anew goes on with the file it has', async () => {
  const { disk, log } = await diskWith();
  const flush = (value: number) => log.apply(changesOf([wholeFile('/a', new Uint8Array(4000).fill(value))]));
  // The second file finds no room; the first one grows beyond its length.
  disk.limit(3000, 1);
  for (let value = 1; value <= 30; value += 1) await flush(value);
  expect(disk.size(0)).toBeGreaterThan(2 * leastChanges);
  expect(disk.size(1)).toBe(0);
  expect(await contentOf(disk)).toBe(NaiveFiles.after([changesOf([wholeFile('/a', new Uint8Array(4000).fill(30))])]).toString());
  // When there is room again, the file is short again.
  disk.limit(Infinity, 1);
  for (let value = 31; value <= 60; value += 1) await flush(value);
  expect(disk.size(0) + disk.size(1)).toBeLessThan(2 * leastChanges);
  expect(await contentOf(disk)).toBe(NaiveFiles.after([changesOf([wholeFile('/a', new Uint8Array(4000).fill(60))])]).toString());
});

type Row = { readonly id: number; readonly name: string };
/** Rows that get a name, or go; or all rows anew, as a first sync brings them: into files that Postgres' log says nothing of. */
type Write = { readonly ids: readonly number[]; readonly name: string | null; readonly isAnew: boolean };
const nothing: Write = { ids: [], name: null, isAnew: false };

function anyWrite(): Write {
  const name = `name ${random.below(1e9)} ${'x'.repeat(random.below(300))}`;
  if (random.chance(0.08)) return { ids: Array.from({ length: 1 + random.below(2000) }, (_, id) => id), name, isAnew: true };
  const ids = Array.from({ length: random.pick([1, 1, 1, 400]) }, () => random.below(3000));
  return { ids, name: random.chance(0.2) ? null : name, isAnew: false };
}

function written(rows: ReadonlyMap<number, string>, { ids, name, isAnew }: Write): Map<number, string> {
  const after = isAnew ? new Map<number, string>() : new Map(rows);
  for (const id of ids) {
    if (name === null) after.delete(id);
    else after.set(id, name);
  }
  return after;
}

async function write(store: PGlite, { ids, name, isAnew }: Write): Promise<void> {
  if (isAnew) {
    await store.transaction(async (tx) => {
      await tx.exec('drop index lifts_name_idx; truncate lifts');
      await tx.query("copy lifts from '/dev/blob' with (freeze)", [], { blob: new Blob(ids.map((id) => `${id}\t${name}\n`)) });
      await tx.exec('create index lifts_name_idx on lifts (name)');
    });
    // PGlite leaves what a transaction wrote to the next query.
    await store.syncToFs();
  } else if (name === null) await store.query('delete from lifts where id = any($1)', [ids]);
  else
    await store.query(
      'insert into lifts select distinct id, $2 from unnest($1::int[]) id on conflict (id) do update set name = excluded.name',
      [ids, name],
    );
}

const inOrder = (rows: ReadonlyMap<number, string>) => JSON.stringify([...rows].toSorted(([one], [other]) => one - other));
const upkeep = ['checkpoint', 'vacuum lifts', 'reindex table lifts', 'vacuum full lifts'];

const deaths = proofCount('STORE_DEATHS');
test.each(seedsOf('change-log'))(
  'Postgres on it has every acknowledged row after each death, by its table and by its index (SEED=%i)',
  { timeout: 60_000 + deaths * 60_000 },
  async (seed) => {
    random = new SeededRandom(seed);
    let disk = new SimulatedDisk();
    const open = (image: Blob | null) => {
      const log = new ChangeLog(async () => disk.open(), { isNew: image !== null, leastChanges: 2_000_000 });
      // A small table is logged at the commit all the same; from here on it is not, like a device's log of sets.
      const startParams = [...wholeFlushParams, '-c', 'wal_skip_threshold=64kB'];
      return PGlite.create({ fs: new MemfsFrontendFS(log), startParams, ...(image === null ? {} : { loadDataDir: image }) });
    };
    let store = await open(new Blob([await readFile(await ensureLocalImage())]));
    await store.exec('create table lifts (id int primary key, name text); create index lifts_name_idx on lifts (name)');
    let rows: ReadonlyMap<number, string> = new Map();
    for (let death = 0; death < deaths; death += 1) {
      disk.stopAfter(20 + random.below(80));
      let underWay = nothing;
      try {
        for (;;) {
          underWay = anyWrite();
          await write(store, underWay);
          rows = written(rows, underWay);
          underWay = nothing;
          if (random.chance(0.1)) await store.exec(random.pick(upkeep));
        }
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
      }
      disk = restarted(disk);
      store = await open(null);
      const found = new Map((await store.query<Row>('select id, name from lifts')).rows.map(({ id, name }) => [id, name]));
      expect([inOrder(rows), inOrder(written(rows, underWay))], `death ${death}`).toContain(inOrder(found));
      rows = found;
      await store.exec('set enable_seqscan = off');
      const byName = await store.query<Row>("select id, name from lifts where name >= ''");
      expect(inOrder(new Map(byName.rows.map(({ id, name }) => [id, name])))).toBe(inOrder(found));
    }
    await store.close();
  },
);

test('Postgres that ran before its store had files goes on in them, and has every row after the power went', async () => {
  const log = new UnplacedLog();
  const loadDataDir = new Blob([await readFile(await ensureLocalImage())]);
  const made = await PGlite.create({ fs: new MemfsFrontendFS(log), startParams: wholeFlushParams, loadDataDir });
  await made.exec("create table lifts (id int primary key, name text); insert into lifts values (1, 'before')");
  const disk = new SimulatedDisk();
  await log.place(new ChangeLog(async () => disk.open(), { isNew: true }));
  await made.exec("insert into lifts values (2, 'after')");
  const lost = disk.afterPowerLoss(next);
  const again = new ChangeLog(async () => lost.open(), { isNew: false });
  const store = await PGlite.create({ fs: new MemfsFrontendFS(again), startParams: wholeFlushParams });
  expect((await store.query('select name from lifts order by id')).rows).toEqual([{ name: 'before' }, { name: 'after' }]);
  await Promise.all([made.close(), store.close()]);
});

/** A view of the log would hold all of it, for as long as Postgres has the file open. */
test('a loaded file has a buffer of its own', async () => {
  const disk = new SimulatedDisk();
  const log = logOn(disk);
  await log.init();
  await log.apply(changesOf([wholeFile('/ends-with-one', Uint8Array.of(0, 1)), wholeFile('/ends-with-zero', Uint8Array.of(1, 0))]));
  await log.close();
  const again = logOn(disk);
  await again.init();
  for await (const entry of again.load()) {
    if (entry.kind === 'file') expect(entry.data.buffer.byteLength, entry.path).toBe(entry.data.length);
  }
  expect.assertions(2);
});
