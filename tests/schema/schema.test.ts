import { readFile, writeFile } from 'node:fs/promises';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { expect, test } from 'vitest';
import { connect } from '../../server/database/connection.ts';
import { createDatabase } from '../server/fixture.ts';
import { describeSchema } from './describe-schema.ts';

const files = {
  central: new URL('../../migrations/schema-central.sql', import.meta.url),
  device: new URL('../../migrations/schema-device.sql', import.meta.url),
};
const title = (side: string) =>
  `-- What the migrations amount to on ${side}, with the triggers that the registry of synced tables makes.\n-- Written by \`npm run schema\`, compared by tests/schema/schema.test.ts. Nothing runs it.\n\n`;

async function expectShown(file: URL, text: string): Promise<void> {
  if (process.env['UPDATE_SCHEMA'] === '1') await writeFile(file, text);
  expect(await readFile(file, 'utf8'), 'run `npm run schema` and read what has changed').toBe(text);
}

test('the central schema is what migrations/schema-central.sql shows', async () => {
  const sql = connect(await createDatabase(), 1);
  const schema = await describeSchema((query) => sql.unsafe(query));
  await sql.end();
  await expectShown(files.central, `${title('the server')}${schema}\n`);
});

test('the schema of a device is what migrations/schema-device.sql shows', async () => {
  const store = await openNodeStore();
  const schema = await describeSchema(async (query) => (await store.query<Record<string, unknown>>(query)).rows);
  await store.close();
  await expectShown(files.device, `${title('a device')}${schema}\n`);
});
