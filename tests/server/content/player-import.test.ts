import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
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
    ['Name;Saison;Spieler\nA;B;C', 'Column "Spieler" occurs twice.'],
  ])('that cannot be read is refused: %j', (text, message) => {
    expect(() => readPlayerFile(text)).toThrow(new ImportFileError(message));
  });

  it('names each refused line with its reason, and columns that nobody knows', () => {
    const text = [
      'Name,Team,Season,Tore,7m-Tore,7m-Versuche,Größe',
      ',A,2025,,,,1',
      'B,,2025,-1,,,',
      'C,,2025,3,5,4,',
      'D,,2025,,,,',
      'D,,2025,,,,',
      'E,,,,,,',
    ].join('\n');
    const { players, refused, unread } = readPlayerFile(text);
    expect(players.map(({ name }) => name)).toEqual(['D']);
    expect(unread).toEqual(['Größe']);
    expect(refused).toEqual([
      { line: 2, reason: 'name is missing' },
      { line: 3, reason: 'tore_gesamt is not an integer from 0 to 99999' },
      { line: 4, reason: 'siebenmeter_tore is more than all goals, siebenmeter_versuche is less than the 7 m goals' },
      { line: 6, reason: 'repeats line 5' },
      { line: 7, reason: 'saison is missing' },
    ]);
  });
});

it('importing stores new and changed players only, computes their rates, keeps who is hidden, and ends the fictitious ones', async () => {
  expect((await stored()).some(({ is_demo: isDemo }) => isDemo === true)).toBe(true);
  expect(await importPlayers(server.sql, readPlayerFile(file).players)).toBe(3);
  expect(await stored()).toEqual([
    { name: 'Ida Probe', rate: 4.5, quota: 75, hidden: false, is_demo: false },
    { name: 'Jo Probe', rate: null, quota: null, hidden: true, is_demo: false },
    { name: 'Kim "Kiki" Probe', rate: null, quota: null, hidden: false, is_demo: false },
  ]);
  expect(await importPlayers(server.sql, readPlayerFile(file).players)).toBe(0);
  await server.sql`update player_stats_de set hidden = true where name = 'Ida Probe'`;
  expect(await importPlayers(server.sql, readPlayerFile(file.replace(';90;', ';91;')).players)).toBe(1);
  expect((await stored())[0]).toMatchObject({ rate: 4.55, hidden: true });
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
  expect(await run(path, '--dry-run')).toEqual({
    code: 1,
    stdout: 'Line 5: gespielte_spiele is not an integer from 0 to 99999\n3 accepted (dry run, nothing written), 1 refused.\n',
  });
  expect(await run()).toMatchObject({ code: 2 });
  expect(await run('/gibt/es/nicht.csv')).toMatchObject({ code: 2 });
}, 60_000);
