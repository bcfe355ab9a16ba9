import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/accounts/password.ts';
import { proofCount } from '../../proof-counts.ts';
import { newId, useServer } from '../fixture.ts';

// Behind a proxy that names another client each time, so that the limits stay out of the way.
const server = useServer({ TRUSTED_PROXIES: '1' });
const tries = proofCount('TIMED_TRIES');
/** A difference that can be measured over a network; hashing a password takes several times as long. */
const gapMs = 10;

type Answer = { readonly ms: number; readonly bytes: string };

async function ask(path: string, body: unknown, attempt: number): Promise<Answer> {
  const started = performance.now();
  const response = await server.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.7.${attempt >> 8}.${attempt & 255}` },
  });
  const text = await response.text();
  const ms = performance.now() - started;
  // The pass of a browser says since when, and is signed: of its value only the length is the same.
  const shown = ([name, value]: [string, string]) => [name, name === 'set-cookie' ? value.replace(/=[^;]+/, '=…') : value];
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).map(shown);
  return { ms, bytes: JSON.stringify([response.status, headers, text]) };
}

/** Addresses of the same length, half of them with an account. */
async function createAddresses() {
  const passwordHash = await hashPassword('Kreis läuft 7m');
  const known: string[] = [];
  for (let count = 0; count < tries; count += 1) {
    const id = newId();
    known.push(`${id}@test.example`);
    await server.sql`insert into users (id, email) values (${id}, ${`${id}@test.example`})`;
    await server.sql`insert into leads (email, consent_text_version) values (${`${id}@test.example`}, '1.0') on conflict do nothing`;
    await server.sql`insert into payments (id, user_id, email, status) values (${newId()}, ${id}, ${`${id}@test.example`}, 'complete')`;
    await server.sql`insert into user_credentials (user_id, password_hash) values (${id}, ${passwordHash})`;
  }
  return { known, unknown: known.map(() => `${newId()}@test.example`) };
}

describe.each([
  ['/api/auth/login', (email: string) => ({ email, password: 'falsch geraten' })],
  ['/api/auth/forgot-password', (email: string) => ({ email })],
  ['/api/auth/verify-payment', (email: string) => ({ email })],
  ['/api/leads', (email: string) => ({ email, consent: true })],
])('%s', (path, bodyOf) => {
  it(`distinguishes known from unknown addresses neither by bytes nor by time (${tries} tries each)`, async () => {
    const { known, unknown } = await createAddresses();
    const answers: { known: Answer[]; unknown: Answer[] } = { known: [], unknown: [] };
    for (let attempt = 0; attempt < tries; attempt += 1) {
      // They take turns: the second would pay for work that the first has left.
      const pair = [
        async () => answers.known.push(await ask(path, bodyOf(known[attempt] ?? ''), attempt * 2)),
        async () => answers.unknown.push(await ask(path, bodyOf(unknown[attempt] ?? ''), attempt * 2 + 1)),
      ];
      for (const one of attempt % 2 === 0 ? pair : pair.toReversed()) await one();
    }
    expect(new Set([...answers.known, ...answers.unknown].map(({ bytes }) => bytes)).size).toBe(1);
    // Within a pair the load of the machine is the same, so that noise makes either the slower one equally often: of 60 pairs, chance
    // makes one side 40 more than the other once in two million runs, whatever the load. A password hashed for one side only does always.
    const gaps = answers.known.map(({ ms }, attempt) => ms - (answers.unknown[attempt]?.ms ?? 0));
    const slower = gaps.filter((gap) => gap > gapMs).length;
    const faster = gaps.filter((gap) => gap < -gapMs).length;
    console.log(`${path}: of ${tries} pairs the known address was slower in ${slower} and faster in ${faster}`);
    expect(Math.abs(slower - faster)).toBeLessThan((tries * 2) / 3);
  });
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
