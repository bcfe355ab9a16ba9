import { createHmac, timingSafeEqual } from 'node:crypto';
import { createToken } from '../identity/token.ts';

/** Session of a refresh token, with the key of its marks. */
export type MarkedSession = { readonly id: string; readonly tokenKey: Buffer };

const format = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})\.([\w-]{22})$/;

/** 128 bits of an HMAC: a token cannot be made up, even where the session's id is known. */
const markOf = (key: Buffer, secret: string): string =>
  createHmac('sha256', key).update(secret).digest().subarray(0, 16).toString('base64url');

/** A new refresh token: the session's id, 256 random bits, and a mark that the session made it. */
export function createMarkedToken({ id, tokenKey }: MarkedSession): string {
  const secret = createToken();
  return `${id}.${secret}.${markOf(tokenKey, secret)}`;
}

/** Id of the session that a token names; undefined for tokens from before there were marks, and for anything else. */
export function sessionNamedBy(token: string): string | undefined {
  return format.exec(token)?.[1];
}

/** Whether the session it names once made this token, which may be forgotten since. */
export function isMarkedBy(token: string, { tokenKey }: MarkedSession): boolean {
  const [, , secret = '', mark = ''] = format.exec(token) ?? [];
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(tokenKey, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
