import { expect, test } from 'vitest';
import { connect } from '../../server/database/connection.ts';
import { createDatabase } from './fixture.ts';
import { patientAddress } from './patient-address.ts';

test('of a deadlock between a test and a server, Postgres ends the server’s transaction', async () => {
  const databaseUrl = await createDatabase();
  const [patient, usual] = [connect(patientAddress(databaseUrl), 3), connect(databaseUrl, 3)];
  await usual`create table places (id int primary key, free int)`;
  await usual`insert into places values (1, 5), (2, 5)`;
  let [holdFirst, holdSecond] = [(): void => undefined, (): void => undefined];
  const [isFirstHeld, isSecondHeld] = [new Promise<void>((hold) => (holdFirst = hold)), new Promise<void>((hold) => (holdSecond = hold))];
  const taking = patient.begin(async (tx) => {
    await tx`update places set free = 4 where id = 1`;
    holdFirst();
    await isSecondHeld;
    await tx`update places set free = 4 where id = 2`;
  });
  const pushing = usual.begin(async (tx) => {
    await tx`update places set free = 3 where id = 2`;
    holdSecond();
    await isFirstHeld;
    // Postgres looks for a deadlock once a wait: this one has to begin last.
    const waiting = () => usual`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await tx`update places set free = 3 where id = 1`;
  });
  await expect(pushing).rejects.toMatchObject({ code: '40P01' });
  await taking;
  expect(await usual`select free from places order by id`).toEqual([{ free: 4 }, { free: 4 }]);
  await Promise.all([patient.end(), usual.end()]);
});
