import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type TestUser } from '../server/fixture.ts';
import { askShape, readChanges, readShape, type ShapeService } from './shape-service.ts';

const table = 'workout_tracking';
const keyOf = (id: string) => `"public"."${table}"/"${id}"`;
const refetch = '[{"headers":{"control":"must-refetch"}}]';

/** Proves over HTTP that a service keeps the shape protocol (`packages/contract/sync/SPEC.md`), but for its declared habits. */
export function proveShapeProtocol(name: string, open: () => Promise<ShapeService>): void {
  describe(`the shape protocol of ${name}`, () => {
    let service: ShapeService;
    let user: TestUser;

    beforeAll(async () => {
      service = await open();
      user = await service.user();
    }, 60_000);
    afterAll(() => service.stop());

    const write = async (of: TestUser, values: Record<string, unknown> = {}): Promise<string> => {
      const id = newId();
      const row = { id, user_id: of.id, workout_id: newId(), exercise_name: 'Sprung', ...values };
      await service.sql`insert into workout_tracking ${service.sql(row)}`;
      return id;
    };

    it('answers -1 with a snapshot that is never up-to-date, then 0_inf', async () => {
      const id = await write(user);
      const first = await askShape(service, user, { offset: '-1' });
      expect([first.status, first.offset, first.isUpToDate]).toEqual([200, '0_0', false]);
      const { messages, offset } = await readShape(service, user);
      expect(offset === '0_inf' || /^\d+_\d+$/.test(offset)).toBe(true);
      expect(messages.map(({ key }) => key)).toContain(keyOf(id));
      expect(messages.filter(({ headers }) => headers.control === 'snapshot-end')).toHaveLength(1);
      expect(messages.at(-1)?.headers).toMatchObject({ control: 'up-to-date', global_last_seen_lsn: expect.stringMatching(/^\d+$/) });
    });

    it('sends a snapshot’s values as text or null, with booleans spelled out and their relation', async () => {
      const owner = await service.user();
      const text = 'Tab\t, Zeile\n, "quote", \\N, \\, ä, 🤾';
      const id = await write(owner, { exercise_name: text, weight: 62.5 });
      const { messages } = await readShape(service, owner);
      const row = messages.find(({ key }) => key === keyOf(id));
      expect(row).toMatchObject({ headers: { operation: 'insert', relation: ['public', table] } });
      expect(row?.value).toMatchObject({ id, exercise_name: text, weight: '62.50', completed: 'true', reps: null });
    });

    it('sends live inserts whole, updates as key and changed columns, deletes as key', async () => {
      const owner = await service.user();
      const start = await readShape(service, owner);
      const id = await write(owner, { completed: false });
      await service.sql`update workout_tracking set reps = 9 where id = ${id}`;
      await service.sql`delete from workout_tracking where id = ${id}`;
      const [insert, update, remove] = await readChanges(service, owner, start, 3);
      expect(insert).toMatchObject({ key: keyOf(id), value: { id, completed: 'f', reps: null }, headers: { operation: 'insert' } });
      expect(update?.headers.operation).toBe('update');
      expect(update?.value).toMatchObject({ id, reps: '9' });
      expect(update?.value).not.toHaveProperty('exercise_name');
      expect(remove).toMatchObject({ value: { id }, headers: { operation: 'delete' } });
      expect(insert?.headers).toMatchObject({
        lsn: expect.any(String),
        op_position: expect.any(Number),
        txids: [expect.any(Number)],
        last: true,
      });
    });

    it('sends whole rows with replica=full', async () => {
      const owner = await service.user();
      const id = await write(owner, { reps: 5 });
      const start = await readShape(service, owner, { replica: 'full' });
      await service.sql`update workout_tracking set reps = 9 where id = ${id}`;
      const [update] = await readChanges(service, owner, start, 1, { replica: 'full' });
      expect(update).toMatchObject({ value: { id, reps: '9', exercise_name: 'Sprung' }, old_value: { reps: '5' } });
    });

    it('marks only the last operation of a transaction', async () => {
      const owner = await service.user();
      const start = await readShape(service, owner);
      await service.sql.begin(async (tx) => {
        for (const exercise_name of ['a', 'b'])
          await tx`insert into workout_tracking ${tx({ id: newId(), user_id: owner.id, workout_id: newId(), exercise_name })}`;
      });
      const changes = await readChanges(service, owner, start, 2);
      expect(changes.map(({ headers }) => headers['last'])).toEqual([undefined, true]);
      expect(changes[0]?.headers['txids']).toEqual(changes[1]?.headers['txids']);
    });

    it('gives no user another’s rows, and sends a change of owner as delete and insert', async () => {
      const [from, to] = [await service.user(), await service.user()];
      const id = await write(from);
      const [left, entered] = [await readShape(service, from), await readShape(service, to)];
      expect(entered.messages.filter(({ key }) => key !== undefined)).toEqual([]);
      await service.sql`update workout_tracking set user_id = ${to.id} where id = ${id}`;
      expect((await readChanges(service, from, left, 1))[0]).toMatchObject({ value: { id }, headers: { operation: 'delete' } });
      expect((await readChanges(service, to, entered, 1))[0]).toMatchObject({
        value: { exercise_name: 'Sprung' },
        headers: { operation: 'insert' },
      });
    });

    it('follows from now without the rows before, where it knows now', async () => {
      if (!service.habits.knowsNow) return;
      const owner = await service.user();
      await write(owner);
      const now = await askShape(service, owner, { offset: 'now' });
      expect([now.status, now.isUpToDate, now.messages.filter(({ key }) => key !== undefined)]).toEqual([200, true, []]);
      const id = await write(owner);
      const [change] = await readChanges(service, owner, now, 1);
      expect(change?.key).toBe(keyOf(id));
    });

    it('describes its columns on catch-up answers and gives live ones a rising cursor', async () => {
      const owner = await service.user();
      const start = await readShape(service, owner);
      const catchUp = await askShape(service, owner, { offset: start.offset, handle: start.handle });
      const key = service.habits.describesKeys ? { type: 'uuid', not_null: true, pk_index: 0 } : { type: 'uuid' };
      expect(JSON.parse(catchUp.headers.get('electric-schema') ?? '{}')).toMatchObject({ id: key, weight: { type: 'numeric' } });
      expect(catchUp.headers.has('electric-cursor')).toBe(false);
      const held = askShape(service, owner, { offset: start.offset, handle: start.handle, live: 'true', cursor: '99999999999' });
      await write(owner);
      const live = await held;
      expect(live.headers.has('electric-schema')).toBe(false);
      expect(Number(live.headers.get('electric-cursor'))).toBeGreaterThan(99_999_999_999);
    });

    it('ends a long poll with the change', async () => {
      const owner = await service.user();
      const start = await readShape(service, owner);
      const held = readChanges(service, owner, start, 1);
      const id = await write(owner);
      expect((await held).map(({ key }) => key)).toEqual([keyOf(id)]);
    });

    it('has an etag of handle and offsets, and answers If-None-Match with 304', async () => {
      const owner = await service.user();
      await write(owner);
      const first = await askShape(service, owner, { offset: '-1' });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toBe(`"${first.handle}:-1:0_0"`);
      const again = await askShape(service, owner, { offset: '-1' }, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('asks for a re-fetch with 409 and a new handle when the handle is unknown', async () => {
      const owner = await service.user();
      const answer = await askShape(service, owner, { offset: '0_0', handle: '12345-1' });
      expect([answer.status, answer.text]).toEqual([409, refetch]);
      expect(answer.handle).not.toBe('12345-1');
    });

    it('answers an offset beyond the log as its habit is', async () => {
      const owner = await service.user();
      const start = await readShape(service, owner);
      const answer = await askShape(service, owner, { offset: '99999999999999_0', handle: start.handle });
      expect(answer.status).toBe(service.habits.offsetBeyondLog);
    });

    it.each([
      ['without an offset', {}],
      ['an offset without a handle', { offset: '0_0' }],
      ['live from the beginning', { offset: '-1', live: 'true' }],
      ['events that are not live', { offset: '-1', live_sse: 'true' }],
    ])('refuses a request %s with 400, and lets nobody store the answer', async (_, query) => {
      const answer = await askShape(service, user, query);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    });

    it('keeps a fresh start from an expired handle, or ignores it, as its habit is', async () => {
      const owner = await service.user();
      const { handle } = await askShape(service, owner, { offset: '-1' });
      const fresh = await askShape(service, owner, { offset: '-1', expired_handle: handle, 'cache-buster': 'x' });
      expect([fresh.status, fresh.handle !== handle]).toEqual([200, service.habits.readsExpiredHandle]);
    });

    it('asks everybody for a re-fetch after TRUNCATE', async () => {
      const owner = await service.user();
      await write(owner);
      const start = await readShape(service, owner);
      await service.sql`truncate workout_tracking`;
      const status = async () => (await askShape(service, owner, { offset: start.offset, handle: start.handle })).status;
      await expect.poll(status, { timeout: 30_000 }).toBe(409);
      const fresh = await readShape(service, owner);
      expect(fresh.handle).not.toBe(start.handle);
      expect(fresh.messages.filter(({ key }) => key !== undefined)).toEqual([]);
    });
  });
}
