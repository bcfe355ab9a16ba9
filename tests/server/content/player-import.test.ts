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
import { importPlayers } from '../../../server/players/import/import-players.ts';
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
      'Bo,,2025,-1,,,',
      'Cy,,2025,3,5,4,',
      'Di,,2025,,,,',
      'DI,,2025,,,,',
      'Ed,,,,,,',
      'N.N.,,2025,,,,',
      'Probe, Ida,HSG,2025,3,,,',
    ].join('\n');
    const { players, refused, unread } = readPlayerFile(text);
    expect(players.map(({ name }) => name)).toEqual(['Di']);
    expect(unread).toEqual(['Größe']);
    expect(refused).toEqual([
      { line: 2, reason: 'name is missing' },
      { line: 3, reason: 'tore_gesamt is not an integer from 0 to 99999' },
      { line: 4, reason: 'siebenmeter_tore is more than all goals, siebenmeter_versuche is less than the 7 m goals' },
      { line: 6, reason: 'repeats line 5' },
      { line: 7, reason: 'saison is missing' },
      { line: 8, reason: 'name is no name of a person' },
      { line: 9, reason: 'has more cells than the header: a name with the delimiter in it belongs in quotes' },
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
  expect(await importPlayers(server.sql, readPlayerFile(file).players)).toEqual({ written: 3, merged: [], hidden: [] });
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
  expect(again).toEqual({
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
  // The operator says that this one is somebody else.
  await importPlayers(server.sql, read('Joerg Mueller;HSG Neu;2025/26;12;nein'));
  expect((await server.sql`select hidden from player_stats_de where saison = '2025/26' and mannschaft = 'HSG Neu'`)[0]).toEqual({
    hidden: false,
  });
});

it('the command prints what it refused and ends with what came of it', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'players-')), 'players.csv');
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
  expect(dry.stdout).toMatch(/│ 0 +│ 'Ida Probe' +│ 'HSG Prüfung' +│ '2025\/26' +│ 20 +│ 90 +│ 18 +│ 24 +│/);
  expect(dry.stdout).toContain(
    'Line 5: gespielte_spiele is not an integer from 0 to 99999\n3 accepted (dry run, nothing written), 1 refused.\n',
  );
  expect(await run()).toMatchObject({ code: 2 });
  expect(await run('/gibt/es/nicht.csv')).toMatchObject({ code: 2 });
}, 60_000);
