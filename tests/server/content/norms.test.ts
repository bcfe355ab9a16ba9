import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sharedNormsSchema } from '@anwurf/contract/norms';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import { expect, it } from 'vitest';
import { ImportFileError } from '../../../server/imports/import-file-error.ts';
import { newId } from '../../../server/identity/new-id.ts';
import { readHouseNorms } from '../../../server/norms/house-results.ts';
import { importNorms } from '../../../server/norms/import-norms.ts';
import { readNormFile } from '../../../server/norms/read-norm-file.ts';
import { createUser, useServer } from '../fixture.ts';

const server = useServer();
const own = ownNorms().values.find(({ test, gender, age }) => test === 'countermovement_jump' && gender === 'male' && age === 16);
const mean = Math.round((own?.mean ?? 0) * 10.4) / 10;
const header = 'Test;Geschlecht;Alter;Mittelwert;Standardabweichung;Einheit;Herkunft;Quelle;Gruppe';
const line = `countermovement_jump;männlich;16;${String(mean).replace('.', ',')};5,5;cm;gemessen;Landesverband + Sichtung 2026;Landeskader Handball`;
const asked = async () => sharedNormsSchema.parse(await (await server.fetch('/api/norms')).json());

it('a file that is no table of values is refused, and each wrong line is named', () => {
  expect(() => readNormFile('a.json', '{')).toThrow(new ImportFileError('The file is not valid JSON.'));
  expect(() => readNormFile('a.csv', 'Test;Alter')).toThrow(new ImportFileError('Column "gender" is missing.'));
  expect(() => readNormFile('a.csv', `${header};sex;SD`)).toThrow(new ImportFileError('Column "stdDev" occurs twice.'));
  const file = readNormFile(
    'a.csv',
    [
      `${header};Ort`,
      `${line};A`,
      `${line};B`,
      line.replace('16', 'alt'),
      line.replace('männlich', 'alle'),
      line.replace('countermovement_jump', 'hochsprung'),
    ].join('\n'),
  );
  expect(file.unread).toEqual(['Ort']);
  expect(file.values.map(({ line: at }) => at)).toEqual([2]);
  expect(file.refused).toEqual([
    { line: 3, reason: 'repeats line 2' },
    { line: 4, reason: 'age: missing or invalid' },
    { line: 5, reason: 'gender: missing or invalid' },
    { line: 6, reason: 'test: "hochsprung" is not one of the app' },
  ]);
  expect(file.sources).toEqual({ 'Landesverband & Sichtung 2026': 'Landesverband & Sichtung 2026' });
});

it('the unit is asked for, and metres are no centimetres', async () => {
  expect(() => readNormFile('a.csv', header.replace('Einheit;', ''))).toThrow('Column "unit" is missing.');
  const jump = line.replace('countermovement_jump', 'standweitsprung').replace(/;\d+,?\d*;5,5;/, ';2,15;0,22;');
  const file = readNormFile(
    'a.csv',
    [header, jump, jump.replace(';cm;', ';m;').replace(';16;', ';17;'), jump.replace(';cm;', ';;')].join('\n'),
  );
  expect(file.refused).toEqual([{ line: 4, reason: 'unit: missing or invalid' }]);
  const { accepted, refused } = await importNorms(server.sql, file, { dryRun: true });
  expect(accepted).toBe(0);
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^a mean of 2.15 cm is not plausible beside \d+(\.\d)? cm: is the unit right\?$/),
    'unit m instead of cm',
    'unit: missing or invalid',
  ]);
});

it('values are imported once, checked like the product’s own, and everybody gets them', async () => {
  const file = readNormFile('a.csv', `${header}\n${line}\n${line.replace('16', '17').replace(';5,5;', ';55;')}`);
  expect(await importNorms(server.sql, file, { dryRun: true })).toMatchObject({ accepted: 1, written: 0 });
  const first = await importNorms(server.sql, file, { dryRun: false });
  expect(first).toMatchObject({ accepted: 1, written: 1, refused: [{ line: 3, reason: expect.stringContaining('spread') as string }] });
  expect(await importNorms(server.sql, file, { dryRun: false })).toMatchObject({ accepted: 1, written: 0 });
  const { values, sources } = await asked();
  expect(values).toMatchObject([{ test: 'countermovement_jump', gender: 'male', age: 16, mean, unit: 'cm', provenance: 'published' }]);
  expect(sources).toEqual({ 'Landesverband & Sichtung 2026': 'Landesverband & Sichtung 2026' });

  const json = { values: [{ ...values[0], mean: mean + 0.1, source: 'Verband2026' }], sources: { Verband2026: 'Landesverband 2026.' } };
  expect(await importNorms(server.sql, readNormFile('b.json', JSON.stringify(json)), { dryRun: false })).toMatchObject({
    accepted: 1,
    written: 1,
  });
  expect((await asked()).values).toMatchObject([{ mean: mean + 0.1, source: 'Verband2026' }]);
});

it('the command names refused lines and ends with 1', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'norms-')), 'norms.csv');
  await writeFile(file, `${header}\n${line.replace('16', 'x')}`);
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/norms/import-norms-command.ts', file, '--dry-run'], {
    env: { ...process.env, DATABASE_URL: server.databaseUrl },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('0 accepted (dry run, nothing written), 1 refused.') as string,
  });
});

it('thirty who agreed make a house norm; who did not, or took it back, is not in it', async () => {
  const { sql } = server;
  const jump = async (height: number, agrees: boolean) => {
    const { id } = await createUser(sql);
    const since = agrees ? new Date() : null;
    await sql`insert into profiles (id, date_of_birth, gender, house_norm_since) values (${id}, current_date - interval '16 years 1 month', 'male', ${since})
      on conflict (id) do update set date_of_birth = excluded.date_of_birth, gender = 'male', house_norm_since = excluded.house_norm_since`;
    for (const [daysAgo, best] of [
      [1, height],
      [20, 99],
    ] as const) {
      await sql`insert into fitness_tests ${sql({
        id: newId(),
        user_id: id,
        test_category: 'sprungkraft',
        test_date: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
        test_time: '18:00',
        results: sql.json({ countermovement_jump: { bester_wert: best, einheit: 'cm', versuch_1: best } }),
      })}`;
    }
    return id;
  };
  const ids: string[] = [];
  for (let height = 21; height <= 50; height += 1) ids.push(await jump(height, true));
  await jump(80, false);
  expect(await readHouseNorms(sql)).toEqual([
    { test: 'countermovement_jump', gender: 'male', age: 16, players: 30, lowerQuartile: 28.25, median: 35.5, upperQuartile: 42.75 },
  ]);
  await sql`update profiles set house_norm_since = null where id = ${ids[0] ?? ''}`;
  expect(await readHouseNorms(sql)).toEqual([]);
});

it('an imported account brings no consent back that was taken back since', async () => {
  const user = await createUser(server.sql);
  await server.sql`insert into profiles (id) values (${user.id}) on conflict do nothing`;
  const exported = (await (await server.fetch('/api/account/export', { as: user })).json()) as { tables: Record<string, unknown[]> };
  const row = { id: user.id, date_of_birth: '2009-03-14', gender: 'female', house_norm_since: '2026-11-01T10:00:00Z' };
  const response = await server.fetch('/api/account/import', {
    method: 'POST',
    as: user,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...exported, tables: { profiles: [row] } }),
  });
  expect(response.status).toBe(200);
  expect(await server.sql`select gender, house_norm_since as since from profiles where id = ${user.id}`).toEqual([
    { gender: 'female', since: null },
  ]);
});
