import { deviceStorage } from '@anwurf/contract/device-storage';
import type { Sql } from '../../server/database/connection.ts';
import type { Player } from '../browser/fixture.ts';

export const refreshPath = '/api/auth/refresh';

/** Turns the server's clock for a player's session. */
export async function passAnHour(sql: Sql, { id }: Player): Promise<void> {
  await sql`update refresh_tokens set created_at = created_at - interval '1 hour', replaced_at = replaced_at - interval '1 hour'
    where user_id = ${id}`;
}

/** How often the server has renewed a player's session in the last five minutes of its clock. */
export async function renewals(sql: Sql, { id }: Player): Promise<number> {
  return (await sql`select from refresh_tokens where user_id = ${id} and created_at > now() - interval '5 minutes'`).length;
}

/** Renews a session with a copied token, from elsewhere. */
export async function renewAsThief(url: string, token: string): Promise<{ readonly status: number; readonly next: string }> {
  const { name } = deviceStorage.refreshCookie;
  const headers = { 'content-type': 'application/json', cookie: `${name}=${token}` };
  const answer = await fetch(url + refreshPath, { method: 'POST', body: '{}', headers });
  return { status: answer.status, next: new RegExp(`${name}=([^;]+)`).exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '' };
}
