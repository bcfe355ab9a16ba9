import { EMPTY_TRAINING_PROFILE } from '@anwurf/domain/coach/training-profile';
import { planCallbackSchema } from '@anwurf/contract/plan-automation';
import { addPasskeyRequestSchema, passkeySignInRequestSchema } from '@anwurf/contract/passkeys';
import { renewRecoveryCodesRequestSchema } from '@anwurf/contract/second-factor';
import { accountExportSchema } from '@anwurf/contract/account-data';
import { checkoutRequestSchema, registerRequestSchema } from '@anwurf/contract/access';
import { onePlayerQuerySchema, playerSearchSchema } from '@anwurf/contract/players';
import { loginRequestSchema } from '@anwurf/contract/session';
import { supportRequestSchema } from '@anwurf/contract/support';
import { pushRequestSchema } from '@anwurf/contract/sync/mutation';
import { syncedTable, syncedTableNames } from '@anwurf/contract/sync/registry';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { importAccount } from '../../../server/account-data/import-account.ts';
import { createAccessTokens } from '../../../server/accounts/access-token.ts';
import { createSessionAnswers } from '../../../server/accounts/session-answer.ts';
import { addPasskey } from '../../../server/accounts/passkeys/add-passkey.ts';
import { createChallenge } from '../../../server/accounts/passkeys/challenge.ts';
import { insertPasskey } from '../../../server/accounts/passkeys/passkey.ts';
import { signInWithPasskey } from '../../../server/accounts/passkeys/sign-in-with-passkey.ts';
import { hashRecoveryCode } from '../../../server/accounts/second-factor/recovery-code.ts';
import { stepOfCode } from '../../../server/accounts/second-factor/totp.ts';
import { checkImport } from '../../../server/catalogue/check-import.ts';
import { readImportFile } from '../../../server/catalogue/import-file.ts';
import { ApiError } from '../../../server/errors/api-error.ts';
import { parseInput } from '../../../server/errors/parse-input.ts';
import { maxBytesBeforeSignIn, parseJson, readJson } from '../../../server/errors/read-json.ts';
import { ImportFileError } from '../../../server/imports/import-file-error.ts';
import { clientAddress, trustProxies } from '../../../server/limits/client-address.ts';
import { createStripeProvider } from '../../../server/payments/stripe-provider.ts';
import { checkForeignPlan } from '../../../server/plan-generations/foreign-plan.ts';
import { readModelAnswer } from '../../../server/plan-generations/llm/read-answer.ts';
import { createPlayerPass } from '../../../server/players/player-pass.ts';
import { parseShapeRequest } from '../../../server/shapes/shape-request.ts';
import { checkMutation } from '../../../server/sync/check-mutation.ts';
import { newId, useServer } from '../fixture.ts';
import { growthOf, type Input, maxGrowth } from './growth.ts';
import { questionnaire } from '../plans/plan-requests.ts';

const server = useServer();

const repeat =
  (part: string, before = '', after = ''): Input<string> =>
  (size) =>
    before + part.repeat(Math.ceil(size / part.length)) + after;
/** A run of one thing, and then a run of another. */
const halves =
  (one: string, other: string, after = ''): Input<string> =>
  (size) =>
    repeat(one)(size / 2) + repeat(other, '', after)(size / 2);

/** Texts over which regular expressions, splitters and parsers are known to stumble. */
const hostile: Readonly<Record<string, Input<string>>> = {
  'escaped quotes in an open string': repeat('\\"', '"'),
  'escaped quotes outside a string': repeat('\\"'),
  backslashes: repeat('\\', '"'),
  'open brackets': repeat('['),
  'open objects': repeat('{"a":'),
  'brackets and quotes': repeat('["'),
  'empty lists': repeat('[],', '[', '0]'),
  quotes: repeat('"'),
  'an odd quote and doubled ones': repeat('""', '"'),
  'quotes within a quoted field': repeat('"a', '"'),
  'quotes, then spaces, then a separator': halves('"a', ' ', ';'),
  'quotes, then spaces, then a line': halves('"a', ' ', '\n'),
  'quotes and spaces': repeat('" '),
  semicolons: repeat(';'),
  commas: repeat(','),
  dots: repeat('.'),
  colons: repeat(':'),
  'equals and semicolons': repeat('a=;'),
  'pairs of one name': repeat('anwurf_session="a"; '),
  'an unknown pair with a long name': repeat('a', '', '=b'),
  'lines and returns': repeat('\r\n'),
  'returns and separators': repeat('\r;'),
  spaces: repeat(' ', 'a', 'a'),
  'tabs and spaces': repeat('\t '),
  percents: repeat('%'),
  'broken percent escapes': repeat('%E0%A4'),
  'percent escapes': repeat('%25'),
  dashes: repeat('-'),
  'words and dashes': repeat('a-', '', '!'),
  letters: repeat('a'),
  digits: repeat('1'),
  'an address without an end': repeat('a.', 'a@'),
  'an address with a long name': repeat('a.', '', '@'),
  'at signs': repeat('@'),
  'slashes and tags': repeat('</'),
  fences: repeat('`'),
  'a link of many parts': repeat('a.', 'https://'),
  combined: repeat('\u0301'),
  'marks in the wrong order': repeat('\u0301\u0316', 'a'),
  'soft hyphens': repeat('\u00ad'),
  'joiners and blanks': repeat('\u200d '),
  'halves of pairs': repeat('\ud800'),
};

/** An outcome that names the sender's error is an outcome. */
async function tolerate(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof ImportFileError)) throw error;
  }
}

const user = newId();
const secret = new Uint8Array(32).fill(7);
const task = { questionnaire, profile: EMPTY_TRAINING_PROFILE, complaints: [], age: 20, catalogue: CATALOGUE };

/** A browser's answer for a passkey, with a text in every field. */
const answerWith = (text: string) => ({
  id: text,
  rawId: text,
  type: 'public-key',
  clientExtensionResults: { [text]: text },
  response: {
    clientDataJSON: text,
    attestationObject: text,
    authenticatorData: text,
    signature: text,
    userHandle: text,
    transports: [text],
  },
});

function planOf(text: string): unknown {
  const exercise = {
    phase: 'main',
    sets: 3,
    reps: 8,
    durationMinutes: null,
    durationSeconds: null,
    distanceMeters: null,
    pauseSeconds: 60,
  };
  return {
    name: text,
    description: text,
    durationRecommendation: text,
    reason: text,
    weeks: [{ week: 1, setsFactor: 1, loadFactor: 1, note: text }],
    sessions: [{ exercises: [{ ...exercise, name: text, unit: text, tempo: text, videoLink: text, description: text }] }],
  };
}

function rowOf(name: (typeof syncedTableNames)[number], value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(syncedTable(name).columns).map((column) => [column, value]));
}

function checkRows(value: unknown): void {
  for (const table of syncedTableNames) {
    const values = rowOf(table, value) as Parameters<typeof checkMutation>[0]['values'];
    checkMutation({ id: newId(), table, op: 'upsert', key: newId(), values }, user, Object.keys(values));
  }
}

function readCatalogue(text: string, name: string): void {
  checkImport(readImportFile(name, text), CATALOGUE);
}

/** Everything in a request that a header says, read as the routes read it. */
const headers = new Hono();
{
  const tokens = () => createAccessTokens(secret, server.sql, { find: () => Promise.resolve(undefined), forget: () => undefined });
  const pass = createPlayerPass({ secret, secure: false });
  const stripe = createStripeProvider({ secretKey: 'sk_test', webhookSecret: 'whsec_test', siteUrl: () => '', log: () => undefined });
  headers.use(trustProxies(1));
  headers.onError((error) => {
    if (error instanceof ApiError) return new Response();
    throw error;
  });
  headers.get('/cookie', async (c) => {
    createSessionAnswers(tokens(), undefined).refreshTokenOf(c, undefined);
    await pass.isHeld(c);
    return c.body(null);
  });
  headers.get('/x-forwarded-for', (c) => c.text(clientAddress(c)));
  headers.get('/authorization', async (c) => c.text(await tokens().requireUser(c)));
  headers.get('/origin', (c) => {
    createSessionAnswers(tokens(), 'https://anwurf.test').requireSameOrigin(c);
    return c.body(null);
  });
  headers.get('/stripe-signature', (c) => c.json(stripe.readEvent('{}', c.req.raw.headers)));
  headers.get('/content-type', async (c) => c.json(await readJson(c, loginRequestSchema, 1000)));
}

// Node takes 16 kB of headers.
const mostOfHeader = 1 << 14;

/** A header takes what of a text a header may be. */
function sendHeader(name: string, text: string): Promise<void> {
  const value = text.replaceAll(/[^\t\x20-\x7e]/g, 'x');
  return tolerate(() => headers.request(`/${name}`, { headers: { [name]: value } }));
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'JSON of a body': parseJson,
  'a text in JSON': (text) => parseJson(JSON.stringify([text])),
  'a name of JSON': (text) => parseJson(JSON.stringify({ [text]: text })),
  'the login': (text) => parseInput(loginRequestSchema, { email: text, password: text }),
  'the registration': (text) =>
    parseInput(registerRequestSchema, { email: text, fullName: text, password: text, oldEnough: true, token: text, code: text }),
  'the checkout': (text) => parseInput(checkoutRequestSchema, { email: text, discountCode: text }),
  'a message to support': (text) => parseInput(supportRequestSchema, { subject: text, message: text }),
  'the search': (text) => parseInput(playerSearchSchema, { q: text, team: text, season: text, page: text, pageSize: text }),
  'one player': (text) => parseInput(onePlayerQuerySchema, { name: text, team: text, season: text }),
  'a shape': (text) =>
    parseShapeRequest(new URLSearchParams({ offset: text, handle: text, cursor: text, replica: text, live: 'true', log: text })),
  'the parameters of an address': (text) => [...new URLSearchParams(text)],
  'a code of a second factor': (text) => [hashRecoveryCode(text), stepOfCode(secret, text)],
  'a request with a code': (text) => parseInput(renewRecoveryCodesRequestSchema, { password: text, code: text }),
  'a new passkey': (text) => parseInput(addPasskeyRequestSchema, { name: text, registration: answerWith(text) }),
  'the answer of a passkey': (text) => parseInput(passkeySignInRequestSchema, { assertion: answerWith(text) }),
  'a row': checkRows,
  'a document in a row': (text) => checkRows({ a: [text], [text]: text }),
  'a plan of an automation': (text) => checkForeignPlan(planOf(text), { ...task, ownExercises: [text] }),
  'the answer of a model': (text) => readModelAnswer(text, task),
  'a fenced answer of a model': (text) => readModelAnswer(`\`\`\`${text}\n${JSON.stringify(planOf(text))}\`\`\``, task),
  'a catalogue in CSV': (text) => readCatalogue(text, 'uebungen.csv'),
  'a catalogue in CSV, below a header': (text) => readCatalogue(`slug;name;phase;equipment;instruction\n${text}`, 'uebungen.csv'),
  'a catalogue in JSON': (text) =>
    readCatalogue(JSON.stringify([{ slug: text, name: text, equipment: text, goals: text, instruction: text }]), 'uebungen.json'),
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  it.each(Object.entries(hostile))('costs twice as much for twice as many %s', async (_kind, input) => {
    expect(await growthOf((text: string) => tolerate(() => read(text)), input)).toBeLessThan(maxGrowth);
  });
});

describe.each(['cookie', 'x-forwarded-for', 'authorization', 'origin', 'stripe-signature', 'content-type'])('the header %s', (name) => {
  it.each(Object.entries(hostile))('costs twice as much for twice as many %s', async (_kind, input) => {
    expect(await growthOf((text: string) => sendHeader(name, text), input, mostOfHeader)).toBeLessThan(maxGrowth);
  });
});

/** CBOR (RFC 8949) that a decoder may stumble over: nested, long, or longer than it is. */
const hostileBytes: Readonly<Record<string, Input<Buffer>>> = {
  'lists in lists': (size) => Buffer.alloc(size, 0x81),
  'endless lists in lists': (size) => Buffer.alloc(size, 0x9f),
  'maps in maps': (size) => Buffer.alloc(size, Buffer.from('a160', 'hex')),
  'tags of tags': (size) => Buffer.alloc(size, 0xc1),
  'many small entries': (size) => Buffer.concat([Buffer.from('9affffffff', 'hex'), Buffer.alloc(size)]),
  'empty pieces of an endless text': (size) => Buffer.concat([Buffer.from('7f', 'hex'), Buffer.alloc(size, 0x60)]),
  'a length that is not there': (size) => Buffer.concat([Buffer.from('5bffffffffffffffff', 'hex'), Buffer.alloc(size)]),
  'a long attestation': (size) => {
    const data = Buffer.alloc(37 + size, 0x81).fill(0xff, 32, 33);
    return Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'), lengthOf(data), data]);
  },
};
const lengthOf = (data: Buffer) => Buffer.of(data.length >> 8, data.length & 255);

// As much as the schemas let through.
const mostOfAttestation = 3000;

describe('an answer for a passkey', () => {
  const party = { id: 'anwurf.test', origin: 'https://anwurf.test' };
  const clientDataOf = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: party.origin })).toString('base64url');

  it.each(Object.entries(hostileBytes))('costs twice as much for twice as much of %s', async (_, input) => {
    const { id, email } = await server.user();
    await insertPasskey(server.sql, {
      userId: id,
      credentialId: id,
      publicKey: Buffer.of(0xa0),
      counter: 0,
      transports: [],
      name: 'Handy',
    });
    const read = async (bytes: Buffer) => {
      const answer = answerWith(bytes.toString('base64url'));
      const common = { id, rawId: id, type: 'public-key' as const };
      const [first, second] = [await createChallenge(server.sql, id), await createChallenge(server.sql)];
      const registration = {
        ...answer,
        ...common,
        response: { ...answer.response, clientDataJSON: clientDataOf('webauthn.create', first) },
      };
      const assertion = { ...answer, ...common, response: { ...answer.response, clientDataJSON: clientDataOf('webauthn.get', second) } };
      const account = { id, email, fullName: null };
      const refused = { code: expect.stringMatching(/^(token_invalid|invalid_credentials)$/) as string };
      await expect(addPasskey(server.sql, account, { name: 'Handy', registration }, party, '')).rejects.toMatchObject(refused);
      await expect(signInWithPasskey(server.sql, assertion, party, 'Test')).rejects.toMatchObject(refused);
    };
    expect(await growthOf(read, input, mostOfAttestation)).toBeLessThan(maxGrowth);
  });
});

/** Many small things, instead of one that is large. */
const rows: Readonly<Record<string, (count: number) => () => unknown>> = {
  'mutations of a push': (count) => {
    const mutations = Array.from({ length: count }, () => ({ id: newId(), table: 'athleten_uebungen', op: 'upsert', key: newId() }));
    return () => parseInput(pushRequestSchema, { mutations });
  },
  'names of a row': (count) => {
    const row = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, index]));
    return () => parseInput(accountExportSchema, { product: 'anwurf', version: 1, exportedAt: '', tables: { users: [row] } });
  },
  'exercises of a plan': (count) => {
    const { sessions } = planOf('Kniebeuge') as { sessions: { exercises: unknown[] }[] };
    const exercises = Array.from({ length: count }, () => sessions[0]?.exercises[0]);
    const plan = { ...(planOf('Plan') as object), sessions: [{ exercises }] };
    return () => [parseInput(planCallbackSchema, { generationId: user, plan }), checkForeignPlan(plan, { ...task, ownExercises: [] })];
  },
  'exercises of a catalogue': (count) => {
    const entries = Array.from({ length: count }, (_, index) => entryOf(index, []));
    return () => checkImport({ entries, headers: new Map(), unread: [] }, []);
  },
  'exercises of a catalogue that all have one name': (count) => {
    const entries = Array.from({ length: count }, (_, index) => ({ line: index + 1, candidate: { ...entryOf(1, []).candidate } }));
    return () => checkImport({ entries, headers: new Map(), unread: [] }, []);
  },
  'exercises of which each needs the next, and the last is missing': (count) => {
    const entries = Array.from({ length: count }, (_, index) => entryOf(index, [`eigene-${index + 1}`]));
    return () => checkImport({ entries, headers: new Map(), unread: [] }, []);
  },
};

function entryOf(index: number, progressions: readonly string[]) {
  const { slug: _, ...exercise } = CATALOGUE[0] ?? {};
  return { line: index + 1, candidate: { ...exercise, slug: `eigene-${index}`, name: `Übung ${index}`, progressions, regressions: [] } };
}

it.each(Object.entries(rows))('twice as many %s cost twice as much', async (_, make) => {
  expect(await growthOf((work: () => unknown) => tolerate(work), make, 1 << 15)).toBeLessThan(maxGrowth);
});

it('an import of twice as many rows costs twice as much', async () => {
  const { id } = await server.user();
  // All refused, so that a repetition finds what the first one found.
  const rowsOf = (count: number) => Array.from({ length: count }, () => ({ id: newId(), name: '\0', beschreibung: '"\\"'.repeat(20) }));
  const importAll = (all: ReturnType<typeof rowsOf>) =>
    importAccount(server.sql, id, (table) => (table === 'athleten_uebungen' ? all : []));
  expect(await growthOf(importAll, rowsOf, 1 << 14)).toBeLessThan(maxGrowth);
});

it('takes at most 16 kB of a body from somebody who is not signed in', async () => {
  const open = [
    'login',
    'refresh',
    'logout',
    'forgot-password',
    'reset-token',
    'reset-password',
    'verify-payment',
    'registration',
    'correct-address',
    'register',
  ];
  const paths = [...open.map((name) => `/api/auth/${name}`), '/api/checkout', '/api/leads', '/api/events'];
  const body = JSON.stringify({ email: 'x'.repeat(maxBytesBeforeSignIn) });
  for (const path of paths) {
    const response = await server.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect([path, response.status]).toEqual([path, 413]);
  }
  expect(maxBytesBeforeSignIn).toBeLessThanOrEqual(16_384);
});

it('reads no body of somebody who has to wait', async () => {
  const ask = (body: string) => server.fetch('/api/newsletter', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const statuses = [];
  for (let attempt = 0; attempt <= 30; attempt += 1) statuses.push((await ask('{')).status);
  expect([statuses.slice(0, -1).every((status) => status === 400), statuses.at(-1)]).toEqual([true, 429]);
  expect((await ask(' '.repeat(maxBytesBeforeSignIn + 1))).status).toBe(429);
});
