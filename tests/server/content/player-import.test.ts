import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../server/imports/decode-text.ts';
import { personKey } from '../../../server/players/import/player-key.ts';
import { readPlayerFile } from '../../../server/players/import/read-player-file.ts';
import { ImportFileError } from '../../../server/imports/import-file-error.ts';
import { importPlayers, previewImport } from '../../../server/players/import/import-players.ts';
import { useServer } from '../fixture.ts';

const server = useServer();

const header = 'Name;Mannschaft;Saison;Spiele;Tore;7m-Tore;7m-Versuche;Nr.;Gelbe Karten;2-Minuten;Rot;Versteckt';
const lines = [
  'Ida Probe;HSG Prüfung;2025/26;20;90;18;24;7;2;5;0;',
  'Jo Probe;HSG Prüfung;2025/26;18;;;;9;;;;ja',
  '"Kim ""Kiki"" Probe";;2025/26;0;0;0;0;;0;0;1;nein',
];
const file = [header, ...lines].join('\r\n');
const stored = () =>
  server.sql`select name, tore_pro_spiel::float8 as rate, siebenmeter_quote::float8 as quota, hidden, is_demo from player_stats_de order by name`;

describe('a file of players', () => {
  it.each([
    ['', 'The file is empty.'],
    ['Mannschaft;Saison\nA;B', 'Column "name" is missing.'],
    ['Name;Saison;Name\nA;B;C', 'Column "Name" occurs twice.'],
  ])('that cannot be read is refused: %j', (text, message) => {
    expect(() => readPlayerFile(text)).toThrow(new ImportFileError(message));
  });

  it('names each refused line with its reason, and columns that nobody knows', () => {
    const text = [
      'Name,Team,Season,Tore,7m-Tore,7m-Versuche,Größe',
      ',A,2025,,,,1',
      'Bo Alt,,2025,-1,,,',
      'Cy Alt,,2025,3,5,4,',
      'Di Alt,,2025,,,,',
      'DI ALT,,2025,,,,',
      'Ed Alt,,,,,,',
      'N.N.,,2025,,,,',
      'Probe, Ida,HSG,2025,3,,,',
      'Ed Alt,,HSG,,,,',
    ].join('\n');
    const { players, refused, unread } = readPlayerFile(text);
    expect(players.map(({ name }) => name)).toEqual(['Di Alt']);
    expect(unread).toEqual(['Größe']);
    expect(refused).toEqual([
      { line: 2, reason: 'name is missing' },
      { line: 3, reason: 'tore_gesamt is not an integer from 0 to 99999' },
      { line: 4, reason: 'siebenmeter_tore is more than all goals, siebenmeter_versuche is less than the 7 m goals' },
      { line: 6, reason: 'repeats line 5' },
      { line: 7, reason: 'saison is missing' },
      { line: 8, reason: 'name is no name of a person' },
      { line: 9, reason: 'has more cells than the header: a name with the delimiter in it belongs in quotes' },
      { line: 10, reason: 'saison is no season such as 2025/26' },
    ]);
  });
});

const ida = { name: 'Ida Probe', mannschaft: 'HSG Prüfung', saison: '2025/26', tore_gesamt: 90 };
const asIda = [
  'Name;Mannschaft;Saison;Tore\nIda Probe;HSG Prüfung;2025/26;90',
  'Name\tMannschaft\tSaison\tTore\nIda Probe\tHSG Prüfung\t2025/26\t90',
  'Name|Mannschaft|Saison|Tore\nIda Probe|HSG Prüfung|2025/26|90',
  'sep=,\r\nName,Mannschaft,Saison,Tore\r\nIda Probe,HSG Prüfung,2025/26,90',
  'Torschützen, Bezirksliga\nStand: 1. Mai\n\nTore;Name;Mannschaft;Saison\n90;"Probe, Ida";HSG Prüfung;25/26',
  'Verein;Mannschaft;Name;Saison;Tore\nHSG;HSG Prüfung;Ida Probe;2025-26;90,0',
  'Nachname;Vorname;Team;Season;Tore\nProbe;Ida;HSG Prüfung;Saison 2025/2026;90',
  'Platz;Spielerin;Verein;Spielzeit;Gesamttore\n1;  Ida   Probe ;HSG Pru\u0308fung;2025/2026;90',
];

it.each(asIda)('leagues write it in many ways: %j', (text) => {
  const { players, refused } = readPlayerFile(text);
  expect(refused).toEqual([]);
  expect(players).toHaveLength(1);
  expect(players[0]).toMatchObject(ida);
});

it.each([
  ['utf16le', Uint8Array.from([0xff, 0xfe, ...Buffer.from('Prüfung Größe', 'utf16le')])],
  ['Windows-1252', Buffer.from('Prüfung Größe', 'latin1')],
  ['code page 850', Uint8Array.from([...Buffer.from('Pr'), 0x81, ...Buffer.from('fung Gr'), 0x94, 0xe1, ...Buffer.from('e')])],
  ['Mac Roman', Uint8Array.from([...Buffer.from('Pr'), 0x9f, ...Buffer.from('fung Gr'), 0x9a, 0xa7, ...Buffer.from('e')])],
])('a file in %s has its umlauts', (_, bytes) => {
  expect(decodeText(bytes).replace('\uFEFF', '')).toBe('Prüfung Größe');
});

it('counts as lists write them are read: pairs, thousands, decimals of nothing, and none', () => {
  const text =
    'Name;Saison;Tore;7m;Einsätze;Zeitstrafen;Verwarnungen;Rote Karten\nIda Probe;2025;1.234;18/24;26,0;-;n/a;k.A.\nJo Probe;2025;3;18;;;;';
  const { players, refused } = readPlayerFile(text);
  expect(players).toEqual([
    expect.objectContaining({
      tore_gesamt: 1234,
      siebenmeter_tore: 18,
      siebenmeter_versuche: 24,
      gespielte_spiele: 26,
      zwei_minuten_strafen: null,
      gelbe_karten: null,
      disqualifikationen: null,
    }),
  ]);
  expect(refused).toEqual([{ line: 3, reason: 'siebenmeter is not of the form 18/24' }]);
});

it.each(['JOERG MUELLER', 'Müller, Jörg', 'Jo\u0308rg  Mu\u0308ller', 'Mueller Jörg', 'jörg müller'])(
  '%j is the one Jörg Müller',
  (name) => {
    expect(personKey(name)).toBe(personKey('Jörg Müller'));
  },
);

it('importing stores new and changed players only, computes their rates, keeps who is hidden, and ends the fictitious ones', async () => {
  expect((await stored()).some(({ is_demo: isDemo }) => isDemo === true)).toBe(true);
  expect(await importPlayers(server.sql, readPlayerFile(file).players)).toMatchObject({
    written: 3,
    merged: [],
    hidden: [],
    near: [],
    removed: [],
  });
  expect(await stored()).toEqual([
    { name: 'Ida Probe', rate: 4.5, quota: 75, hidden: false, is_demo: false },
    { name: 'Jo Probe', rate: null, quota: null, hidden: true, is_demo: false },
    { name: 'Kim "Kiki" Probe', rate: null, quota: null, hidden: false, is_demo: false },
  ]);
  expect((await importPlayers(server.sql, readPlayerFile(file).players)).written).toBe(0);
  await server.sql`update player_stats_de set hidden = true where name = 'Ida Probe'`;
  expect((await importPlayers(server.sql, readPlayerFile(file.replace(';90;', ';91;')).players)).written).toBe(1);
  expect((await stored())[0]).toMatchObject({ rate: 4.55, hidden: true });
});

it('a hidden player stays hidden in a new season, team and spelling, and another spelling of a season changes its row', async () => {
  const read = (...rows: string[]) => readPlayerFile(['Name;Mannschaft;Saison;Tore;Versteckt', ...rows].join('\n')).players;
  await importPlayers(server.sql, read('Jörg Müller;TSV Muster;2024/25;10;ja', 'Pia Probe;TSV Muster;2024/25;4;'));
  const again = await importPlayers(server.sql, read('MUELLER, JOERG;HSG Neu;2025/26;12;', 'Probe, Pia;TSV MUSTER;24/25;5;'));
  expect(again).toMatchObject({
    written: 2,
    merged: [{ from: 'Pia Probe, TSV MUSTER', to: 'Pia Probe, TSV Muster' }],
    hidden: ['JOERG MUELLER, HSG Neu 2025/26'],
  });
  const rows =
    await server.sql`select name, saison, tore_gesamt, hidden from player_stats_de where name ~* 'm(ü|ue)ller|pia' order by saison, name`;
  expect(rows).toEqual([
    { name: 'Jörg Müller', saison: '2024/25', tore_gesamt: 10, hidden: true },
    { name: 'Pia Probe', saison: '2024/25', tore_gesamt: 5, hidden: false },
    { name: 'JOERG MUELLER', saison: '2025/26', tore_gesamt: 12, hidden: true },
  ]);
  // The operator says that this one is somebody else, and need not say it again.
  await importPlayers(server.sql, read('Joerg Mueller;HSG Neu;2025/26;12;nein'));
  expect(await importPlayers(server.sql, read('Joerg Mueller;HSG Neu;2025/26;13;'))).toMatchObject({ written: 1, hidden: [] });
  expect((await server.sql`select hidden from player_stats_de where saison = '2025/26' and mannschaft = 'HSG Neu'`)[0]).toEqual({
    hidden: false,
  });
});

it('new players whose names are near to a hidden person’s are found, and listed for a review', async () => {
  const read = (...names: string[]) =>
    readPlayerFile(['Name;Mannschaft;Saison', ...names.map((name) => `${name};SC Nah;2025/26`)].join('\n')).players;
  await importPlayers(server.sql, readPlayerFile('Name;Saison;Versteckt\nQuirin Übelacker;2024/25;ja').players);
  const names = ['Quirin Ubelacker', 'Q. Übelacker', 'Quirin Maria Übelacker', 'Qurin Uebelacker', 'Quirin Bachmeier', 'Ute Übelacker'];
  const { near } = await importPlayers(server.sql, read(...names));
  expect(near).toEqual(names.slice(0, 4).map((name) => ({ row: `${name}, SC Nah 2025/26`, hiddenName: 'Quirin Übelacker' })));
  // Once looked at, they are no news.
  expect((await importPlayers(server.sql, read(...names))).near).toEqual([]);
});

it('two people of one name in a team both stay, whatever the next list calls them', async () => {
  const read = (...lists: string[]) => readPlayerFile(['Nr;Name;Mannschaft;Saison;Tore', ...lists].join('\n')).players;
  const rows = () =>
    server.sql`select name, trikotnummer as number, tore_gesamt as goals from player_stats_de where mannschaft = 'TV Zwei' order by trikotnummer`;
  await importPlayers(server.sql, read('7;Jan Doppel;TV Zwei;2025/26;1'));
  const both = read('7;Jan Doppel;TV Zwei;2025/26;2', '13;DOPPEL, JAN;TV Zwei;2025/26;3');
  await importPlayers(server.sql, both);
  expect((await importPlayers(server.sql, both)).written).toBe(0);
  expect(await rows()).toEqual([
    { name: 'Jan Doppel', number: 7, goals: 2 },
    { name: 'Jan Doppel (Nr. 13)', number: 13, goals: 3 },
  ]);
  await importPlayers(server.sql, read('13;Jan Doppel;TV Zwei;2025/26;4'));
  expect(await rows()).toMatchObject([
    { number: 7, goals: 2 },
    { number: 13, goals: 4 },
  ]);
  expect((await importPlayers(server.sql, read(';Jan Doppel;TV Zwei;2025/26;9'))).unclear).toMatchObject([{ name: 'Jan Doppel' }]);
  expect(await rows()).toMatchObject([{ goals: 2 }, { goals: 4 }]);
});

it('a replaced season has the file’s players alone, but whoever is hidden in it stays hidden', async () => {
  const read = (season: string, ...names: string[]) =>
    readPlayerFile(['Name;Mannschaft;Tore', ...names.map((name) => `${name};TV Ersatz;1`)].join('\n'), { season }).players;
  const names = async () =>
    (
      await server.sql<{ words: string }[]>`select name || ' ' || saison || case when hidden then ' hidden' else '' end as words
      from player_stats_de where mannschaft = 'TV Ersatz' order by words`
    ).map(({ words }) => words);
  await importPlayers(server.sql, read('2018/19', 'Anna Alt', 'Berta Bleibt', 'Cora Versteckt'));
  await importPlayers(server.sql, read('2017/18', 'Anna Alt'));
  await server.sql`update player_stats_de set hidden = true where name = 'Cora Versteckt'`;
  const next = read('2018/19', 'BERTA BLEIBT', 'Dora Neu');
  const removed = ['Anna Alt, TV Ersatz 2018/19'];
  expect(await previewImport(server.sql, next, { replacedSeason: '2018/19' })).toMatchObject({ removed, written: 0 });
  expect(await names()).toHaveLength(4);
  expect(await importPlayers(server.sql, next, { replacedSeason: '2018/19' })).toMatchObject({ removed, written: 1 });
  expect(await names()).toEqual(['Anna Alt 2017/18', 'Berta Bleibt 2018/19', 'Cora Versteckt 2018/19 hidden', 'Dora Neu 2018/19']);
  await expect(importPlayers(server.sql, next, { replacedSeason: '2016/17' })).rejects.toThrow('has no player of the season 2016/17');
});

it('shots, a goalkeeper’s values and minutes are stored', async () => {
  const text = 'Name;Mannschaft;Saison;Tore;Würfe;Paraden;Gegentore;Spielminuten\nGero Tor;TV Werte;2025/26;2;3;190;310;612:30';
  await importPlayers(server.sql, readPlayerFile(text).players);
  expect(
    await server.sql`select wuerfe, paraden, gegentore, spielminuten::float8 as minutes from player_stats_de where mannschaft = 'TV Werte'`,
  ).toEqual([{ wuerfe: 3, paraden: 190, gegentore: 310, minutes: 612.5 }]);
});

it('the command prints what it refused and ends with what came of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'players-'));
  const path = join(folder, 'players.csv');
  await writeFile(path, `${file}\r\nLea Probe;;2025/26;x\r\n`);
  const run = async (...parameters: string[]) => {
    const command = ['--import', 'tsx', 'server/players/import/import-players-command.ts', ...parameters];
    const options = { cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, DATABASE_URL: server.databaseUrl } };
    return promisify(execFile)(process.execPath, command, options).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout: stdout + stderr }),
    );
  };
  const dry = await run(path, '--dry-run');
  expect(dry.code).toBe(1);
  expect(dry.stdout).toContain('name: "Name"\n');
  expect(dry.stdout).toMatch(/│ 0 +│ 'Ida Probe' +│ 'HSG Prüfung' +│ '2025\/26' +│ 7 +│ 20 +│ 90 +│ 18 +│ 24 +│ 2 +│ 5 +│ 0 +│/);
  expect(dry.stdout).toContain(
    'Line 5: gespielte_spiele is not an integer from 0 to 99999\n3 accepted (dry run, nothing written), 1 refused.\n',
  );
  const ofMatches = join(folder, 'matches.txt');
  await writeFile(ofMatches, 'Gegner;Name;Mannschaft;Tore\nTV Fern;Ida Probe;HSG Prüfung;3\nSG Nah;Ida Probe;HSG Prüfung;4\n');
  await importPlayers(server.sql, readPlayerFile('Name;Saison\nPia Weg;2025/26').players);
  const replaced = await run(ofMatches, '--season', '25/26', '--replace-season', '2025/26', '--dry-run');
  expect(replaced.code).toBe(0);
  expect(replaced.stdout).toContain('match: "Gegner"\nA line a player and match: 2 lines are summed to 1 players.\n');
  expect(replaced.stdout).toMatch(/^".+ 2025\/26" is to be removed\.$/m);
  expect(await run(ofMatches, '--season', 'neu')).toMatchObject({ code: 2, stdout: '"neu" is no season such as 2025/26.\n' });
  expect((await run(ofMatches, '--saison', '2025/26')).stdout).toBe(
    'Usage: npm run import-players -- <file.csv|file.tsv|file.txt> [--dry-run] [--season 2025/26] [--replace-season 2025/26]\n',
  );
  expect(await run()).toMatchObject({ code: 2 });
  expect(await run('/gibt/es/nicht.csv')).toMatchObject({ code: 2 });
}, 90_000);
