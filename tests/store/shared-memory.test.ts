import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { ensureLocalImage } from '@anwurf/db/store/local-image.node';
import { startParams } from '@anwurf/db/store/start-params';
import { UnplacedLog } from '@anwurf/db/store/change-log/unplaced-log';
import { expect, test } from 'vitest';

/** More than a start uses, and freed, before it asks for shared memory: 0.05 MB of it were used before (PGlite 0.5.16). */
const usedBytes = 2_000_000;
const whole = 70_000_000;

/** Files in memory of a Postgres whose next memory has been used before. */
class UsedMemory extends MemfsFrontendFS {
  override async init(pg: PGlite, options: Parameters<MemfsFrontendFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const use: NonNullable<typeof emscriptenOpts.preRun>[number] = (postgres) => {
      const place = postgres._malloc(whole);
      postgres.HEAPU8.fill(0xa5, place, place + usedBytes);
      postgres._free(place);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), use] } };
  }
}

/** PGlite's `shmget` is `malloc`: unlike an operating system's it leaves what was there before. */
test('a start does not depend on what its shared memory held before', async () => {
  const loadDataDir = new Blob([await readFile(await ensureLocalImage())]);
  const store = await PGlite.create({ loadDataDir, fs: new UsedMemory(new UnplacedLog()), startParams });
  const { rows } = await store.query<{ kind: string }>(`select current_setting('shared_memory_type') as kind`);
  expect(rows).toEqual([{ kind: 'sysv' }]);
  await store.exec(
    'create table numbers as select n from generate_series(1, 20000) n; create index on numbers (n); delete from numbers where n > 10000',
  );
  expect((await store.query('select count(*)::int as count from numbers')).rows).toEqual([{ count: 10_000 }]);
  await store.close();
});
