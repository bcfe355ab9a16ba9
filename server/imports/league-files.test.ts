import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readNormFile } from '../norms/read-norm-file.ts';
import { readPlayerFile } from '../players/import/read-player-file.ts';
import { decodeText } from './decode-text.ts';
import { ImportFileError } from './import-file-error.ts';

/** Files as leagues and associations publish them, written by us; nobody in them is real. */
const folder = join(import.meta.dirname, 'league-files');

const rows = z.array(z.record(z.string(), z.unknown()));
const expectedSchema = z.record(
  z.string(),
  z.object({
    options: z.object({ season: z.string() }).optional(),
    error: z.string().optional(),
    players: rows.optional(),
    values: rows.optional(),
    refused: z.array(z.object({ line: z.number(), reason: z.string() })).default([]),
    unread: z.array(z.string()).default([]),
  }),
);
const expected = expectedSchema.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')));
const names = readdirSync(folder).filter((name) => name !== 'expected.json');

const derived = ['siebenmeter_quote', 'tore_pro_spiel', 'tore_pro_spiel_ohne_siebenmeter'];
/** Values that the list states of a player, without the computed ones. */
const stated = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column, value]) => value !== null && !derived.includes(column)));

test('the folder has sixty files at least, and a result of each', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted());
});

test.each(names)('%s is read as its author meant it', (name) => {
  const { options = {}, error, players, values, refused, unread } = expected[name] ?? { refused: [], unread: [] };
  const text = decodeText(readFileSync(join(folder, name)));
  const isOfNorms = name.startsWith('norms-');
  const read = () => (isOfNorms ? readNormFile(name, text) : readPlayerFile(text, options));
  if (error !== undefined) {
    expect(read).toThrow(new ImportFileError(error));
    return;
  }
  const file = read();
  expect(file.refused).toEqual(refused);
  expect(file.unread).toEqual(unread);
  if ('players' in file) expect(file.players.map(stated)).toEqual(players);
  else expect(file.values.map(({ value }) => value)).toMatchObject(values ?? []);
});
