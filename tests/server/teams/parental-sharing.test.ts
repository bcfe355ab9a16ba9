import { accountExportSchema } from '@anwurf/contract/account-data';
import { parentalSharingTextVersion } from '@anwurf/contract/parental-consent';
import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { pruneParentalLinks } from '../../../server/parental-consent/parental-links.ts';
import { endSharingAt16 } from '../../../server/parental-consent/sharing-links.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { foundTeam, joinAs, leaveTeam } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;

beforeEach(async () => {
  [coach, player] = [await server.user(), await server.user()];
  await server.sql`update users set full_name = 'Katrin Sommer' where id = ${coach.id}`;
  await server.sql`update users set full_name = 'Mika Brandt' where id = ${player.id}`;
  team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, player);
  await turn(14);
  await push({ table: 'completed_sessions', op: 'upsert', key: newId(), values: training });
  await push({ table: 'fitness_tests', op: 'upsert', key: newId(), values: jumps });
});

const training = { plan_name: 'Einheit 1', completed_at: '2026-11-20T18:30:00Z', local_day: '2026-11-20', duration_minutes: 60, effort: 7 };
const jumps = {
  test_date: '2026-11-20',
  test_time: '12:00',
  test_category: 'sprungkraft',
  conditions: {},
  results: {},
};

/** Pushes for the player and answers how each was taken. */
async function push(...mutations: readonly object[]): Promise<string[]> {
  const response = await server.push(
    player,
    mutations.map((mutation) => ({ id: newId(), ...mutation })),
  );
  return pushResponseSchema.parse(await response.json()).results.map((result) => (result.status === 'applied' ? 'applied' : result.code));
}

/** Makes the player so many years old. */
async function turn(years: number, days = 0): Promise<void> {
  await server.sql`
    insert into profiles (id, date_of_birth) values (${player.id},
      (now() at time zone 'Europe/Berlin')::date - ${years} * interval '1 year' + ${days} * interval '1 day')
    on conflict (id) do update set date_of_birth = excluded.date_of_birth`;
}

const decide = (kind: string, granted = true, decided = new Date()) =>
  push({
    table: 'sharing_consents',
    op: 'upsert',
    key: newId(),
    values: { team_id: team, kind, granted, text_version: 'test', decided_at: decided.toISOString() },
  });

const post = (path: string, body: unknown, as?: TestUser) =>
  server.fetch(`/api/parental-consent/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...(as === undefined ? {} : { as }),
  });
const outcome = async (response: Response) => (response.ok ? 'done' : ((await response.json()) as { error: { code: string } }).error.code);

/** The tokens of the mails that a parent has got, oldest first. */
async function tokensOf(email: string, count: number): Promise<string[]> {
  const read = async () => {
    const rows = await server.sql<{ text: string }[]>`
      select text_body as text from mailbox where recipient = ${email} order by created_at, id`;
    return rows.length >= count && rows;
  };
  const mails = await vi.waitUntil(read, { timeout: 10_000 });
  return mails.map(({ text }) => /\/parental-consent\?token=([\w-]+)/.exec(text)?.[1] ?? '');
}

const parent = () => `${newId()}@eltern.example`;
const ask = (email: string, kinds: readonly string[] = ['trainings', 'tests'], of = team, as = player) =>
  post('ask-sharing', { email, team: of, kinds }, as);

/** Asks a parent. @returns the token of the mail, and the address */
async function asked(kinds?: readonly string[]): Promise<{ email: string; token: string }> {
  const email = parent();
  expect(await outcome(await ask(email, kinds))).toBe('done');
  return { email, token: (await tokensOf(email, 1))[0] ?? '' };
}

const answer = async (token: string, kinds: readonly string[] | null) =>
  outcome(await post('decide', kinds === null ? { token, granted: false } : { token, granted: true, kinds }));

/** Asks, and a parent agrees. @returns the token that takes it back */
async function agreed(kinds: readonly string[] = ['trainings', 'tests']): Promise<string> {
  const { email, token } = await asked(kinds);
  expect(await answer(token, kinds)).toBe('done');
  return (await tokensOf(email, 2))[1] ?? '';
}

/** Kinds of which the team has copies, and those that the squad's row names. */
async function shared(): Promise<{ copies: string[]; named: readonly string[] }> {
  const copies: string[] = [];
  for (const kind of ['trainings', 'loads', 'tests', 'readiness', 'complaints']) {
    const rows = await server.sql`select from ${server.sql(`shared_${kind}`)} where team_id = ${team} and user_id = ${player.id}`;
    if (rows.length > 0) copies.push(kind);
  }
  const [row] = await server.sql<
    { kinds: string[] }[]
  >`select shared_kinds as kinds from team_members where team_id = ${team} and user_id = ${player.id}`;
  return { copies, named: row?.kinds ?? [] };
}
const nothing = { copies: [], named: [] };

const decisions = () => server.sql`
  select decision, kinds, text_version from parental_sharing where user_id = ${player.id} order by happened_at`;

describe('under 16', () => {
  it('nothing is shared before a parent has agreed, and then what both have agreed to', async () => {
    expect(await decide('trainings')).toEqual(['applied']);
    expect(await shared()).toEqual(nothing);
    const { token } = await asked(['trainings', 'loads', 'tests']);
    expect(await shared()).toEqual(nothing);
    expect(await answer(token, ['trainings', 'tests'])).toBe('done');
    // The yes that the player had sent before does not come to life, and a parent's is not his.
    expect(await shared()).toEqual(nothing);
    await decide('trainings');
    await decide('loads');
    expect(await shared()).toEqual({ copies: ['trainings'], named: ['trainings'] });
    await decide('tests');
    expect((await shared()).copies).toEqual(['trainings', 'tests']);
    // He takes one back at once, without asking anybody.
    await decide('trainings', false);
    expect((await shared()).copies).toEqual(['tests']);
    const text_version = parentalSharingTextVersion;
    expect(await decisions()).toEqual([
      { decision: 'asked', kinds: ['trainings', 'loads', 'tests'], text_version },
      { decision: 'granted', kinds: ['trainings', 'tests'], text_version },
    ]);
  });

  it('a parent’s no, and taking the yes back, end everything, out of the log as well; a later yes of theirs revives nothing', async () => {
    const withdrawal = await agreed();
    await decide('trainings');
    expect((await shared()).copies).toEqual(['trainings']);
    expect(await answer(withdrawal, null)).toBe('done');
    expect(await shared()).toEqual(nothing);
    expect(
      await server.sql`select from shape_log where owner = ${team} and table_name = 'shared_trainings' and value::text like '%Einheit 1%'`,
    ).toEqual([]);
    await agreed();
    expect(await shared()).toEqual(nothing);
    // Sent by a device that was offline before the parents took it back.
    await decide('trainings', true, new Date(Date.now() - 60_000));
    expect(await shared()).toEqual(nothing);
    await decide('trainings');
    expect((await shared()).copies).toEqual(['trainings']);
    const { token } = await asked();
    expect(await answer(token, null)).toBe('done');
    expect(await shared()).toEqual(nothing);
  });

  it('of two parents the one who decided last counts, and a kind that is left out ends', async () => {
    await agreed(['trainings', 'tests']);
    await decide('trainings');
    await decide('tests');
    const other = await asked(['trainings', 'tests', 'loads']);
    expect((await shared()).copies).toEqual(['trainings', 'tests']);
    expect(await answer(other.token, ['tests'])).toBe('done');
    expect(await shared()).toEqual({ copies: ['tests'], named: ['tests'] });
  });

  it('health is agreed to by name alone, and complaints still need the consent to storing them', async () => {
    await agreed(['trainings']);
    await decide('complaints');
    expect(await shared()).toEqual(nothing);
    expect(await outcome(await ask(parent(), ['readiness']))).toBe('invalid_input');
  });
});

describe('the link', () => {
  it('shows team, coaches and kinds, and no value of the child', async () => {
    const { token } = await asked(['tests', 'trainings']);
    expect(await (await post('view', { token })).json()).toEqual({
      firstName: 'Mika',
      purpose: 'sharing',
      team: 'mB-Jugend',
      club: null,
      staff: ['Katrin Sommer'],
      kinds: ['trainings', 'tests'],
    });
  });

  it('decides once, about what it asks; one that takes back takes no yes', async () => {
    const { email, token } = await asked(['trainings']);
    expect(await answer(token, ['trainings', 'complaints'])).toBe('invalid_input');
    expect(await answer(token, [])).toBe('invalid_input');
    expect(await outcome(await post('decide', { token, granted: true }))).toBe('invalid_input');
    expect(await answer(token, ['trainings'])).toBe('done');
    expect(await answer(token, ['trainings'])).toBe('token_invalid');
    expect(await answer(token, null)).toBe('token_invalid');
    const [, withdrawal = ''] = await tokensOf(email, 2);
    expect(await answer(withdrawal, ['trainings'])).toBe('token_invalid');
    expect(await (await post('view', { token: withdrawal })).json()).toMatchObject({ purpose: 'sharing-withdrawal' });
    expect(await answer(withdrawal, null)).toBe('done');
    expect(await answer(withdrawal, null)).toBe('token_invalid');
    expect((await decisions()).map(({ decision }) => decision)).toEqual(['asked', 'granted', 'withdrawn']);
  });

  it('pressed ten times at once decides once', async () => {
    const { token } = await asked(['trainings']);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer(token, ['trainings'])));
    expect(outcomes.toSorted()).toEqual(['done', ...Array(9).fill('token_invalid')]);
    expect(await decisions()).toHaveLength(2);
  });

  it('is replaced by the next question, expires, and cannot be guessed', async () => {
    const first = await asked();
    const second = await asked();
    expect(await answer(first.token, ['trainings'])).toBe('token_invalid');
    await server.sql`update sharing_links set expires_at = now() - interval '1 second' where user_id = ${player.id}`;
    expect(await answer(second.token, ['trainings'])).toBe('token_invalid');
    expect(await outcome(await post('view', { token: second.token }))).toBe('token_invalid');
    expect(await answer('A'.repeat(43), ['trainings'])).toBe('token_invalid');
    await pruneParentalLinks(server.sql);
    expect(await server.sql`select from sharing_links where user_id = ${player.id}`).toEqual([]);
    expect(await shared()).toEqual(nothing);
  });

  it('decides about its own team alone', async () => {
    const other = await foundTeam(server, coach, 'wA-Jugend');
    await joinAs(server, { coach, team: other, role: 'player' }, player);
    const email = parent();
    await ask(email, ['trainings'], other);
    const [token = ''] = await tokensOf(email, 1);
    // It stays open when he asks about the first team.
    const { token: ofFirst } = await asked(['trainings']);
    expect(await answer(token, ['trainings'])).toBe('done');
    await decide('trainings');
    expect(await shared()).toEqual(nothing);
    expect(await answer(ofFirst, ['trainings'])).toBe('done');
    await decide('trainings');
    expect((await shared()).copies).toEqual(['trainings']);
  });

  it.each(['leaves', 'is removed'])('ends when the player %s, and his return is another membership', async (way) => {
    const withdrawal = await agreed();
    await decide('trainings');
    const { token } = await asked();
    await leaveTeam(server, way === 'leaves' ? player : coach, team, player.id);
    for (const one of [token, withdrawal]) expect(await answer(one, null)).toBe('token_invalid');
    await joinAs(server, { coach, team, role: 'player' }, player);
    expect(await answer(token, ['trainings'])).toBe('token_invalid');
    await decide('trainings');
    expect(await shared()).toEqual(nothing);
    await agreed();
    await decide('trainings');
    expect((await shared()).copies).toEqual(['trainings']);
  });

  it('decided while the player leaves leaves nothing behind', async () => {
    const { token } = await asked(['trainings']);
    const [, decided] = await Promise.all([leaveTeam(server, player, team), answer(token, ['trainings'])]);
    expect(['done', 'token_invalid']).toContain(decided);
    expect(await server.sql`select from shared_trainings where team_id = ${team}`).toEqual([]);
    expect(await server.sql`select from sharing_links where user_id = ${player.id}`).toEqual([]);
  });

  it('goes with the account, and the mails to the parents with it', async () => {
    const { email } = await asked();
    await deleteAccount(server.sql, { id: player.id, email: player.email, fullName: 'Mika Brandt' });
    expect(await server.sql`select from sharing_links where user_id = ${player.id}`).toEqual([]);
    expect(await server.sql`select from parental_sharing where user_id = ${player.id}`).toEqual([]);
    expect(await server.sql`select from mail_outbox where recipient = ${email}`).toEqual([]);
  });
});

describe('asking', () => {
  it('is for players under 16 of that team, to another address than their own', async () => {
    expect(await outcome(await ask(player.email))).toBe('invalid_input');
    expect(await outcome(await ask(parent(), ['trainings'], newId()))).toBe('not_found');
    expect(await outcome(await ask(parent(), ['trainings'], team, coach))).toBe('not_found');
    expect(await outcome(await post('ask-sharing', { email: parent(), team, kinds: ['trainings'] }))).toBe('unauthenticated');
    expect(await outcome(await ask(parent(), []))).toBe('invalid_input');
    await turn(16);
    expect(await outcome(await ask(parent()))).toBe('forbidden');
  });

  it('sends three mails a day for a user, and for an address', async () => {
    const email = parent();
    for (let mail = 0; mail < 3; mail += 1) expect(await outcome(await ask(email))).toBe('done');
    expect(await outcome(await ask(parent()))).toBe('too_many_requests');
    const sister = await server.user();
    await server.sql`insert into profiles (id, date_of_birth) values (${sister.id}, now()::date - interval '12 years')
      on conflict (id) do update set date_of_birth = excluded.date_of_birth`;
    await joinAs(server, { coach, team, role: 'player' }, sister);
    expect(await outcome(await ask(email, ['trainings'], team, sister))).toBe('too_many_requests');
  });

  it('a device writes no decision of parents, and no age of its own', async () => {
    const forged = { team_id: team, membership_id: newId(), decision: 'granted', kinds: ['trainings'], text_version: 'x' };
    expect(await push({ table: 'parental_sharing', op: 'upsert', key: newId(), values: forged })).toEqual(['forbidden']);
    const values = {
      team_id: team,
      kind: 'trainings',
      granted: true,
      text_version: 'x',
      decided_at: new Date().toISOString(),
      under_16: false,
    };
    expect(await push({ table: 'sharing_consents', op: 'upsert', key: newId(), values })).toEqual(['invalid_values']);
  });
});

describe('the sixteenth birthday', () => {
  /** As after months, without a change of the profile that a trigger sees. */
  async function haveBirthday(): Promise<void> {
    await server.sql.begin(async (tx) => {
      await tx`alter table profiles disable trigger zzz_share`;
      await tx`update profiles set date_of_birth = (now() at time zone 'Europe/Berlin')::date - interval '16 years' where id = ${player.id}`;
      await tx`alter table profiles enable trigger zzz_share`;
    });
  }

  it('ends what was shared with the parents’ yes, until the player decides himself', async () => {
    const withdrawal = await agreed();
    await decide('trainings');
    await decide('tests');
    await haveBirthday();
    // Whatever is written from then on shares nothing, and the next hour removes what is there.
    await push({ table: 'completed_sessions', op: 'upsert', key: newId(), values: { ...training, local_day: '2026-11-20' } });
    expect((await shared()).copies).not.toContain('trainings');
    await endSharingAt16(server.sql);
    expect(await shared()).toEqual(nothing);
    const last = await server.sql`select distinct on (kind) kind, granted from sharing_consents where user_id = ${player.id}
      order by kind, server_version desc`;
    expect(last).toEqual([
      { kind: 'tests', granted: false },
      { kind: 'trainings', granted: false },
    ]);
    // Nothing of the parents counts any more.
    expect(await answer(withdrawal, null)).toBe('done');
    await decide('trainings');
    expect((await shared()).copies).toEqual(['trainings']);
    await endSharingAt16(server.sql);
    expect((await shared()).copies).toEqual(['trainings']);
  });

  it('an open question ends with it', async () => {
    const { token } = await asked();
    await haveBirthday();
    expect(await answer(token, ['trainings'])).toBe('token_invalid');
  });

  it('another birth date ends it at once, in either direction', async () => {
    await agreed();
    await decide('trainings');
    await turn(17);
    expect(await shared()).toEqual(nothing);
    await decide('trainings');
    expect((await shared()).copies).toEqual(['trainings']);
    await turn(14);
    expect(await shared()).toEqual(nothing);
  });
});

it('is in the player’s export, without what opens a link', async () => {
  await agreed();
  const { tables } = accountExportSchema.parse(await (await server.fetch('/api/account/export', { as: player })).json());
  expect(tables['parental_sharing']?.map(({ decision }) => decision).toSorted()).toEqual(['asked', 'granted']);
  expect(tables['sharing_links']?.map((row) => 'token_hash' in row)).toEqual([false, false]);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
