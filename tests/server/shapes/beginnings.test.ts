import { beginnings } from '@anwurf/contract/sync/beginnings';
import { changeFeed, ownerColumn, plainTableNames, type PlainTableName } from '@anwurf/contract/sync/registry';
import { copiedMessages } from '@anwurf/db/sync/apply/copied-rows';
import { readBeginnings } from '@anwurf/db/sync/download/read-beginnings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ElectricAtHand, openElectric } from '../../electric-stand-in/electric-at-hand.ts';
import { newId, ServerFixture, type TestUser } from '../fixture.ts';

const ownTables = plainTableNames.filter((name) => ownerColumn(name) !== null);
const ofTables = (...tables: string[]) => `/api/shapes?${new URLSearchParams({ [beginnings.parameter]: tables.join(',') })}`;

describe.each(['embedded log', 'Electric'])('over the %s', (source) => {
  let electric: ElectricAtHand | undefined;
  const server = new ServerFixture();
  let user: TestUser;
  let other: TestUser;

  beforeAll(async () => {
    if (source === 'Electric') electric = await openElectric({ longPollMs: 1000, beyondMs: 200, schemaMs: 1500, rowsPerChunk: 300 });
    await server.start(electric?.environment ?? {});
  }, 60_000);
  beforeEach(async () => {
    [user, other] = [await server.user(), await server.user()];
    for (const { id } of [user, other]) {
      await server.sql`insert into trainingsplanreal (id, user_id, name) values (${newId()}, ${id}, ${`Plan von ${id}\nund\tmehr`})`;
    }
  });
  afterAll(async () => {
    await server.stop();
    await electric?.stop();
  });

  async function ask(as: TestUser, ...tables: string[]) {
    const answer = await server.fetch(ofTables(...tables), { as });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(beginnings.contentType);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    return readBeginnings(new Uint8Array(await answer.arrayBuffer()));
  }
  const askOne = (as: TestUser, table: string) => server.fetch(`/api/shapes/${table}?offset=-1`, { as });

  type Message = { readonly value?: Record<string, string | null>; readonly headers: { readonly control?: string } };
  /** Rows and controls of a part, spelled as those of messages. */
  function messagesOf(begun: Awaited<ReturnType<typeof ask>>, table: PlainTableName) {
    const { rows, messages } = begun.get(table) ?? { rows: null, messages: '[]' };
    const read = JSON.parse(messages) as Message[];
    const copied =
      rows === null ? [] : copiedMessages(table, rows).map((message) => (message.kind === 'change' ? message.value : undefined));
    const values = [...copied, ...read.map(({ value }) => value)].filter((value) => value !== undefined);
    return { names: values.map((value) => value['name']), controls: read.flatMap(({ headers }) => headers.control ?? []) };
  }

  it('each table has the rows, the place and the end that a request of it alone has', async () => {
    const begun = await ask(user, changeFeed, 'trainingsplanreal', 'goals');
    expect([...begun.keys()]).toEqual([changeFeed, 'trainingsplanreal', 'goals']);
    expect(messagesOf(begun, 'trainingsplanreal').names).toEqual([`Plan von ${user.id}\nund\tmehr`]);
    expect(messagesOf(begun, 'goals').names).toEqual([]);
    for (const table of ['trainingsplanreal', 'goals'] as const) {
      const alone = await askOne(user, table);
      const controls = ((await alone.json()) as Message[]).flatMap(({ headers }) => headers.control ?? []);
      const { handle, offset } = begun.get(table) ?? {};
      expect([handle, offset]).toEqual(['electric-handle', 'electric-offset'].map((name) => alone.headers.get(name)));
      expect(messagesOf(begun, table).controls).toEqual(controls);
    }
  });

  it('a later change is read on from its place', async () => {
    const begun = await ask(user, 'trainingsplanreal');
    const { handle = '', offset = '' } = begun.get('trainingsplanreal') ?? {};
    await server.sql`update trainingsplanreal set name = 'Neu' where user_id = ${user.id}`;
    await expect
      .poll(async () => {
        const next = await server.fetch(`/api/shapes/trainingsplanreal?${new URLSearchParams({ handle, offset })}`, { as: user });
        return ((await next.json()) as Message[]).map(({ value }) => value?.['name']);
      })
      .toContain('Neu');
  });

  it('all tables of a user come at once, in the order of the request', async () => {
    const wanted = ownTables.toReversed();
    expect([...(await ask(user, ...wanted)).keys()]).toEqual(wanted);
  });

  it('a client without gzip gets the same', async () => {
    const answer = await server.fetch(ofTables('trainingsplanreal', 'goals'), { as: user, headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    const begun = readBeginnings(new Uint8Array(await answer.arrayBuffer()));
    expect(messagesOf(begun, 'trainingsplanreal').names).toEqual([`Plan von ${user.id}\nund\tmehr`]);
    expect([...begun.keys()]).toEqual(['trainingsplanreal', 'goals']);
  });

  it('a table of everybody, of teams or of nobody is left out, and each other one comes once', async () => {
    const names = ['users', 'exercise_catalogue', 'shared_trainings', 'sessions_of_others', 'users', 'goals', 'user_credentials'];
    expect([...(await ask(user, ...names)).keys()]).toEqual(['users', 'goals']);
  });

  it('a request without a table of the user is refused, and so is one without a session', async () => {
    for (const names of [[], ['exercise_catalogue'], ['x']]) {
      const answer = await server.fetch(ofTables(...names), { as: user });
      expect([answer.status, (await answer.json()).error.fields]).toEqual([400, { [beginnings.parameter]: 'names no table' }]);
    }
    expect((await server.fetch('/api/shapes', { as: user })).status).toBe(400);
    expect((await server.fetch(ofTables('users'))).status).toBe(401);
  });

  it('thirty of them a minute are answered, whoever else asks', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      const answer = await server.fetch(ofTables('goals'), { as: user });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect((await ask(other, 'goals')).size).toBe(1);
  });
});
