import type { Queryable, Sql } from '../database/connection.ts';
import { hashToken } from '../identity/token.ts';

/** Most devices of an account with guesses of their own. */
const mostDevices = 5;

/** Whether a device has signed in to the account of an address since its password was set. */
export async function isKnownDevice(sql: Queryable, email: string, device: string): Promise<boolean> {
  const [row] = await sql`select from known_devices join users on users.id = user_id
    where email = ${email} and device_hash = ${hashToken(device)}`;
  return row !== undefined;
}

/** Notes a device that has signed in to the account of an address; the newest five stay. */
export async function noteKnownDevice(sql: Sql, email: string, device: string): Promise<void> {
  await sql.begin(async (tx) => {
    const [user] = await tx<{ id: string }[]>`select id from users where email = ${email} for update`;
    if (user === undefined) return;
    await tx`insert into known_devices (user_id, device_hash, used_at) values (${user.id}, ${hashToken(device)}, clock_timestamp())
      on conflict (user_id, device_hash) do update set used_at = excluded.used_at`;
    await tx`delete from known_devices where user_id = ${user.id} and device_hash not in
      (select device_hash from known_devices where user_id = ${user.id} order by used_at desc limit ${mostDevices})`;
  });
}

/** Forgets the known devices of a user. */
export async function forgetKnownDevices(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from known_devices where user_id = ${userId}`;
}
