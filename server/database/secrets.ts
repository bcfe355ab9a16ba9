import { randomBytes } from 'node:crypto';
import type { Sql } from './connection.ts';

/** Keys that the server makes for itself on first start and keeps in the database. */
export type ServerSecrets = {
  readonly accessToken: Uint8Array;
  readonly shapeHandle: Uint8Array;
  readonly playerPass: Uint8Array;
  readonly testCheckout: Uint8Array;
};

async function readSecret(sql: Sql, name: string): Promise<Uint8Array> {
  await sql`insert into server_secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`;
  const [row] = await sql<{ value: Uint8Array }[]>`select value from server_secrets where name = ${name}`;
  if (row === undefined) throw new Error(`secret ${name} is missing`);
  return row.value;
}

/** Reads the server's secrets, making those that do not exist; all processes on a database share them. */
export async function readSecrets(sql: Sql): Promise<ServerSecrets> {
  return {
    accessToken: await readSecret(sql, 'access_token'),
    shapeHandle: await readSecret(sql, 'shape_handle'),
    playerPass: await readSecret(sql, 'player_pass'),
    testCheckout: await readSecret(sql, 'test_checkout'),
  };
}
