import { createECDH } from 'node:crypto';
import { journalKeySchema, openJournalResponseSchema } from '@anwurf/contract/journal-key';
import { fromBase64Url, openSealed, sealFor, toBase64Url } from '@anwurf/db/journal/journal-cipher';
import type { SealedJournal, SealedJournals } from '@anwurf/db/journal/sealed-journals';
import { keepPublicKey, type SealedOwner, takeSealedBack, untilReached } from '@anwurf/db/journal/take-sealed-back';
import { Unreachable } from '@anwurf/db/sync/transport-errors';
import type { NewMutation } from '@anwurf/db/sync/upload/new-mutation';
import { expect, it } from 'vitest';
import { newId, useServer, type TestUser } from '../fixture.ts';

const server = useServer();
const path = '/api/account/journal-key';

async function publicKeyOf(user: TestUser) {
  const answer = await server.fetch(path, { as: user });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return journalKeySchema.parse(await answer.json()).publicKey;
}

const open = (user: TestUser | undefined, ephemeralKey: string) =>
  server.fetch(`${path}/open`, {
    method: 'POST',
    body: JSON.stringify({ ephemeralKey }),
    headers: { 'content-type': 'application/json' },
    ...(user !== undefined && { as: user }),
  });

async function contentKeyOf(user: TestUser, sealed: { ephemeralKey: Uint8Array<ArrayBuffer> }) {
  const answer = await open(user, toBase64Url(sealed.ephemeralKey));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return fromBase64Url(openJournalResponseSchema.parse(await answer.json()).contentKey);
}

it('a sealed journal is opened by a session of its account alone', async () => {
  const [ada, eve] = [await server.user(), await server.user()];
  const [key, again] = await Promise.all([publicKeyOf(ada), publicKeyOf(ada)]);
  expect([again, await publicKeyOf(ada)]).toEqual([key, key]);
  const sealed = await sealFor(fromBase64Url(key), ada.id, 'Kniebeuge 62,5 kg');
  expect(await openSealed(sealed, await contentKeyOf(ada, sealed), ada.id)).toBe('Kniebeuge 62,5 kg');

  expect(await publicKeyOf(eve)).not.toBe(key);
  await expect(openSealed(sealed, await contentKeyOf(eve, sealed), ada.id)).rejects.toBeInstanceOf(DOMException);
  // Nor can a sealing be changed, or passed off as another account's.
  const contentKey = await contentKeyOf(ada, sealed);
  await expect(openSealed(sealed, contentKey, eve.id)).rejects.toBeInstanceOf(DOMException);
  const changed = { ...sealed, bytes: sealed.bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte)) };
  await expect(openSealed(changed, contentKey, ada.id)).rejects.toBeInstanceOf(DOMException);
  // The same text is sealed in another way each time.
  expect((await sealFor(fromBase64Url(key), ada.id, 'Kniebeuge 62,5 kg')).bytes).not.toEqual(sealed.bytes);
});

it('has one key pair, and asks as often as an opening needs', async () => {
  const ada = await server.user();
  const statuses: number[] = [];
  for (let asked = 0; asked < 301; asked += 1) statuses.push((await server.fetch(path, { as: ada })).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([300, 429]);
  expect(await server.sql`select from journal_keys where user_id = ${ada.id}`).toHaveLength(1);
});

it('without a session, a key pair or a point of the curve nothing is opened', async () => {
  const [ada, eve] = [await server.user(), await server.user()];
  const point = Buffer.from(createECDH('prime256v1').generateKeys()).toString('base64url');
  expect((await server.fetch(path)).status).toBe(401);
  expect((await open(undefined, point)).status).toBe(401);
  await publicKeyOf(ada);
  expect((await open(eve, point)).status).toBe(404);
  const off = Buffer.from(point, 'base64url').map((byte, index) => (index === 64 ? byte ^ 1 : byte));
  for (const bytes of [off, Buffer.alloc(65), Buffer.concat([Buffer.of(4), Buffer.alloc(64)]), Buffer.alloc(65, 255)]) {
    expect((await open(ada, bytes.toString('base64url'))).status).toBe(400);
  }
  for (const text of ['', 'x', point.slice(1), `${point}A`, 'ä'.repeat(87)]) expect((await open(ada, text)).status).toBe(400);
});

it('the private key lies in the database sealed, and goes with its account', async () => {
  const ada = await server.user();
  await publicKeyOf(ada);
  const keys = () => server.sql<{ sealed: Uint8Array }[]>`select sealed_private_key as sealed from journal_keys where user_id = ${ada.id}`;
  // Version, nonce, tag and 32 bytes: not the key itself.
  expect((await keys())[0]?.sealed.byteLength).toBeGreaterThan(32 + 28);
  // Another account's row in its place is of no use.
  const eve = await server.user();
  await publicKeyOf(eve);
  await server.sql`update journal_keys set sealed_private_key = (select sealed_private_key from journal_keys where user_id = ${ada.id})
    where user_id = ${eve.id}`;
  const sealed = await sealFor(fromBase64Url(await publicKeyOf(eve)), eve.id, 'x');
  expect((await open(eve, toBase64Url(sealed.ephemeralKey))).status).toBe(500);
  server.logged.splice(0);
  await server.sql`delete from users where id = ${ada.id}`;
  expect(await keys()).toEqual([]);
});

/** A device of this user with sealed journals in memory, and what was replayed. */
function deviceOf(user: TestUser, baseUrl = server.url) {
  const [keys, journals] = [new Map<string, Uint8Array<ArrayBuffer>>(), new Map<string, SealedJournal>()];
  const replayed: NewMutation[] = [];
  const faults = { replay: false, forget: false };
  const sealed: SealedJournals = {
    keyedUsers: async () => [...keys.keys()],
    publicKey: async (id) => keys.get(id),
    keepPublicKey: async (id, key) => void keys.set(id, key),
    forgetPublicKey: async (id) => void keys.delete(id),
    add: async (name, journal) => journals.set(name, journal).size > 0,
    of: async (id) => new Map([...journals].filter(([, journal]) => journal.userId === id)),
    forget: async (name) => {
      if (faults.forget) throw new Error('killed');
      journals.delete(name);
    },
  };
  const transport = { baseUrl, fetch, accessToken: async () => user.token };
  const replay = async (mutations: readonly NewMutation[]) => {
    if (faults.replay) throw new Error('killed');
    replayed.push(...mutations);
  };
  const owner: SealedOwner = { transport, userId: user.id, sealed, replay };
  return { owner, keys, journals, replayed, faults };
}

const { signal } = new AbortController();
const mutation = (): NewMutation => ({ id: newId(), table: 'workout_tracking', op: 'upsert', key: newId(), values: { reps: 8 } });

async function sealOn({ owner, journals, keys }: ReturnType<typeof deviceOf>, name: string, content: unknown) {
  await keepPublicKey(owner, signal);
  const key = keys.get(owner.userId);
  if (key === undefined) throw new Error('no key');
  journals.set(name, { userId: owner.userId, ...(await sealFor(key, owner.userId, JSON.stringify(content))) });
}

it('the owner’s device takes its journals back, whenever it is killed, and those of others stay', async () => {
  const [ada, eve] = [await server.user(), await server.user()];
  const phone = deviceOf(ada);
  const [first, second] = [[mutation(), mutation()], [mutation()]];
  await sealOn(phone, 'first', first);
  await sealOn(phone, 'second', second);
  await takeSealedBack({ ...phone.owner, userId: eve.id, transport: deviceOf(eve).owner.transport }, signal);
  for (const fault of ['replay', 'forget'] as const) {
    phone.faults[fault] = true;
    await takeSealedBack(phone.owner, signal);
    phone.faults[fault] = false;
    expect(phone.journals.size).toBe(2);
  }
  phone.replayed.splice(0);
  await takeSealedBack(phone.owner, signal);
  expect([phone.journals.size, phone.replayed]).toEqual([0, [...first, ...second]]);
});

it('a journal that nothing opens stays, and holds up no other', async () => {
  const [ada, eve] = [await server.user(), await server.user()];
  const phone = deviceOf(ada);
  const good = [mutation()];
  for (const [name, content] of Object.entries({ a: 'text', b: [{ ...mutation(), table: 'nonsense' }], c: [{ id: 'x' }], d: good })) {
    await sealOn(phone, name, content);
  }
  const foreign = deviceOf(eve);
  await sealOn(foreign, 'e', good);
  for (const [name, journal] of foreign.journals) phone.journals.set(name, { ...journal, userId: ada.id });
  await takeSealedBack(phone.owner, signal);
  expect([[...phone.journals.keys()], phone.replayed]).toEqual([['a', 'b', 'c', 'e'], good]);
});

it('waits for a server that is away, and takes the key of a restored one', async () => {
  const ada = await server.user();
  const away = deviceOf(ada, 'http://127.0.0.1:9');
  await expect(takeSealedBack(away.owner, signal)).resolves.toBeUndefined();
  await expect(keepPublicKey(away.owner, signal)).rejects.toBeInstanceOf(Unreachable);
  let tries = 0;
  await untilReached(async (signalOfTry) => {
    tries += 1;
    await keepPublicKey(tries === 1 ? away.owner : deviceOf(ada).owner, signalOfTry);
  }, signal);
  expect(tries).toBe(2);

  const phone = deviceOf(ada);
  await keepPublicKey(phone.owner, signal);
  const former = phone.keys.get(ada.id);
  await server.sql`delete from journal_keys where user_id = ${ada.id}`;
  await keepPublicKey(phone.owner, signal);
  expect(phone.keys.get(ada.id)).not.toEqual(former);
});
