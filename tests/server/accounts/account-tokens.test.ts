import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../../server/accounts/refresh-token.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { newId, useServer } from '../fixture.ts';

const server = useServer();

type Claims = Readonly<Record<string, unknown>>;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const sessionOf = async (userId: string) => (await startSession(server.sql, userId, 'Test')).sessionId;
const claims = async (sub: string): Promise<Claims> => ({
  sub,
  sid: await sessionOf(sub),
  iss: 'anwurf',
  aud: 'anwurf-api',
  exp: inSeconds(600),
});
const without = (name: string, payload: Claims) => Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name));

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** Made by hand: what a library refuses to sign has to be refused as well. */
function sign(payload: Claims, secret: Uint8Array | string, header: Claims = {}, hash = 'sha256'): string {
  const content = `${encode({ alg: 'HS256', ...header })}.${encode(payload)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
function signRsa(payload: Claims, header: Claims = {}): string {
  const content = `${encode({ alg: 'RS256', ...header })}.${encode(payload)}`;
  return `${content}.${createSign('sha256').update(content).sign(rsa.privateKey, 'base64url')}`;
}
const ownSecret = () => readSecrets(server.sql).then(({ accessToken }) => accessToken);

/** Each makes a token for a user who exists, as somebody would who wants to be him. */
const forgeries: Record<string, (userId: string) => Promise<string> | string> = {
  'without a signature (alg none)': async (id) => `${encode({ alg: 'none' })}.${encode(await claims(id))}.`,
  'with our signature and alg none': async (id) => sign(await claims(id), await ownSecret(), { alg: 'none' }),
  'of another secret': async (id) => sign(await claims(id), 'x'.repeat(32)),
  'of an empty secret': async (id) => sign(await claims(id), ''),
  'signed by the attacker’s RSA key': async (id) => signRsa(await claims(id)),
  'HS256 with a public key as the secret': async (id) => sign(await claims(id), publicPem),
  'with the attacker’s key inside (jwk)': async (id) => signRsa(await claims(id), { jwk: rsa.publicKey.export({ format: 'jwk' }) }),
  'with the attacker’s address for keys (jku)': async (id) => signRsa(await claims(id), { jku: 'https://evil.example/jwks.json' }),
  'with a kid that names a file of zeros': async (id) => sign(await claims(id), new Uint8Array(32), { kid: '../../../dev/zero' }),
  'with a kid that is SQL': async (id) => sign(await claims(id), 'x', { kid: "x' union select 'x" }),
  'of another issuer': async (id) => sign({ ...(await claims(id)), iss: 'evil' }, await ownSecret()),
  'for another audience': async (id) => sign({ ...(await claims(id)), aud: 'evil' }, await ownSecret()),
  'that has expired': async (id) => sign({ ...(await claims(id)), exp: inSeconds(-1) }, await ownSecret()),
  'that never expires': async (id) => sign(without('exp', await claims(id)), await ownSecret()),
  'that is not valid yet': async (id) => sign({ ...(await claims(id)), nbf: inSeconds(60) }, await ownSecret()),
  'of nobody': async (id) => sign(without('sub', await claims(id)), await ownSecret()),
  'of a user id that is SQL': async (id) => sign({ ...(await claims(id)), sub: `${id}' or true --` }, await ownSecret()),
  'with an algorithm that is not ours': async (id) => sign(await claims(id), await ownSecret(), { alg: 'HS512' }, 'sha512'),
  'with a header it demands to be understood (crit)': async (id) => sign(await claims(id), await ownSecret(), { crit: ['x'], x: 1 }),
  'whose payload was exchanged': async (id) => {
    const [header, , signature] = sign({ ...(await claims(id)), sub: newId() }, await ownSecret()).split('.');
    return `${header}.${encode(await claims(id))}.${signature}`;
  },
  'without the signature’s part': async (id) =>
    sign(await claims(id), await ownSecret())
      .split('.')
      .slice(0, 2)
      .join('.'),
  'that is a refresh token': async (id) => (await startSession(server.sql, id, 'Test')).refreshToken,
  'of no session': async (id) => sign(without('sid', await claims(id)), await ownSecret()),
  'of a session that there is not': async (id) => sign({ ...(await claims(id)), sid: newId() }, await ownSecret()),
  'of another user’s session': async (id) =>
    sign({ ...(await claims(id)), sid: await sessionOf((await server.user()).id) }, await ownSecret()),
  'of a session that is SQL': async (id) => sign({ ...(await claims(id)), sid: "' or true --" }, await ownSecret()),
};

describe('an access token', () => {
  it('that was good is refused from the second in which it expires', async () => {
    const { token } = await server.user(2);
    const ask = async () => (await server.fetch('/api/shapes/users?offset=-1', { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask()).toBe(200);
    await expect.poll(ask, { timeout: 5000 }).toBe(401);
  });

  it.each(Object.entries(forgeries))('%s is refused everywhere', async (_, forge) => {
    const { id } = await server.user();
    const headers = { authorization: `Bearer ${await forge(id)}`, 'content-type': 'application/json' };
    const post = { method: 'POST', headers, body: JSON.stringify({ mutations: [] }) };
    const answers = await Promise.all([
      server.fetch('/api/shapes/users?offset=-1', { headers }),
      server.fetch('/api/account/export', { headers }),
      server.fetch('/api/account/import', post),
      server.fetch('/api/account/delete', post),
      server.fetch('/api/sync/mutations', post),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    for (const answer of answers) expect(await answer.text()).not.toContain(id);
  });

  it('counts when it is ours', async () => {
    const ada = await server.user();
    const token = sign(await claims(ada.id), await ownSecret());
    expect((await server.fetch('/api/shapes/users?offset=-1', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });
});
