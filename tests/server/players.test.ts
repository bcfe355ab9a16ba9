import { playerSchema, playerSearchResponseSchema } from '@anwurf/contract/players';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPlayers } from '../../server/players/demo-players.ts';
import { loadDemoPlayers } from '../../server/players/load-demo-players.ts';
import { newId, useServer } from './fixture.ts';

const server = useServer();

async function search(query: Record<string, string>, init: Parameters<typeof server.fetch>[1] = {}) {
  const response = await server.fetch(`/api/players?${new URLSearchParams(query)}`, init);
  expect(response.status).toBe(200);
  return playerSearchResponseSchema.parse(await response.json());
}
const namesOf = async (q: string) => (await search({ q, pageSize: '50', season: 'Test' })).players.map(({ name }) => name);
const readOne = (query: Record<string, string>, init: Parameters<typeof server.fetch>[1] = {}) =>
  server.fetch(`/api/players/one?${new URLSearchParams(query)}`, init);

async function addPlayer(name: string, more: Record<string, unknown> = {}) {
  await server.sql`insert into player_stats_de ${server.sql({ id: newId(), name, mannschaft: 'TV Test', saison: 'Test', is_demo: true, tore_gesamt: 7, ...more })}`;
}

beforeAll(async () => {
  for (const name of [
    'Jörg Müller',
    'Muellerstein Ann',
    'Kai Schmüller',
    'Manuel Groß-Öhler',
    'Łukasz Ørsted',
    '50% Max_Muster',
    'Ann-Muller Bo',
  ]) {
    await addPlayer(name);
  }
  await addPlayer('Müller Geheim', { hidden: true });
});

describe('the search', () => {
  it.each([
    ['müller', ['Muellerstein Ann', 'Ann-Muller Bo', 'Jörg Müller', 'Kai Schmüller']],
    ['MUELLER', ['Muellerstein Ann', 'Jörg Müller', 'Kai Schmüller']],
    ['muller', ['Ann-Muller Bo', 'Jörg Müller', 'Kai Schmüller']],
    ['mu\u0308ller jo', ['Jörg Müller']],
    ['  müller   jörg ', ['Jörg Müller']],
    ['manu', ['Manuel Groß-Öhler']],
    ['gross-oehl', ['Manuel Groß-Öhler']],
    ['lukasz orsted', ['Łukasz Ørsted']],
    ['%', ['50% Max_Muster']],
    ['x_m', ['50% Max_Muster']],
    ['\\', []],
    ['geheim', []],
  ])('finds by %j, beginnings first', async (q, names) => {
    expect(await namesOf(q)).toEqual(names);
  });

  it('takes a part of the team and the exact season', async () => {
    expect((await search({ team: 'möwen', season: '2025/26', pageSize: '50' })).total).toBe(10);
    expect((await search({ team: 'moewenhagen', season: '2024/25' })).total).toBe(1);
    expect((await search({ team: 'Möwenhagen', season: '2025' })).total).toBe(0);
  });

  it('pages through all of them, each once', async () => {
    const { total } = await search({});
    const ids = new Set<string>();
    for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
      for (const { id } of (await search({ page: String(page), pageSize: '20' })).players) ids.add(id);
    }
    expect([ids.size, total]).toEqual([demoPlayers.length + 7, demoPlayers.length + 7]);
    expect((await search({ page: '1000' })).total).toBe(total);
  });

  it('refuses what is no page', async () => {
    for (const query of ['page=0', 'page=x', 'pageSize=51', `q=${'x'.repeat(101)}`]) {
      const response = await server.fetch(`/api/players?${query}`);
      expect([query, response.status, await response.json()]).toMatchObject([query, 400, { error: { code: 'invalid_input' } }]);
    }
  });

  it('is served by an index', async () => {
    await server.sql`insert into player_stats_de (id, name, saison, is_demo)
      select gen_random_uuid(), 'Spieler ' || md5(n::text), 'viele', true from generate_series(1, 20000) n`;
    await server.sql`vacuum analyze player_stats_de`;
    const rows = await server.sql`explain select from player_stats_de where not hidden
      and (search_name like '%' || fold_text('schmül') || '%' or search_name like '%' || fold_umlauts('schmül') || '%')`;
    await server.sql`delete from player_stats_de where saison = 'viele'`;
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan).toContain('player_stats_de_search');
  });
});

describe('the values', () => {
  const player = { name: 'Jörg Müller', team: 'TV Test', season: 'Test' };
  const goals = async (init: Parameters<typeof server.fetch>[1]) => {
    const { players, unlocked } = await search({ q: player.name }, init);
    const one = playerSchema.parse(await (await readOne(player, init)).json());
    return [unlocked, players[0]?.values?.goals, one.values?.goals];
  };
  const withCookie = (cookie: string) => ({ headers: { cookie } });

  it('are withheld from visitors and shown to whoever is signed in', async () => {
    expect(await goals({})).toEqual([false, undefined, undefined]);
    expect(await goals({ as: await server.user() })).toEqual([true, 7, 7]);
  });

  it('are unlocked by the cookie of a lead, and by no other', async () => {
    const lead = await server.fetch('/api/leads', {
      method: 'POST',
      body: JSON.stringify({ email: 'neu@test.example', consent: true }),
      headers: { 'content-type': 'application/json' },
    });
    const cookie = (lead.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(await goals(withCookie(cookie))).toEqual([true, 7, 7]);
    const [name, value = ''] = cookie.split('=');
    const since = decodeURIComponent(value).split('.')[0] ?? '';
    for (const forged of [value.replace(since, String(Number(since) + 1)), since, `${since}.`, `${value.slice(0, -6)}AAA%3D`, '', 'x.y']) {
      expect([forged, ...(await goals(withCookie(`${name}=${forged}`)))]).toEqual([forged, false, undefined, undefined]);
    }
  });

  it('are not silently withheld when a token has expired', async () => {
    expect((await server.fetch('/api/players', { as: await server.user(-10) })).status).toBe(401);
    expect((await readOne(player, { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  it('belong to exactly one player, whom nobody finds when he is hidden', async () => {
    expect((await readOne({ ...player, team: 'TV' })).status).toBe(404);
    expect((await readOne({ ...player, name: 'Müller Geheim' })).status).toBe(404);
    expect((await readOne({ name: 'x' })).status).toBe(400);
  });
});

describe('demo players', () => {
  it('are marked, are complete in themselves and come back unchanged', async () => {
    const read = async () => (await search({ season: '2024/25', pageSize: '50' }, { as: await server.user() })).players;
    const before = await read();
    expect(before.every(({ isDemo }) => isDemo)).toBe(true);
    for (const { values } of before) {
      expect(values?.goals).toBeGreaterThanOrEqual(values?.sevenMetreGoals ?? 0);
      expect(values?.sevenMetreAttempts).toBeGreaterThanOrEqual(values?.sevenMetreGoals ?? 0);
    }
    await loadDemoPlayers(server.sql, true);
    expect(await read()).toEqual(before);
  });

  it('leave when they are unwanted, or the operator has his own', async () => {
    const count = async () => (await server.sql`select from player_stats_de where is_demo`).count;
    await loadDemoPlayers(server.sql, false);
    expect(await count()).toBe(0);
    await loadDemoPlayers(server.sql, true);
    expect(await count()).toBe(demoPlayers.length);
    await addPlayer('Echt Eigen', { is_demo: false });
    await loadDemoPlayers(server.sql, true);
    expect(await count()).toBe(0);
  });
});
