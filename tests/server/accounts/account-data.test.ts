import { accountExportSchema, importResponseSchema, type AccountExport } from '@anwurf/contract/account-data';
import { sessionResponseSchema } from '@anwurf/contract/session';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import {
  isSyncedTable,
  plainTableNames,
  syncedTable,
  syncedTableNames,
  type SyncedTableName,
  teamTableNames,
} from '@anwurf/contract/sync/registry';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { applyPaymentEvent } from '../../../server/payments/apply-payment-event.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { decideAboutHealth } from './health-consent.ts';
import { readShape, requestShape } from '../shapes/shape-client.ts';
import { insertParents, insertRow, insertSets, sampleValues, type SampleParents } from '../pushes/sample-rows.ts';

const server = useServer({}, { longPollMs: 2000, keepAliveMs: 1000, sseCloseMs: 2000 });
const password = 'Kreis läuft 7m';

type Signed = TestUser & { readonly refreshToken: string };

const postAs = (path: string, body: unknown, as?: TestUser) =>
  server.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-anwurf-client': 'desktop' },
    ...(as === undefined ? {} : { as }),
  });

async function login(email: string): Promise<Signed> {
  const session = sessionResponseSchema.parse(await (await postAs('/api/auth/login', { email, password })).json());
  return { id: session.user.id, email, token: session.accessToken, refreshToken: session.refreshToken ?? '' };
}

async function account(email = `${newId()}@test.example`): Promise<Signed> {
  await createAccount(server.sql, email, password, 'Ada');
  return login(email);
}

/** Tables that a device may write, and the rows they refer to. Decisions about sharing do not come back: tests/server/teams/sharing.test.ts. */
const ofTeams: readonly SyncedTableName[] = ['sharing_consents', 'session_comments', 'comment_reads'];
const ownTables = plainTableNames.filter((table) => !ofTeams.includes(table) && syncedTable(table).writes.insert.length > 0);

/** A row in every table, as devices and server leave them. */
async function fill(user: TestUser): Promise<SampleParents> {
  for (const purpose of ['coaching', 'readiness'] as const) await decideAboutHealth(server.sql, user.id, true, purpose);
  const parents = await insertParents(server.sql, user.id);
  for (const table of ownTables) {
    const finished = { status: 'abgeschlossen', plan_id: parents['trainingsplanreal'] ?? null, finished_at: new Date().toISOString() };
    await insertRow(server.sql, table, user.id, parents, table === 'trainingsplan_generierung' ? finished : {});
  }
  await insertSets(server.sql, user.id, 300);
  return parents;
}

async function exportOf(user: TestUser): Promise<AccountExport> {
  const response = await server.fetch('/api/account/export', { as: user });
  expect(response.status).toBe(200);
  return accountExportSchema.parse(await response.json());
}

async function importAs(user: TestUser, data: unknown, query = '') {
  const response = await postAs(`/api/account/import${query}`, data, user);
  return { status: response.status, counts: importResponseSchema.safeParse(await response.json()).data };
}

/** Rows of the imported tables, whoever owns them. */
function contentOf({ tables }: AccountExport) {
  return Object.fromEntries(
    ownTables.map((table) => {
      const { owner, key } = syncedTable(table);
      // A new account has another id, and its own profile, made when it was made.
      const replaced = { ...(typeof owner === 'string' ? { [owner]: '' } : {}), ...(key === owner ? { created_at: '' } : {}) };
      // Consent does not come back with an import.
      const asked = table === 'profiles' ? { house_norm_since: null } : {};
      const rows = (tables[table] ?? []).map((row) => ({ ...row, ...replaced, ...asked }));
      return [table, rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))];
    }),
  );
}

/** Names of the tables that mention a text in any column. */
async function tablesMentioning(text: string): Promise<string[]> {
  const tables = await server.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await server.sql`select from ${server.sql(name)} t where t::text like ${`%${text}%`} limit 1`;
    if (row !== undefined) found.push(name);
  }
  return found;
}

describe('the export', () => {
  it('has every table of the user, all his rows and nobody else’s', async () => {
    const [ada, bert] = [await account(), await account()];
    await fill(ada);
    await fill(bert);
    const { tables } = await exportOf(ada);
    for (const table of ownTables) expect([table, tables[table]?.length]).not.toEqual([table, 0]);
    expect(tables['workout_tracking']).toHaveLength(301);
    expect(tables['users']).toMatchObject([{ id: ada.id, email: ada.email, full_name: 'Ada' }]);
    expect(JSON.stringify(tables)).not.toContain(bert.id);
  });

  it('knows every table that refers to a user, or says why not', async () => {
    const { tables } = await exportOf(await account());
    const referring = await server.sql<{ name: string }[]>`
      select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`;
    // Secrets, bookkeeping (hashes, what has been pushed already) and pictures that are drawn from the reports.
    const bookkeeping = ['sync_mutations', 'sync_finished_origins', 'stored_rows', 'stored_logs', 'spent_plans', 'report_pictures'];
    const left = [
      'user_credentials',
      'refresh_tokens',
      'password_resets',
      'passkey_challenges',
      'known_devices',
      'journal_keys',
      'email_changes',
      // Has a row only while nobody can sign in, and so export.
      'blocked_accounts',
      // Copies of rows that the export has, with a team.
      'team_members',
      ...SHARED_KINDS.map((kind) => `shared_${kind}`),
      'shared_places',
      'shared_recoveries',
      // Worked out from rows that the export has.
      'test_places',
      'recovery_stages',
      // Which account a name is of that stands in rows of a team.
      'named_coaches',
      ...bookkeeping,
    ];
    expect(referring.map(({ name }) => name).filter((name) => !(name in tables) && !left.includes(name))).toEqual([]);
  });

  it('has what is stored under the address, and no secret', async () => {
    const ada = await account();
    const { sql } = server;
    await sql`insert into payments (id, user_id, email, status) values (${newId()}, ${ada.id}, ${ada.email}, 'complete')`;
    await sql`insert into support_messages (id, user_id, email, subject, message)
      values (${newId()}, ${ada.id}, ${ada.email}, 'Frage', 'Wie geht das denn nun?')`;
    await sql`insert into leads (email, consent_text_version) values (${ada.email}, '1')`;
    const { tables } = await exportOf(ada);
    expect([tables['payments'], tables['support_messages'], tables['leads']]).toMatchObject([
      [{ status: 'complete' }],
      [{ message: 'Wie geht das denn nun?' }],
      [{ consent_text_version: '1' }],
    ]);
    const columns = Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.keys(row)));
    expect(columns.filter((name) => /hash|token|secret|password/.test(name))).toEqual([]);
  });
});

describe('the import', () => {
  it('brings everything back after the account was deleted', async () => {
    const email = `${newId()}@test.example`;
    const ada = await account(email);
    await fill(ada);
    const before = await exportOf(ada);
    expect((await postAs('/api/account/delete', { password }, ada)).status).toBe(204);

    const anew = await account(email);
    const rows = ownTables.reduce((sum, table) => sum + (before.tables[table]?.length ?? 0), 0);
    expect(await importAs(anew, before)).toEqual({ status: 200, counts: { added: rows, known: 0, refused: 0 } });
    expect(contentOf(await exportOf(anew))).toEqual(contentOf(before));
    expect(await importAs(anew, before)).toEqual({ status: 200, counts: { added: 0, known: rows, refused: 0 } });
    const [log] = await server.sql`select count(*)::int from sync_mutations where user_id = ${anew.id}`;
    expect(log).toEqual({ count: 0 });
  });

  it('takes links of the web alone, and times that a clock shows', async () => {
    const user = await server.user();
    const rowsOf = (link: string, time: string) => ({
      athleten_uebungen: [{ id: newId(), name: 'Wurf', instruction_link: link }],
      fitness_tests: [{ id: newId(), test_category: 'antritt', test_date: '2026-11-20', test_time: time, results: {} }],
    });
    const data = { product: 'anwurf', version: 1, exportedAt: new Date().toISOString() };
    const hostile = await importAs(user, { ...data, tables: rowsOf('javascript:alert(1)', '29:59') });
    expect(hostile.counts).toEqual({ added: 0, known: 0, refused: 2 });
    const usual = await importAs(user, { ...data, tables: rowsOf('https://videos.example', '19:59') });
    expect(usual.counts).toEqual({ added: 2, known: 0, refused: 0 });
  });

  it('changes no row that is there, and does not take the rows of others', async () => {
    const [ada, bert] = [await account(), await account()];
    const { session } = await fill(ada);
    const data = await exportOf(ada);
    const changed = JSON.parse(JSON.stringify(data).replaceAll('Kniebeuge', 'Kreuzheben').replaceAll('"Plan"', '"Fremd"')) as AccountExport;
    expect((await importAs(ada, changed)).counts).toMatchObject({ added: 0, refused: 0 });
    expect(contentOf(await exportOf(ada))).toEqual(contentOf(data));

    expect((await importAs(bert, changed)).status).toBe(409);
    // A file that does not say whose rows it has.
    const nameless = {
      ...changed,
      tables: Object.fromEntries(
        ownTables.map((table) => {
          const { owner } = syncedTable(table);
          return [table, (changed.tables[table] ?? []).map((row) => ({ ...row, ...(typeof owner === 'string' && { [owner]: null }) }))];
        }),
      ),
    };
    const own = Object.fromEntries(ownTables.map((table) => [table, data.tables[table]?.length ?? 0]));
    const single = ownTables.filter((table) => syncedTable(table).key === syncedTable(table).owner).length;
    const { counts } = await importAs(bert, nameless);
    expect(counts).toEqual({ added: single, known: 0, refused: Object.values(own).reduce((sum, count) => sum + count, 0) - single });
    expect(contentOf(await exportOf(ada))).toEqual(contentOf(data));

    // New rows under somebody else's parents.
    const child = { ...data.tables['haupt_uebungen']?.[0], id: newId(), user_id: bert.id, session_id: session };
    expect((await importAs(bert, { ...data, tables: { haupt_uebungen: [child] } })).counts).toEqual({ added: 0, known: 0, refused: 1 });
  });

  it('says that an export is another account’s, and takes it over as copies, once', async () => {
    const [ada, bert] = [await account(), await account()];
    await fill(ada);
    const data = await exportOf(ada);
    const refused = await postAs('/api/account/import', data, bert);
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'export_foreign' } }]);
    expect((await exportOf(bert)).tables['workout_tracking']).toEqual([]);

    const left: readonly SyncedTableName[] = ['health_consents', 'training_reports', 'trainingsplan_generierung'];
    const ofHealth: readonly SyncedTableName[] = [
      'complaints',
      'health_checks',
      'readiness_checks',
      'recovery_events',
      'fragebogen_antworten',
    ];
    const { counts } = await importAs(bert, data, '?as=copies');
    const after = await exportOf(bert);
    for (const table of ownTables) {
      const taken = !left.includes(table) && !ofHealth.includes(table);
      expect([table, after.tables[table]?.length]).toEqual([table, taken ? data.tables[table]?.length : 0]);
    }
    expect(counts?.known).toBe(0);
    const again = await importAs(bert, data, '?as=copies');
    expect(again.counts).toEqual({ added: 0, known: counts?.added, refused: counts?.refused });

    // With a consent of his own, health data as well.
    for (const purpose of ['coaching', 'readiness'] as const) await decideAboutHealth(server.sql, bert.id, true, purpose);
    expect((await importAs(bert, data, '?as=copies')).counts?.refused).toBe(0);
    const whole = await exportOf(bert);
    for (const table of ofHealth) expect([table, whole.tables[table]?.length]).toEqual([table, data.tables[table]?.length]);

    // A copy refers to copies, and has nothing of the account that it came from.
    const session = whole.tables['sessions']?.[0];
    expect(whole.tables['trainingsplanreal']?.map(({ id }) => id)).toContain(session?.['plan_id']);
    expect(whole.tables['haupt_uebungen']?.map((row) => row['session_id'])).toContain(session?.['id']);
    const adas = new Set(Object.values(data.tables).flatMap((rows) => rows.map(({ id }) => id)));
    const copies = ownTables.flatMap((table) => (whole.tables[table] ?? []).map(({ id }) => id));
    expect(copies.filter((id) => id !== undefined && adas.has(id))).toEqual([]);
    expect(JSON.stringify(whole)).not.toContain(ada.id);
    expect(contentOf(await exportOf(ada))).toEqual(contentOf(data));
  });

  it.each([
    ['export_damaged', (text: string) => text.slice(0, -20)],
    ['export_newer', (text: string) => text.replace('"version":1', '"version":2')],
    ['bad_request', () => 'Datum;Übung;Gewicht'],
    ['invalid_input', () => '{"workouts":[]}'],
  ] as const)('answers %s, and changes nothing', async (code, change) => {
    const ada = await account();
    const text = JSON.stringify({ ...(await exportOf(ada)), tables: { athleten_uebungen: [{ id: newId(), name: 'Wurf' }] } });
    const response = await server.fetch('/api/account/import', {
      method: 'POST',
      body: change(text),
      headers: { 'content-type': 'application/json' },
      as: ada,
    });
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code } }]);
    expect((await exportOf(ada)).tables['athleten_uebungen']).toEqual([]);
  });

  it('refuses a file of more accounts than a person has', async () => {
    const ada = await account();
    const rows = Array.from({ length: 11 }, () => ({ id: newId(), user_id: newId(), name: 'Wurf' }));
    const data = { product: 'anwurf', version: 1, exportedAt: '', tables: { athleten_uebungen: rows } };
    expect((await importAs(ada, data)).status).toBe(400);
    expect((await importAs(ada, data, '?as=copies')).status).toBe(400);
    expect((await importAs(ada, data, '?as=mine')).status).toBe(400);
  });

  it('takes neither payments nor access, and starts no plan', async () => {
    const ada = await account();
    await decideAboutHealth(server.sql, ada.id, true);
    await server.sql`update users set access_expires_at = '2099-01-01' where id = ${ada.id}`;
    const questionnaire = { id: newId(), ...sampleValues('fragebogen_antworten', {}) };
    const tables = {
      users: [{ id: ada.id, access_expires_at: null, email: 'x@test.example' }],
      payments: [{ id: newId(), user_id: ada.id, email: ada.email, status: 'complete' }],
      user_credentials: [{ user_id: ada.id, password_hash: 'x' }],
      fragebogen_antworten: [questionnaire],
      trainingsplan_generierung: [{ id: newId(), fragebogen_id: questionnaire.id, status: 'in_bearbeitung', webhook_gesendet: false }],
    };
    const { counts } = await importAs(ada, { ...(await exportOf(ada)), tables });
    expect(counts).toEqual({ added: 1, known: 0, refused: 1 });
    const after = await exportOf(ada);
    expect(after.tables).toMatchObject({ payments: [], trainingsplan_generierung: [] });
    expect(after.tables['users']).toMatchObject([{ email: ada.email, access_expires_at: '2099-01-01T00:00:00+00:00' }]);
  });

  it('refuses what no device could have written, row by row', async () => {
    const ada = await account();
    await fill(ada);
    const data = await exportOf(ada);
    const set = data.tables['workout_tracking']?.[0] ?? {};
    const bad = [
      { ...set, id: 'x' },
      { ...set, id: null },
      { ...set, id: newId(), reps: -1 },
      { ...set, id: newId(), unit: 'k\0g' },
      { ...set, id: newId(), exercise_name: '\ud800' },
      { ...set, id: newId(), weight: 'schwer' },
      { ...set, id: newId(), created_at: 'gestern' },
      { ...set, id: newId(), exercise_name: null },
      {},
    ];
    const fine = { ...set, id: newId(), user_id: newId(), surprise: 1 };
    const result = await importAs(ada, { ...data, tables: { workout_tracking: [...bad, fine, fine] } });
    expect(result).toEqual({ status: 200, counts: { added: 1, known: 1, refused: bad.length } });
    for (const wrong of [{}, { ...data, version: 2 }, { ...data, tables: { sessions: ['x'] } }, { ...data, tables: [] }]) {
      expect((await importAs(ada, wrong)).status).toBe(400);
    }
  });
});

describe('deleting the account', () => {
  it('leaves nothing of it anywhere but the payment, without the user and his address; a late refund is noted there', async () => {
    const [ada, bert] = [await account(), await account()];
    await fill(ada);
    await fill(bert);
    const { sql } = server;
    const [payment, reference] = [newId(), newId()];
    await sql`insert into payments (id, user_id, email, status, amount_cents, provider_reference)
      values (${payment}, ${ada.id}, ${ada.email}, 'complete', 2999, ${reference})`;
    await sql`insert into leads (email, consent_text_version) values (${ada.email}, '1')`;
    await sql`insert into handball_assessments (id, email, answers, results) values (${newId()}, ${ada.email}, ${sql.json(Array.from({ length: 32 }, () => 5))}, '{}')`;
    const others = contentOf(await exportOf(bert));
    expect(await tablesMentioning(ada.id)).toContain('shape_log');

    expect((await postAs('/api/account/delete', { password }, ada)).status).toBe(204);
    expect(await tablesMentioning(ada.id)).toEqual([]);
    expect(await tablesMentioning(ada.email)).toEqual([]);
    const kept = () => sql`select user_id, email, status, amount_cents from payments where id = ${payment}`;
    expect(await kept()).toEqual([{ user_id: null, email: null, status: 'complete', amount_cents: 2999 }]);
    const event = { provider: 'test', reference, checkoutId: undefined, email: ada.email, amountCents: 2999, currency: 'EUR' } as const;
    const mails = {
      welcome: () => Promise.reject(new Error('nobody is welcomed')),
      operatorEmail: undefined,
      siteUrl: () => 'https://anwurf.test',
    };
    await applyPaymentEvent(sql, { ...event, id: newId(), kind: 'complete' }, mails);
    await applyPaymentEvent(sql, { ...event, id: newId(), kind: 'refunded' }, mails);
    expect(await kept()).toEqual([{ user_id: null, email: null, status: 'refunded', amount_cents: 2999 }]);
    expect(contentOf(await exportOf(bert))).toEqual(others);
  });

  it('demands the password, a few times', async () => {
    const ada = await account();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await postAs('/api/account/delete', { password: 'falsch' }, ada)).status).toBe(401);
    }
    const limited = await postAs('/api/account/delete', { password }, ada);
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await exportOf(ada)).tables['users']).toHaveLength(1);
  });

  it('is reported to every device that comes back, whatever it asks', async () => {
    const phone = await account();
    const loggedOut = await login(phone.email);
    const desktop = await login(phone.email);
    await fill(phone);
    await postAs('/api/auth/logout', { refreshToken: loggedOut.refreshToken });
    await server.sql`update refresh_tokens set created_at = created_at - interval '10 minutes' where user_id = ${desktop.id}`;
    const rotated = sessionResponseSchema.parse(await (await postAs('/api/auth/refresh', { refreshToken: desktop.refreshToken })).json());
    const { handle, offset } = await readShape(server, desktop, 'workout_tracking');
    const held = requestShape(server, desktop, 'workout_tracking', { handle, offset, live: 'true' });
    expect((await postAs('/api/account/delete', { password }, phone)).status).toBe(204);
    expect((await held).messages.filter(({ key }) => key !== undefined)).toEqual([]);

    const mutation = { id: newId(), table: 'athleten_uebungen', op: 'upsert', key: newId(), values: { name: 'Spät' } };
    const asked = [
      server.push(desktop, [mutation]),
      postAs('/api/account/delete', { password }, desktop),
      postAs('/api/account/import', {}, desktop),
      ...['/api/account/export', '/api/shapes/users?offset=-1', '/api/shapes/sessions?offset=-1'].map((path) =>
        server.fetch(path, { as: desktop }),
      ),
      ...[phone.refreshToken, desktop.refreshToken, rotated.refreshToken].map((refreshToken) =>
        postAs('/api/auth/refresh', { refreshToken }),
      ),
    ];
    for (const answer of await Promise.all(asked)) {
      expect([answer.status, await answer.json()]).toMatchObject([410, { error: { code: 'account_deleted' } }]);
    }
    // A logged-out device belongs to no account any more.
    expect((await postAs('/api/auth/refresh', { refreshToken: loggedOut.refreshToken })).status).toBe(401);
    expect(await tablesMentioning(phone.id)).toEqual([]);
  });

  it('wins against devices that push meanwhile', async () => {
    const ada = await account();
    const push = () => {
      const values = { name: 'Eigene' };
      return server.push(ada, [{ id: newId(), table: 'athleten_uebungen', op: 'upsert', key: newId(), values }]);
    };
    const early = Array.from({ length: 10 }, push);
    const deletion = postAs('/api/account/delete', { password }, ada);
    const late = Array.from({ length: 10 }, push);
    const answers = await Promise.all([deletion, ...early, ...late]);
    for (const { status } of answers) expect([200, 204, 410]).toContain(status);
    expect(await tablesMentioning(ada.id)).toEqual([]);
  });
});

it('covers every synced table', () => {
  const covered: SyncedTableName[] = [
    ...ownTables,
    ...teamTableNames,
    'users',
    'sync_heads',
    'exercise_catalogue',
    'parental_consents',
    'parental_sharing',
    'memberships',
    'assignments',
    'measured_tests',
    ...ofTeams,
  ];
  expect(syncedTableNames.filter((name) => isSyncedTable(name) && !covered.includes(name))).toEqual([]);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
