import { expect, it } from 'vitest';
import { decideAboutHealth } from '../accounts/health-consent.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';

const server = useServer();

type Result = { readonly status: string; readonly rules?: readonly { readonly kind: string }[] };

function complaint(note: string | null = null) {
  const at = '2026-11-20T10:00:00Z';
  return { id: newId(), table: 'complaints', op: 'upsert', key: newId(), values: { region: 'Knie', level: 4, reported_at: at, note } };
}

function answers(injuries: string) {
  const values = {
    name: 'Mika',
    geschlecht: 'Männlich',
    spielerposition: 'Kreis',
    hauptziel: null,
    nebenziel: null,
    trainingshaufigkeit: '2x',
    trainingsdauer: '60min',
    aktuelle_verletzungen: injuries,
    zusatzliche_notizen: '',
    verfugbare_ausrustung: [],
  };
  return { id: newId(), table: 'fragebogen_antworten', op: 'upsert', key: newId(), values };
}

function decision(granted: boolean, decided_at = new Date().toISOString(), purpose = 'coaching') {
  const values = { purpose, granted, text_version: '2026-11-26', decided_at };
  return { id: newId(), table: 'health_consents', op: 'upsert', key: newId(), values };
}

async function push(user: TestUser, mutations: readonly object[]): Promise<Result[]> {
  const { results } = (await (await server.push(user, mutations)).json()) as { results: Result[] };
  return results;
}

const refused = { status: 'refused', rules: [{ kind: 'consent_missing' }] };

/** A player who has not been asked yet. */
async function newcomer(): Promise<TestUser> {
  const user = await server.user();
  await server.sql`delete from health_consents where user_id = ${user.id}`;
  return user;
}

it('health data without a consent are refused, the rest of the push is not', async () => {
  const user = await newcomer();
  const week = { participation: 0, training_volume: 0, performance: 0, pain: 0, week: '2026-11-23' };
  const event = { ladder: 'knie', kind: 'start', day: '2026-11-23', side: 'left', details: {}, happened_at: '2026-11-23T10:00:00Z' };
  expect(
    await push(user, [
      complaint(),
      { id: newId(), table: 'health_checks', op: 'upsert', key: newId(), values: week },
      { id: newId(), table: 'recovery_events', op: 'upsert', key: newId(), values: event },
      answers('Knie'),
      answers(''),
    ]),
  ).toMatchObject([refused, refused, refused, refused, { status: 'applied' }]);
});

it('a consent counts from its place in the push, and a refused row is taken when it is sent again', async () => {
  const user = await newcomer();
  const early = complaint();
  expect(await push(user, [early, decision(true), complaint()])).toMatchObject([refused, { status: 'applied' }, { status: 'applied' }]);
  expect(await push(user, [early])).toMatchObject([{ status: 'applied' }]);
});

it('a withdrawal removes every health row, what the log holds of them, and refuses what comes later', async () => {
  const user = await server.user();
  const secret = 'Kreuzband';
  const questionnaire = answers('Knie, Schulter');
  await push(user, [complaint(secret), questionnaire]);
  expect(await push(user, [decision(false), complaint()])).toMatchObject([{ status: 'applied' }, refused]);
  expect(await server.sql`select id from complaints where user_id = ${user.id}`).toEqual([]);
  const stored = await server.sql`select aktuelle_verletzungen from fragebogen_antworten where benutzer_id = ${user.id}`;
  expect(stored).toEqual([{ aktuelle_verletzungen: '' }]);
  const log = await server.sql<{ entry: string }[]>`
    select concat(value::text, old_value::text) as entry from shape_log where owner = ${user.id}`;
  expect(log.filter(({ entry }) => entry.includes(secret) || entry.includes('Schulter'))).toEqual([]);
});

it('the newest decision holds, whatever the order of arrival and however far a clock is ahead', async () => {
  const user = await newcomer();
  await push(user, [decision(true, '2100-01-01T00:00:00Z')]);
  await push(user, [decision(false)]);
  expect(await push(user, [complaint()])).toMatchObject([refused]);
  // From a device that was offline since before the withdrawal.
  await push(user, [decision(true, '2026-01-01T00:00:00Z')]);
  expect(await push(user, [complaint()])).toMatchObject([refused]);
});

const day = { day: '2026-11-20', sleep: 1, fatigue: 2, soreness: 3, stress: 4, mood: 5, noted_at: '2026-11-20T07:00:00Z' };
const daily = () => ({ id: newId(), table: 'readiness_checks', op: 'upsert', key: newId(), values: day });

it('the daily answers need a yes of their own, and go with it', async () => {
  const user = await newcomer();
  const at = () => new Date().toISOString();
  expect(await push(user, [decision(true), daily()])).toMatchObject([{ status: 'applied' }, refused]);
  expect(await push(user, [decision(true, at(), 'readiness'), daily(), daily()])).toMatchObject(
    Array.from({ length: 3 }, () => ({ status: 'applied' })),
  );
  // The no to what hurts leaves them.
  await push(user, [decision(false)]);
  expect(await server.sql`select id from readiness_checks where user_id = ${user.id}`).toHaveLength(2);
  expect(await push(user, [decision(false, at(), 'readiness'), daily()])).toMatchObject([{ status: 'applied' }, refused]);
  expect(await server.sql`select id from readiness_checks where user_id = ${user.id}`).toEqual([]);
  const log = await server.sql<{ entry: string }[]>`
    select concat(value::text, old_value::text) as entry from shape_log where owner = ${user.id} and table_name = 'readiness_checks'`;
  expect(log.filter(({ entry }) => entry.includes('mood'))).toEqual([]);
});

it('under 16 there is no yes to the daily answers, whatever the parents said', async () => {
  const user = await newcomer();
  const birth = new Date(Date.now() - 14 * 365.25 * 86_400_000).toISOString().slice(0, 10);
  await server.sql`insert into profiles (id, date_of_birth) values (${user.id}, ${birth}) on conflict (id) do update set date_of_birth = ${birth}`;
  await server.sql`insert into parental_consents (id, user_id, kind, text_version) values (${newId()}, ${user.id}, 'granted', 'test')`;
  expect(await push(user, [decision(true), decision(true, undefined, 'readiness'), daily()])).toMatchObject([
    { status: 'applied' },
    refused,
    refused,
  ]);
});

it('decisions stay as they were made', async () => {
  const user = await newcomer();
  const given = decision(true);
  await push(user, [given]);
  const results = await push(user, [
    { id: newId(), table: 'health_consents', op: 'update', key: given.key, values: { granted: false } },
    { id: newId(), table: 'health_consents', op: 'delete', key: given.key },
  ]);
  expect(results).toMatchObject([{ status: 'refused' }, { status: 'refused' }]);
});

it('passing health data on needs the consent to both', async () => {
  const user = await newcomer();
  const may = async () => (await server.sql<{ may: boolean }[]>`select has_health_consent(${user.id}, 'plan_service') as may`)[0]?.may;
  await decideAboutHealth(server.sql, user.id, true, 'plan_service');
  expect(await may()).toBe(false);
  await decideAboutHealth(server.sql, user.id, true);
  expect(await may()).toBe(true);
  await decideAboutHealth(server.sql, user.id, false, 'plan_service');
  expect(await may()).toBe(false);
});
