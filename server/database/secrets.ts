import { randomBytes } from 'node:crypto';
import type { Sql } from './connection.ts';
import { seal, unseal } from './sealed-secret.ts';

/** Keys that the server generates on first start and stores in the database. */
export type ServerSecrets = {
  readonly accessToken: Uint8Array;
  readonly shapeHandle: Uint8Array;
  readonly playerPass: Uint8Array;
  readonly knownDevice: Uint8Array;
  readonly secondFactor: Uint8Array;
  readonly journalKeys: Uint8Array;
  readonly testCheckout: Uint8Array;
  /** Pseudonyms of the security log; a new one makes earlier lines anonymous. */
  readonly securityLog: Uint8Array;
  /** Key for push services where the environment names none: development's. */
  readonly webPush: Uint8Array;
  /** Masks what limits count. */
  readonly rateLimits: Uint8Array;
};

const secretBytes = 32;

/** Opens a stored secret, and reports whether the newest key has sealed it. */
function openSecret(stored: Uint8Array, name: string, keys: readonly Uint8Array[]): { secret: Uint8Array; isCurrent: boolean } {
  if (stored.length === secretBytes) return { secret: stored, isCurrent: keys.length === 0 };
  for (const [index, key] of keys.entries()) {
    const secret = unseal(stored, key, name);
    if (secret !== undefined) return { secret, isCurrent: index === 0 };
  }
  throw new Error(`SECRETS_KEYS does not open the secret ${name}`);
}

async function readSecret(sql: Sql, name: string, keys: readonly Uint8Array[]): Promise<Uint8Array> {
  const [newest] = keys;
  const store = (secret: Uint8Array) => (newest === undefined ? secret : seal(secret, newest, name));
  await sql`insert into server_secrets (name, value) values (${name}, ${store(randomBytes(secretBytes))}) on conflict do nothing`;
  return sql.begin(async (tx) => {
    const [row] = await tx<{ value: Uint8Array }[]>`select value from server_secrets where name = ${name} for update`;
    if (row === undefined) throw new Error(`secret ${name} is missing`);
    const { secret, isCurrent } = openSecret(row.value, name, keys);
    if (!isCurrent) await tx`update server_secrets set value = ${store(secret)} where name = ${name}`;
    return secret;
  });
}

/**
 * Reads the server's secrets and creates missing ones; all processes on a database share them.
 * @param keys of 32 bytes, from outside the database: the first seals, the others only open what they sealed, which is then
 * resealed. Without any, secrets are stored in plain form
 * @throws Error when no key opens a secret
 */
export async function readSecrets(sql: Sql, keys: readonly Uint8Array[] = []): Promise<ServerSecrets> {
  return {
    accessToken: await readSecret(sql, 'access_token', keys),
    shapeHandle: await readSecret(sql, 'shape_handle', keys),
    playerPass: await readSecret(sql, 'player_pass', keys),
    knownDevice: await readSecret(sql, 'known_device', keys),
    secondFactor: await readSecret(sql, 'second_factor', keys),
    journalKeys: await readSecret(sql, 'journal_keys', keys),
    testCheckout: await readSecret(sql, 'test_checkout', keys),
    securityLog: await readSecret(sql, 'security_log', keys),
    webPush: await readSecret(sql, 'web_push', keys),
    rateLimits: await readSecret(sql, 'rate_limits', keys),
  };
}
