import { playerComparisonSchema, playerSchema, playerSearchResponseSchema } from '@anwurf/contract/players';
import { figureText } from '@anwurf/domain/players/player-figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPlayers } from '../../../server/players/demo-players.ts';
import { loadDemoPlayers } from '../../../server/players/load-demo-players.ts';
import { newId, useServer } from '../fixture.ts';
import { startStandIn } from '../shapes/stand-in.ts';

const server = useServer();
const source = await startStandIn();

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

describe('a comparison', () => {
  const compare = (query: Record<string, string>, init: Parameters<typeof server.fetch>[1] = {}) =>
    server.fetch(`/api/players/comparison?${new URLSearchParams(query)}`, init);
  const idOf = async (name: string) => (await search({ q: name, season: 'Rang' })).players[0]?.id ?? '';

  beforeAll(async () => {
    for (const [name, goals, suspensions, games, yellow, red] of [
      ['Erste Anna', 90, 0, 10, 1, null],
      // Twice the suspensions of Cara, in twice the games; the fewest cards per game.
      ['Zweite Bea', 50, 4, 20, 1, 0],
      ['Dritte Cara', 50, 2, 10, 2, null],
      ['Vierte Dana', 10, 9, 10, 2, 2],
      ['Fünfte Ella', null, null, null, 3, null],
    ] as const) {
      await addPlayer(name, {
        saison: 'Rang',
        tore_gesamt: goals,
        zwei_minuten_strafen: suspensions,
        gespielte_spiele: games,
        gelbe_karten: yellow,
        disqualifikationen: red,
      });
    }
    await addPlayer('Versteckte Fee', { saison: 'Rang', tore_gesamt: 999, hidden: true });
    await addPlayer('Echte Gina', { saison: 'Rang', tore_gesamt: 999, is_demo: false });
  });
  afterAll(() => server.sql`delete from player_stats_de where saison = 'Rang'`);

  it('ranks each among the season, equals half, few suspensions and cards per game above, and nobody without a value', async () => {
    const signedIn = { as: await server.user() };
    const [anna, bea, dana, ella] = [await idOf('Anna'), await idOf('Bea'), await idOf('Dana'), await idOf('Ella')];
    const best = playerComparisonSchema.parse(await (await compare({ first: anna, second: bea }, signedIn)).json());
    expect(best.first).toMatchObject({
      player: { name: 'Erste Anna' },
      ranks: { goals: 100, fewTwoMinuteSuspensions: 100, goalsPerGame: null },
    });
    expect(best.second.ranks).toMatchObject({ goals: 50, fewTwoMinuteSuspensions: 50, fewCards: 100 });
    expect(best.first.ranks).toMatchObject({ fewCards: 200 / 3 });
    const last = playerComparisonSchema.parse(await (await compare({ first: dana, second: ella }, signedIn)).json());
    expect(last.first.ranks).toMatchObject({ goals: 0, fewTwoMinuteSuspensions: 0, fewCards: 0 });
    expect(last.second.ranks).toMatchObject({ goals: null, fewTwoMinuteSuspensions: null, fewCards: null });
  });

  it('gives a user without access neither values nor ranks, and nothing of hidden players', async () => {
    const locked = playerComparisonSchema.parse(await (await compare({ first: await idOf('Anna'), second: await idOf('Bea') })).json());
    expect([locked.first.player.values, locked.first.ranks, locked.second.ranks]).toEqual([null, null, null]);
    const [hidden] = await server.sql<{ id: string }[]>`select id from player_stats_de where name = 'Versteckte Fee'`;
    expect((await compare({ first: await idOf('Anna'), second: hidden?.id ?? '' })).status).toBe(404);
    expect((await compare({ first: '1', second: '2' })).status).toBe(400);
  });
});

describe('with a source of the operator', () => {
  const withSource = useServer({ PLAYER_SOURCE_URL: source.url });
  afterAll(() => source.stop());
  const ask = async (query: Record<string, string>) =>
    playerSearchResponseSchema.parse(await (await withSource.fetch(`/api/players?${new URLSearchParams(query)}`)).json());

  it('a search without a hit notifies it once, anonymously, and waits until the last attempt', async () => {
    expect(await ask({ q: 'Kranichfeld' })).toMatchObject({ isPreparing: false, isSimilar: false });
    expect(await ask({ q: 'Nora Neuling', team: 'HSG' })).toMatchObject({ players: [], isPreparing: true, isSimilar: false });
    await expect.poll(() => source.received.length).toBe(1);
    const body: unknown = JSON.parse(source.received[0]?.body ?? '');
    expect(body).toEqual({ id: expect.any(String), name: 'Nora Neuling', team: 'HSG', ts: expect.any(String), source: 'player-search' });
    expect(await ask({ q: 'Nora Neuling', attempt: '19' })).toMatchObject({ isPreparing: true });
    await withSource.sql`insert into player_stats_de (id, name, saison, is_demo) values (${newId()}, 'Nora Neuling', '2025/26', true)`;
    expect(await ask({ q: 'Nora Neuling', attempt: '1' })).toMatchObject({ total: 1, isPreparing: false });
    expect(await ask({ q: 'Nora Neulink', attempt: '20' })).toMatchObject({ total: 1, isPreparing: false, isSimilar: true });
    expect(source.received).toHaveLength(1);
  });

  it('is asked as well when the wanted one is not among those who were found, until there are more', async () => {
    const before = source.received.length;
    const add = (name: string) =>
      withSource.sql`insert into player_stats_de (id, name, saison, is_demo) values (${newId()}, ${name}, '2025/26', true)`;
    await add('Wanda Gesuchtermann');
    expect(await ask({ q: 'Gesuchter' })).toMatchObject({ total: 1, isPreparing: false, canSearchOn: true });
    expect(source.received).toHaveLength(before);
    expect(await ask({ q: 'Gesuchter', beyond: '1' })).toMatchObject({ total: 1, isPreparing: true, canSearchOn: false, isSimilar: false });
    await expect.poll(() => source.received.length).toBe(before + 1);
    expect(JSON.parse(source.received.at(-1)?.body ?? '')).toMatchObject({ name: 'Gesuchter' });
    await add('Walter Gesuchter');
    expect(await ask({ q: 'Gesuchter', beyond: '1', attempt: '1' })).toMatchObject({ total: 2, isPreparing: false });
    expect(await ask({ q: 'Gesuchter', beyond: '2', attempt: '20' })).toMatchObject({ total: 2, isPreparing: false, canSearchOn: false });
    expect(source.received).toHaveLength(before + 1);
  });

  it('one that fails blocks nothing', async () => {
    source.answer = (_, response) => void response.writeHead(500).end();
    expect(await ask({ q: 'Niemand Bekanntes' })).toMatchObject({ isPreparing: true });
    await expect.poll(() => withSource.logged.some((line) => line.includes('source of players'))).toBe(true);
  });
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
    ['oehler manuel', ['Manuel Groß-Öhler']],
    ['ohl', ['Manuel Groß-Öhler']],
    ['s-oh', ['Manuel Groß-Öhler']],
    ['lukasz orsted', ['Łukasz Ørsted']],
    ['50%', ['50% Max_Muster']],
    ['%', []],
    ['mu', ['Muellerstein Ann', 'Ann-Muller Bo', 'Jörg Müller']],
    ['x_m', ['50% Max_Muster']],
    ['\\', []],
    ['geheim', []],
  ])('finds by %j, beginnings first', async (q, names) => {
    expect(await namesOf(q)).toEqual(names);
  });

  it.each([
    ['Joerg Mueler', 'Jörg Müller'],
    ['Manul Gros', 'Manuel Groß-Öhler'],
    ['schmüler', 'Kai Schmüller'],
    ['lukas oersted', 'Łukasz Ørsted'],
  ])('nobody is called %j: those who are called alike are found, the most alike first', async (q, name) => {
    const found = await search({ q, season: 'Test' });
    expect(found).toMatchObject({ isSimilar: true, isPreparing: false });
    expect(found.players[0]?.name).toBe(name);
    expect((await search({ q: 'xyzxyz' })).players).toEqual([]);
  });

  it('takes a part of the team and the exact season', async () => {
    expect((await search({ team: 'möwen', season: '2025/26', pageSize: '50' })).total).toBe(10);
    expect((await search({ team: 'moewenhagen', season: '2024/25' })).total).toBe(1);
    expect((await search({ team: 'Möwenhagen', season: '2025' })).total).toBe(0);
  });

  it.each([
    ['M. Initialer', undefined, ['M. Initialer', 'Max Initialer', 'Anna-Maria Initialer']],
    ['Initialer, Max', undefined, ['Max Initialer']],
    ['Initialer M.', undefined, ['M. Initialer', 'Max Initialer', 'Anna-Maria Initialer']],
    ['I. Initialer', undefined, []],
    ['Initialer', 'Musterhausen HSG', ['Max Initialer']],
    ['Initialer', 'HSG Dorf', []],
    ['.', undefined, []],
  ])('finds by %j of team %j, as people write it', async (q, team, names) => {
    await addPlayer('Max Initialer', { saison: 'Schreibweise', mannschaft: 'HSG 09 Musterhausen' });
    for (const name of ['M. Initialer', 'Anna-Maria Initialer', 'Jörg Initialer']) await addPlayer(name, { saison: 'Schreibweise' });
    const { players, isSimilar } = await search({ q, season: 'Schreibweise', ...(team !== undefined && { team }) });
    await server.sql`delete from player_stats_de where saison = 'Schreibweise'`;
    expect(isSimilar ? [] : players.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
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

  it('has the same order on every page, also where names that begin with it end and the others follow', async () => {
    for (const name of ['Zzadam Abt', 'Zzbert Berg', 'Zzcora Zzdorn', 'Kim Zzeller']) await addPlayer(name, { saison: 'Seiten' });
    const pageOf = async (page: number) => (await search({ q: 'zz', season: 'Seiten', page: String(page), pageSize: '2' })).players;
    const paged = [...(await pageOf(1)), ...(await pageOf(2)), ...(await pageOf(3))];
    await server.sql`delete from player_stats_de where saison = 'Seiten'`;
    expect(paged.map(({ name }) => name)).toEqual(['Zzadam Abt', 'Zzbert Berg', 'Zzcora Zzdorn', 'Kim Zzeller']);
  });

  it('refuses what is no page', async () => {
    for (const query of ['page=0', 'page=x', 'pageSize=51', `q=${'x'.repeat(101)}`]) {
      const response = await server.fetch(`/api/players?${query}`);
      expect([query, response.status, await response.json()]).toMatchObject([query, 400, { error: { code: 'invalid_input' } }]);
    }
  });

  it.each([
    ['by parts of a name', `search_name like '%' || fold_text('schmül') || '%'`, 'player_stats_de_search'],
    ['by the words of a name', `name_words(search_name) && array['schmuller', 'schmueller']`, 'player_stats_de_words'],
  ])('is served by an index %s', async (_, condition, index) => {
    await server.sql`insert into player_stats_de (id, name, saison, is_demo)
      select gen_random_uuid(), 'Spieler ' || md5(n::text), 'viele', true from generate_series(1, 20000) n`;
    await server.sql`vacuum analyze player_stats_de`;
    const rows = await server.sql.unsafe(`explain select from player_stats_de where not hidden and ${condition}`);
    await server.sql`delete from player_stats_de where saison = 'viele'`;
    expect(rows.map((row) => String(row['QUERY PLAN'])).join('\n')).toContain(index);
  });

  it('finds by a part that hundreds of different words have, as by one that few have', async () => {
    await server.sql`insert into player_stats_de (id, name, saison, is_demo)
      select gen_random_uuid(), 'Kim ' || translate(md5(n::text), '0123456789', 'ghijklmnop') || 'strand', 'viele', true from generate_series(1, 300) n`;
    await addPlayer('Kim Uferstrand', { saison: 'viele' });
    const found = [];
    for (const q of ['strand', 'kim strand', 'uferstrand', 'Uferst ki', 'ufer-strand']) {
      const { total, isSimilar } = await search({ q, season: 'viele' });
      found.push([total, isSimilar]);
    }
    await server.sql`delete from player_stats_de where saison = 'viele'`;
    expect(found).toEqual([
      [301, false],
      [301, false],
      [1, false],
      [1, false],
      [1, true],
    ]);
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

  it('have a quota of seven metres that is rounded once, from goals and attempts', async () => {
    await addPlayer('Quirin Quote', { siebenmeter_tore: 35, siebenmeter_versuche: 44, siebenmeter_quote: 79.55 });
    await addPlayer('Quentin Quote', { siebenmeter_quote: 79.55 });
    const { players } = await search({ q: 'Quote', season: 'Test' }, { as: await server.user() });
    const quotas = players.map(({ name, values }) => [name, figureText('sevenMetreRate', values?.sevenMetreRate ?? null)]);
    expect(Object.fromEntries(quotas)).toEqual({ 'Quirin Quote': '79,5', 'Quentin Quote': '79,6' });
  });

  it('have a goalkeeper’s, of shots and per hour where the data has them, and none where not', async () => {
    await addPlayer('Gero Hüter', { paraden: 190, gegentore: 310, wuerfe: 10, tore_gesamt: 4, spielminuten: 612.5 });
    const [keeper] = (await search({ q: 'Gero Hüter', season: 'Test' }, { as: await server.user() })).players;
    await server.sql`delete from player_stats_de where name = 'Gero Hüter'`;
    expect(keeper?.values).toMatchObject({ saves: 190, saveRate: 38, shots: 10, shotRate: 40, minutes: 612.5 });
    expect(keeper?.values?.goalsPer60).toBeCloseTo(0.392, 3);
    const [other] = (await search({ q: 'Jörg Müller', season: 'Test' }, { as: await server.user() })).players;
    expect(other?.values).toMatchObject({ saves: null, saveRate: null, shots: null, shotRate: null, minutes: null, goalsPer60: null });
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
    await loadDemoPlayers(server.sql, true, 0);
    expect(await read()).toEqual(before);
  });

  it('leave when they are unwanted, or the operator has his own', async () => {
    const count = async () => (await server.sql`select from player_stats_de where is_demo`).count;
    await loadDemoPlayers(server.sql, false, 0);
    expect(await count()).toBe(0);
    await loadDemoPlayers(server.sql, true, 0);
    expect(await count()).toBe(demoPlayers.length);
    await addPlayer('Echt Eigen', { is_demo: false });
    await loadDemoPlayers(server.sql, true, 0);
    expect(await count()).toBe(0);
  });
});
