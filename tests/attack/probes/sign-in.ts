import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../../server/identity/token.ts';
import type { Probe } from '../probe.ts';
import { cookiesOf, type Owner, password, type Target } from '../target.ts';
import { until } from '../until.ts';

type Answer = { readonly status: number; readonly code: string | undefined };

async function read(answering: Promise<Response>): Promise<Answer> {
  const answer = await answering;
  const text = await answer.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as { error?: { code: string } }) : {};
  return { status: answer.status, code: body.error?.code };
}

/** Asks for codes from now on. @returns the factor, whose codes count once each */
async function turnFactorOn(target: Target, owner: Owner): Promise<TOTP> {
  const begun = await target.post('/api/auth/authenticator/begin', { password }, { as: owner });
  const { secret } = (await begun.json()) as { secret: string };
  const factor = new TOTP({ secret: Secret.fromBase32(secret) });
  const confirmed = await target.post('/api/auth/authenticator/confirm', { code: factor.generate() }, { as: owner });
  if (confirmed.status !== 200) throw new Error(`the factor was not confirmed: ${confirmed.status}`);
  return factor;
}

const wrongCode = (factor: TOTP) => String((Number(factor.generate()) + 500_000) % 1_000_000).padStart(6, '0');

/** Guesses passwords from few networks, and sees the owner come in all the same. */
const guessPasswords: Probe = {
  name: 'guessed passwords; the owner is not locked out',
  isCheap: true,
  async run(target, tally, many) {
    const owner = await target.owner();
    for (let thief = 0; thief < many; thief += 1) {
      const network = target.network();
      for (let guess = 0; guess < 14; guess += 1) {
        const { status } = await read(target.post('/api/auth/login', { email: owner.email, password: `geraten ${guess}` }, { network }));
        tally.hold(status === (guess < 10 && thief < 10 ? 401 : 429), `guess ${guess} of network ${thief} was answered ${status}`);
      }
    }
    const { network, cookie, email } = owner;
    const { status } = await read(target.post('/api/auth/login', { email, password }, { network, headers: { cookie } }));
    tally.hold(status === 200, `the owner's right password was answered ${status}`);
  },
};

const guessCodes: Probe = {
  name: 'guessed codes, also bought in advance',
  isCheap: true,
  async run(target, tally, many) {
    const owner = await target.owner();
    const credentials = { email: owner.email, password };
    // Codes that nobody asked for are no credit for later.
    for (let asked = 0; asked < Math.min(6 * many, 24); asked += 1)
      await read(target.post('/api/auth/login', { ...credentials, code: '000000' }));
    const factor = await turnFactorOn(target, owner);
    let answered = 0;
    for (let guess = 0; guess < 12 * many; guess += 1) {
      const { status, code } = await read(target.post('/api/auth/login', { ...credentials, code: wrongCode(factor) }));
      if (code === 'code_invalid') answered += 1;
      tally.hold(
        status !== 200 && answered <= 5,
        `code ${guess} was answered ${status} ${code}, the ${answered}th of a quarter of an hour`,
      );
    }
  },
};

const roundTheFactor: Probe = {
  name: 'passkey, password and deletion round the second factor',
  isCheap: true,
  async run(target, tally) {
    const owner = await target.owner();
    await turnFactorOn(target, owner);
    const tries = {
      '/api/auth/passkeys/begin': { password },
      '/api/auth/change-password': { currentPassword: password, newPassword: 'Ein ganz anderes Tor 4' },
      '/api/account/delete': { password },
      '/api/auth/login': { email: owner.email, password },
    };
    for (const [path, body] of Object.entries(tries)) {
      const { status, code } = await read(target.post(path, body, { as: owner }));
      tally.hold(code === 'second_factor_required', `${path} without a code was answered ${status} ${code}`);
    }
    for (const path of ['/api/auth/authenticator/remove', '/api/auth/authenticator/recovery-codes']) {
      const { status } = await read(target.post(path, { password, code: '000000' }, { as: owner }));
      tally.hold(status === 400, `${path} with a wrong code was answered ${status}`);
    }
    const [kept] = await target.sql`select from second_factors where user_id = ${owner.id} and confirmed_at is not null`;
    tally.hold(kept !== undefined, 'the second factor is gone');
  },
};

/** A refresh token is copied; owner and thief go on at once, at both servers. */
const theftRaces: Probe = {
  name: 'stolen refresh tokens in races',
  isCheap: true,
  async run(target, tally, many) {
    const renew = async (cookie: string) => cookiesOf(await target.post('/api/auth/refresh', {}, { headers: { cookie } }));
    for (let race = 0; race < 4 * many; race += 1) {
      const owner = await target.owner();
      const age = () => target.sql`update refresh_tokens set created_at = created_at - interval '10 minutes' where user_id = ${owner.id}`;
      const stolen = owner.cookie;
      await age();
      const second = await renew(stolen);
      await age();
      const third = await renew(second);
      // The thief is late: his token was retired when the owner used its successor.
      const late = await Promise.all(Array.from({ length: 4 }, () => renew(stolen)));
      const value = /anwurf_refresh=([^;]+)/.exec(third)?.[1] ?? '';
      for (const held of [...late, third]) {
        const { status } = await read(target.post('/api/auth/refresh', {}, { headers: { cookie: held === '' ? stolen : held } }));
        tally.hold(status === 401, `race ${race}: a token of a stolen session was answered ${status}`);
      }
      const [left] = await target.sql`select from refresh_tokens where token_hash = ${hashToken(value)}`;
      tally.hold(left === undefined, `race ${race}: the session still has its token`);
      const { status } = await read(target.ask('/api/auth/sessions', { as: owner }));
      tally.hold(status === 401, `race ${race}: the access token was answered ${status}`);
    }
  },
};

const forgedTokens: Probe = {
  name: 'forged, cut and foreign access tokens',
  isCheap: true,
  async run(target, tally) {
    const owner = await target.owner();
    const [head = '', body = '', mark = ''] = owner.token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const other = await target.user();
    const forged = [
      `${encode({ alg: 'none' })}.${body}.`,
      `${encode({ alg: 'HS512' })}.${body}.${mark}`,
      `${head}.${encode({ ...claims, sub: other.id })}.${mark}`,
      `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${mark}`,
      `${head}.${body}.${mark.slice(0, -2)}`,
      `${head}.${body}`,
      owner.id,
      '',
    ];
    for (const token of forged) {
      for (const path of ['/api/auth/sessions', '/api/account/export', '/api/shapes/workout_tracking?offset=-1', '/api/auth/access']) {
        const { status } = await read(target.ask(path, { as: { ...owner, token } }));
        tally.hold(status === 401, `${path} with ${token.slice(0, 20)}… was answered ${status}`);
      }
    }
  },
};

const enumeration: Probe = {
  name: 'known addresses distinguished from unknown ones',
  isCheap: true,
  async run(target, tally, many) {
    const owner = await target.owner();
    const bodies = {
      '/api/auth/login': (email: string) => ({ email, password: 'geraten geraten' }),
      '/api/auth/forgot-password': (email: string) => ({ email }),
      '/api/auth/verify-payment': (email: string) => ({ email }),
      '/api/newsletter': (email: string) => ({ email, consent: true }),
      '/api/auth/register': (email: string) => ({
        email,
        password: 'Ein ganz anderes Tor 4',
        fullName: 'Eve',
        code: '000000',
        oldEnough: true,
      }),
    };
    const shapeOf = async (answering: Promise<Response>) => {
      const answer = await answering;
      const text = await answer.text();
      return `${answer.status} ${[...answer.headers.keys()].join()} ${text}`;
    };
    for (const [path, bodyOf] of Object.entries(bodies)) {
      for (let round = 0; round < many; round += 1) {
        const [known, unknown] = [
          await shapeOf(target.post(path, bodyOf(owner.email))),
          await shapeOf(target.post(path, bodyOf(`niemand-${round}@test.example`))),
        ];
        tally.hold(known === unknown, `${path}: ${known} or ${unknown}`);
      }
    }
  },
};

const mailFlood: Probe = {
  name: 'mails to one address',
  isCheap: true,
  async run(target, tally, many) {
    const { email } = await target.owner();
    const paths = ['/api/auth/forgot-password', '/api/auth/verify-payment', '/api/newsletter'];
    for (let round = 0; round < 5 * many; round += 1) for (const path of paths) await read(target.post(path, { email, consent: true }));
    // Answered first, mailed afterwards.
    const mailed = await until(
      () => target.sql<{ template: string }[]>`select template from mail_outbox where recipient = ${email}`,
      ({ length }) => length >= 3,
    );
    tally.hold(mailed.length === 3, `${mailed.length} mails: ${mailed.map(({ template }) => template).join()}`);
  },
};

/** Attacks on the way in. */
export const signInProbes = [guessPasswords, guessCodes, roundTheFactor, theftRaces, forgedTokens, enumeration, mailFlood];
