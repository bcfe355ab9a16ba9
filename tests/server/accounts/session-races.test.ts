import { expect, it } from 'vitest';
import { changePassword } from '../../../server/accounts/password-change.ts';
import { resetPassword } from '../../../server/accounts/password-reset.ts';
import { createCodeDemand } from '../../../server/accounts/second-factor/demand-code.ts';
import { createSecondFactors } from '../../../server/accounts/second-factor/second-factor.ts';
import { hashPassword } from '../../../server/accounts/password.ts';
import { signIn } from '../../../server/accounts/sign-in.ts';
import { endSession, rotateToken, startSession } from '../../../server/accounts/refresh-token.ts';
import { createToken, hashToken } from '../../../server/identity/token.ts';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { proofCount } from '../../proof-counts.ts';
import { useServer } from '../fixture.ts';

const server = useServer();
const races = proofCount('SESSION_RACES');
const loops = 4;
const password = 'Kreis läuft 7m';

type Owner = { readonly id: string; readonly email: string; readonly token: string };

const passwordHash = await hashPassword(password);

async function createOwner(): Promise<Owner> {
  const { id, email } = await server.user();
  await server.sql`insert into user_credentials (user_id, password_hash) values (${id}, ${passwordHash})`;
  const { refreshToken } = await startSession(server.sql, id, 'Test');
  await age(id);
  return { id, email, token: refreshToken };
}

/** Ten minutes pass: each token is old enough for a successor. */
const age = (userId: string) =>
  server.sql`update refresh_tokens set created_at = created_at - interval '10 minutes' where user_id = ${userId}`;

/**
 * Refreshes without a pause until nothing works any more or `stop` is called, and keeps every token. `hammer`: several loops
 * present the stolen token, which gets a successor each time. `follow`: one loop goes from successor to successor; a second one
 * would use what the first has retired.
 */
function steal({ id, token }: Owner, habit: 'hammer' | 'follow') {
  const held = [token];
  let isOver = false;
  const loop = async () => {
    let own: string | undefined = token;
    while (own !== undefined && !isOver) {
      const rotated = await rotateToken(server.sql, own);
      const next = rotated?.isReused === false ? rotated.refreshToken : undefined;
      if (next !== undefined) held.push(next);
      if (habit === 'follow' && next !== undefined) await age(id);
      own = habit === 'follow' || next === undefined ? next : token;
    }
  };
  const running = Promise.all(Array.from({ length: habit === 'hammer' ? loops : 1 }, loop));
  return {
    hasTurned: async () => {
      await expect.poll(() => held.length, { interval: 1 }).toBeGreaterThan(loops);
    },
    /** Whether any token still works, after everything that was under way. */
    async stop(): Promise<boolean> {
      isOver = true;
      await running;
      const live = await server.sql`select from refresh_tokens
        where encode(token_hash, 'hex') = any(${held.map((one) => hashToken(one).toString('hex'))}::text[]) and expires_at > now()`;
      const latest = await Promise.all([token, ...held.slice(-loops)].map((one) => rotateToken(server.sql, one)));
      return live.length > 0 || latest.some((rotated) => rotated?.isReused === false);
    },
  };
}

/** Nobody here has a second factor. */
const demand = () => createCodeDemand(server.sql, createSecondFactors(server.sql, new Uint8Array(32)), () => '');

const at = { device: 'Test', siteUrl: '' };
const endings: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
  'the password is changed': ({ id }) =>
    changePassword(server.sql, demand(), id, { currentPassword: password, newPassword: 'Neues Passwort 9' }, at),
  'the password is reset': async ({ id }) => {
    const token = createToken();
    await server.sql`insert into password_resets (token_hash, user_id, expires_at) values (${hashToken(token)}, ${id}, now() + interval '1 hour')`;
    await resetPassword(server.sql, demand(), { token, password: 'Neues Passwort 9' }, at);
  },
  'the owner signs out': ({ token }) => endSession(server.sql, token),
  'the account is deleted': ({ id, email }) => deleteAccount(server.sql, { id, email, fullName: 'Ada' }),
};

it.each(Object.entries(endings))(`when %s, no thief stays in who refreshes meanwhile (${races} races)`, async (_, end) => {
  let stayed = 0;
  for (let race = 0; race < races; race += 1) {
    const owner = await createOwner();
    const thief = steal(owner, race % 2 === 0 ? 'hammer' : 'follow');
    await thief.hasTurned();
    await end(owner);
    if (await thief.stop()) stayed += 1;
  }
  expect(stayed).toBe(0);
});

it('a sign-in with the former password during its change gets no session', async () => {
  const owner = await createOwner();
  let isOver = false;
  const thief = async () => {
    const held: string[] = [];
    while (!isOver)
      await signIn(server.sql, demand(), { email: owner.email, password, code: undefined }, 'Test').then(
        ({ grant }) => held.push(grant.refreshToken),
        () => undefined,
      );
    return held;
  };
  const running = Promise.all([thief(), thief()]);
  await changePassword(server.sql, demand(), owner.id, { currentPassword: password, newPassword: 'Neues Passwort 9' }, at);
  isOver = true;
  for (const token of (await running).flat()) expect(await rotateToken(server.sql, token)).toBeUndefined();
});
