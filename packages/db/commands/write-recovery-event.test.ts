import type { PGlite } from '@electric-sql/pglite';
import { nextStage } from '@anwurf/domain/coach/return-to-play/next-stage';
import { ANKLE_LADDER } from '@anwurf/domain/coach/return-to-play/ankle-ladder';
import { readRecoveryEvent } from '@anwurf/domain/coach/return-to-play/stored-recovery';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { recoveryEvents, type StoredRecovery } from '../queries/recovery-events.ts';
import { emptyStore } from '../store/empty-store.ts';
import { newId } from './new-id.ts';
import { takeRecoveryEventBack, writeRecoveryEvent } from './write-recovery-event.ts';

const user = newId();
const today = '2026-11-20';

describe('recovery events on the device', () => {
  let store: PGlite;
  let db: LocalDatabase;

  async function events(): Promise<StoredRecovery[]> {
    const { sql, params } = recoveryEvents();
    return (await store.query<StoredRecovery>(sql, [...params])).rows;
  }

  /** Applies a row from another device. */
  async function arrives(kind: string, happenedAt: string, side: string | null = null): Promise<void> {
    await store.query(
      `insert into recovery_events (id, user_id, ladder, kind, day, side, happened_at, server_version)
       values ($1, $2, 'sprunggelenk', $3, '2026-11-19', $4, $5, 1)`,
      [newId(), user, kind, side, happenedAt],
    );
  }

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(() => store.exec('truncate recovery_events, outbox, base_rows'));

  test('a start and a day are stored as given, and the day can be removed and restored in its place', async () => {
    await writeRecoveryEvent(db, 'sprunggelenk', { kind: 'start', day: today, side: 'left' });
    const said = { kind: 'entry' as const, day: today, pain: 2, checks: ['gehen'], signs: [], results: { balance: 31.5 } };
    const id = await writeRecoveryEvent(db, 'sprunggelenk', said);
    expect((await events()).map(readRecoveryEvent)).toEqual([{ kind: 'start', day: today, side: 'left' }, said]);
    await writeRecoveryEvent(db, 'sprunggelenk', { kind: 'end', day: today });
    const restore = await takeRecoveryEventBack(db, id);
    expect((await events()).map(({ kind }) => kind)).toEqual(['start', 'end']);
    await restore();
    expect((await events()).map(readRecoveryEvent)).toEqual([
      { kind: 'start', day: today, side: 'left' },
      said,
      { kind: 'end', day: today, side: null },
    ]);
  });

  test('two devices that started offline share one recovery, that of the first', async () => {
    await arrives('start', '2026-11-19T18:00:00Z', 'right');
    await writeRecoveryEvent(db, 'sprunggelenk', { kind: 'start', day: today, side: 'left' });
    const history = (await events()).map(readRecoveryEvent);
    expect(history).toHaveLength(2);
    expect(nextStage(ANKLE_LADDER, history, today)).toMatchObject({ status: 'active', startedOn: '2026-11-19', side: 'right' });
  });

  test('an event from a clock that is ahead counts as now, not as later than future events', async () => {
    await arrives('end', '2126-01-01T00:00:00Z');
    await arrives('start', '2026-11-19T18:00:00Z');
    expect((await events()).map(({ kind }) => kind)).toEqual(['start', 'end']);
  });
});
