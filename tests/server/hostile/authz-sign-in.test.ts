import { beginAuthenticatorResponseSchema, confirmAuthenticatorResponseSchema } from '@anwurf/contract/second-factor';
import { sessionResponseSchema } from '@anwurf/contract/session';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../../../server/accounts/account.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { SoftwareAuthenticator } from '../accounts/software-authenticator.ts';

const origin = 'https://anwurf.test';
// Behind a proxy that names another client for each test, so that they do not share their limits.
const server = useServer({ TRUSTED_PROXIES: '1', PUBLIC_URL: origin });
let client = 0;
beforeEach(() => void (client += 1));

async function ask(route: string, body: unknown, as?: TestUser, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const from = { 'content-type': 'application/json', 'x-forwarded-for': `10.13.0.${client}`, ...headers };
  const content = method === 'POST' ? { body: JSON.stringify(body) } : {};
  return server.fetch(`/api/auth/${path}`, { method, headers: from, ...content, ...(as === undefined ? {} : { as }) });
}

/** Everything that somebody could know or have stolen of an account with both a second factor and a passkey. */
type Player = TestUser & {
  readonly password: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly passkeyId: string;
  readonly sessionId: string;
  readonly authenticator: SoftwareAuthenticator;
  /** The challenge to sign for a new passkey. */
  readonly challenge: string;
};

const challengeSchema = z.looseObject({ challenge: z.string() });
const beginPasskey = async (as: TestUser, password: string, code?: string) =>
  challengeSchema.parse(await (await ask('POST passkeys/begin', { password, code }, as)).json()).challenge;
const register = (authenticator: SoftwareAuthenticator, challenge: string) => ({
  name: 'Handy',
  registration: authenticator.register({ challenge, origin, rpId: 'anwurf.test' }),
});

async function player(password: string): Promise<Player> {
  const email = `${newId()}@test.example`;
  await createAccount(server.sql, email, password, 'Ada');
  const session = sessionResponseSchema.parse(await (await ask('POST login', { email, password })).json());
  const user = { id: session.user.id, email, token: session.accessToken };
  const authenticator = new SoftwareAuthenticator();
  expect((await ask('POST passkeys/add', register(authenticator, await beginPasskey(user, password)), user)).status).toBe(204);
  const { secret } = beginAuthenticatorResponseSchema.parse(await (await ask('POST authenticator/begin', { password }, user)).json());
  const confirmed = await ask('POST authenticator/confirm', { code: codeOf(secret) }, user);
  const { recoveryCodes } = confirmAuthenticatorResponseSchema.parse(await confirmed.json());
  const challenge = await beginPasskey(user, password, recoveryCodes[2]);
  const [passkey] = await server.sql<{ id: string }[]>`select id from passkeys where user_id = ${user.id}`;
  const [own] = await server.sql<{ id: string }[]>`select id from login_sessions where user_id = ${user.id}`;
  return { ...user, password, secret, recoveryCodes, challenge, authenticator, passkeyId: passkey?.id ?? '', sessionId: own?.id ?? '' };
}

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + 30_000 });

/** A route's request about an account, and the part of it that needs the password. */
type Route = { readonly body: (of: Player, password: string) => unknown; readonly wantsPassword: boolean };

const guarded = (body: (of: Player) => object): Route => ({
  body: (of, password) => ({ ...body(of), password }),
  wantsPassword: true,
});

const routes: Readonly<Record<string, Route>> = {
  'GET sign-in-methods': { body: () => undefined, wantsPassword: false },
  'GET sessions': { body: () => undefined, wantsPassword: false },
  'POST sessions/end': guarded(({ sessionId }) => ({ id: sessionId })),
  'POST sessions/end-others': guarded(() => ({})),
  'POST authenticator/begin': guarded(() => ({})),
  'POST authenticator/confirm': { body: ({ secret }) => ({ code: codeOf(secret) }), wantsPassword: false },
  'POST authenticator/recovery-codes': guarded(({ recoveryCodes }) => ({ code: recoveryCodes[0] })),
  'POST authenticator/remove': guarded(({ recoveryCodes }) => ({ code: recoveryCodes[1] })),
  'POST passkeys/begin': guarded(({ recoveryCodes }) => ({ code: recoveryCodes[3] })),
  'POST passkeys/add': { body: ({ challenge }) => register(new SoftwareAuthenticator(), challenge), wantsPassword: false },
  'POST passkeys/remove': guarded(({ passkeyId }) => ({ id: passkeyId })),
  'POST passkeys/confirm': guarded(({ passkeyId, recoveryCodes }) => ({ id: passkeyId, code: recoveryCodes[3] })),
};

/** Credentials that do not sign in yet. */
const openRoutes = ['POST passkeys/challenge', 'POST passkeys/sign-in'];

/** Everything that says how an account signs in, and where it is signed in. */
async function stateOf({ id }: Player): Promise<string> {
  const rows = await server.sql<{ row: string }[]>`
    select to_jsonb(t)::text as row from second_factors t where user_id = ${id}
    union all select to_jsonb(t)::text from recovery_codes t where user_id = ${id}
    union all select to_jsonb(t)::text from passkeys t where user_id = ${id}
    union all select to_jsonb(t)::text from passkey_challenges t where user_id = ${id}
    union all select to_jsonb(t)::text from user_credentials t where user_id = ${id}
    union all select (to_jsonb(t) - 'last_used_at')::text from login_sessions t where user_id = ${id} order by 1`;
  return rows.map(({ row }) => row).join('\n');
}

it('knows every route that shows or changes how an account signs in', () => {
  const found = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/auth\/(sign-in-methods|sessions|authenticator|passkeys)/.test(path))
    .map(({ method, path }) => `${method} ${path.slice('/api/auth/'.length)}`);
  expect([...new Set(found)].toSorted()).toEqual([...Object.keys(routes), ...openRoutes].toSorted());
});

describe.each(Object.entries(routes))('%s', (route, { body, wantsPassword }) => {
  let ada: Player;
  let bert: Player;
  beforeAll(async () => {
    client += 1;
    [ada, bert] = [await player('Kreis läuft 7m'), await player('Rückraum wirft 9m')];
  });

  it('changes and reveals nothing of an account to the owner of another, whatever he knows of it', async () => {
    const before = await stateOf(ada);
    for (const password of [bert.password, ada.password]) {
      const text = await (await ask(route, body(ada, password), bert)).text();
      for (const hidden of [ada.id, ada.email, ada.passkeyId, ada.sessionId, ada.secret]) expect(text).not.toContain(hidden);
    }
    expect(await stateOf(ada)).toBe(before);
  });

  it.runIf(wantsPassword)('wants the password of whoever is signed in', async () => {
    const before = await stateOf(ada);
    const { password: _, ...without } = body(ada, '') as Record<string, unknown>;
    expect((await ask(route, without, ada)).status).toBe(400);
    expect((await ask(route, body(ada, 'falsch geraten'), ada)).status).toBe(401);
    expect(await stateOf(ada)).toBe(before);
  });

  it('is refused to whoever is not signed in, or no longer, and to pages of others', async () => {
    const before = await stateOf(ada);
    const sent = body(ada, ada.password);
    expect((await ask(route, sent)).status).toBe(401);
    expect((await ask(route, sent, { ...ada, token: `${ada.token.slice(0, -2)}xx` })).status).toBe(401);
    if (route.startsWith('POST')) expect((await ask(route, sent, ada, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await stateOf(ada)).toBe(before);
    await server.sql`delete from login_sessions where user_id = ${ada.id}`;
    // The server is notified a moment later.
    await expect.poll(async () => (await ask(route, sent, ada)).status, { timeout: 10_000 }).toBe(401);
  });
});

it('a passkey signs its owner in, and nobody as somebody else', async () => {
  const [ada, bert] = [await player('Kreis läuft 7m'), await player('Rückraum wirft 9m')];
  const handleOf = ({ id }: Player) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const signIn = async (by: Player, as: Player, to: Player) => {
    const { challenge } = challengeSchema.parse(await (await ask('POST passkeys/challenge', {}, to)).json());
    return ask('POST passkeys/sign-in', {
      assertion: by.authenticator.signIn({ challenge, origin, rpId: 'anwurf.test' }, handleOf(as)),
    });
  };
  expect((await signIn(bert, ada, ada)).status).toBe(401);
  // The token that comes along decides nothing.
  expect(sessionResponseSchema.parse(await (await signIn(bert, bert, ada)).json()).user.id).toBe(bert.id);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
