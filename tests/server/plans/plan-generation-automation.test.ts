import { setTimeout as sleep } from 'node:timers/promises';
import { errorBodySchema } from '@anwurf/contract/errors';
import type { PlanHandOver } from '@anwurf/contract/plan-automation';
import { seededRandom } from '@anwurf/domain/plan/random';
import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { decideAboutHealth } from '../accounts/health-consent.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { bring, callBack, makePlan, readHandOver, sign, webhookSecret } from './plan-automation.ts';
import { cancelPlan, plansOf, questionnaire, readGeneration, requestPlan } from './plan-requests.ts';
import { startStandIn } from '../shapes/stand-in.ts';
import { proofCount } from '../../proof-counts.ts';
import { seedsOf } from '../../seeds/seeds.ts';

const automation = await startStandIn();
afterAll(() => automation.stop());
const times = { poll: 500, handOver: 1500, model: 1500, retry: 20, answer: 6000 };
const server = useServer({ PLAN_WEBHOOK_URL: `${automation.url}/plan`, PLAN_WEBHOOK_SECRET: webhookSecret }, undefined, times);
const generationOf = (id: string) => readGeneration(server.sql, id);

const accept = (response: ServerResponse) => void response.writeHead(202).end('{"success":true}');
const jobsOf = (generation: string) => automation.received.map(readHandOver).filter(({ generationId }) => generationId === generation);

/** Asks for a plan and waits until the automation has accepted it. */
async function requestAccepted(user: TestUser): Promise<PlanHandOver> {
  automation.answer = (_, response) => accept(response);
  const generation = await requestPlan(server, user);
  await expect.poll(() => generationOf(generation), { timeout: 10_000 }).toMatchObject({ handedOver: true });
  const [job] = jobsOf(generation);
  if (job === undefined) throw new Error('nothing was handed over');
  return job;
}

/** Brings a plan twice at once, and once more. */
async function expectOneStored(job: PlanHandOver): Promise<void> {
  const answers = await Promise.all([bring(job), bring(job)]);
  expect(answers.filter(({ stored }) => stored)).toHaveLength(1);
  expect(await bring(job)).toEqual({ ...answers[0], stored: false });
}

/** Brings a plan that cannot be used, then one that can. */
async function expectSecondStored(job: PlanHandOver): Promise<void> {
  expect((await callBack(job, { ...makePlan(job), sessions: [] })).status).toBe(400);
  expect(await bring(job)).toMatchObject({ stored: true });
}

it('complaints reach the automation with a second consent alone; without it the built-in generator minds them', async () => {
  const user = await server.user();
  const injured = { aktuelle_verletzungen: 'Knie' };
  automation.answer = (_, response) => accept(response);
  const kept = await requestPlan(server, user, injured);
  await expect.poll(() => generationOf(kept), { timeout: 10_000 }).toMatchObject({ status: 'abgeschlossen', madeBy: 'built_in' });
  expect(jobsOf(kept)).toEqual([]);

  await decideAboutHealth(server.sql, user.id, true, 'plan_service');
  const passed = await requestPlan(server, user, injured);
  await expect.poll(() => generationOf(passed), { timeout: 10_000 }).toMatchObject({ handedOver: true });
  expect(jobsOf(passed)).toMatchObject([{ complaints: [{ region: 'Knie' }], answers: injured }]);
});

it('hands the answers over and stores the plan that comes back', async () => {
  const user = await server.user();
  await server.sql`insert into profiles (id, date_of_birth) values (${user.id}, now() - interval '20 years 1 day')`;
  await server.sql`insert into athleten_uebungen ${server.sql({ id: newId(), user_id: user.id, name: 'Mein Kreiswurf' })}`;
  const job = await requestAccepted(user);
  expect(job).toMatchObject({
    callbackUrl: `${server.url}/api/plan-generations/${job.generationId}/plan`,
    questionnaire,
    answers: { id: job.fragebogenId, benutzer_id: user.id, trainingsdauer: '60min', verfugbare_ausrustung: ['Kein Equipment'] },
    age: 20,
    ownExercises: ['Mein Kreiswurf'],
  });
  expect(job.exercises.length).toBeGreaterThan(100);
  expect(await generationOf(job.generationId)).toMatchObject({ status: 'in_bearbeitung', errorCode: null });

  const plan = makePlan(job);
  const [first, ...rest] = plan.sessions[0]?.exercises ?? [];
  const own = { ...first, name: 'mein  kreiswurf', description: 'Wie besprochen.', videoLink: null };
  const sent = { ...plan, description: 'Kurz.', sessions: [{ exercises: [own, ...rest] }, ...plan.sessions.slice(1)] };
  expect(await bring(job, sent)).toMatchObject({ stored: true, status: 'abgeschlossen' });
  expect(await generationOf(job.generationId)).toMatchObject({ status: 'abgeschlossen', madeBy: 'automation', note: null });
  const [stored] = await server.sql<
    { id: string; description: string }[]
  >`select id, description from trainingsplanreal where user_id = ${user.id}`;
  expect(stored?.description).toMatch(/^Kurz\.\n\nWarum dieser Plan\? /);
  const [exercise] = await server.sql`select name, description from warmup_uebungen where user_id = ${user.id} and name ilike 'mein%'`;
  expect(exercise).toEqual({ name: 'mein kreiswurf', description: 'Wie besprochen.' });
});

describe('50 hand-overs', () => {
  const [seed = 0] = seedsOf('hand-overs');
  /** The automation's reaction to one generation; `later` is work that outlives its answer. */
  type Behaviour = (turn: {
    job: PlanHandOver;
    attempt: number;
    response: ServerResponse;
    later: (work: Promise<unknown>) => void;
  }) => void;
  const behaviours = {
    prompt: ({ job, response, later }) => {
      accept(response);
      later(bring(job));
    },
    early: ({ job, response, later }) => later(bring(job).then(() => accept(response))),
    slow: ({ job, response, later }) =>
      later(
        sleep(150)
          .then(() => accept(response))
          .then(() => sleep(300))
          .then(() => bring(job)),
      ),
    double: ({ job, response, later }) => {
      accept(response);
      later(expectOneStored(job));
    },
    failing: (turn) => {
      if (turn.attempt <= 2) turn.response.writeHead(turn.attempt === 1 ? 500 : 404).end();
      else behaviours.prompt(turn);
    },
    hanging: (turn) => {
      if (turn.attempt > 1) behaviours.prompt(turn);
    },
    careless: ({ job, response, later }) => {
      accept(response);
      later(expectSecondStored(job));
    },
    down: ({ attempt, response }) => void (attempt % 2 === 0 ? response.destroy() : response.writeHead(503).end()),
    redirecting: ({ response }) => void response.writeHead(307, { location: `${automation.url}/elsewhere` }).end(),
    silent: ({ response }) => accept(response),
    cancelled: ({ response }) => accept(response),
  } satisfies Record<string, Behaviour>;
  type Kind = keyof typeof behaviours;
  const kinds = Object.keys(behaviours) as Kind[];
  const neverAccepting: readonly Kind[] = ['down', 'redirecting'];
  const builtIn: readonly Kind[] = [...neverAccepting, 'silent'];

  it(`make one plan each, or none after a cancel (SEED=${seed})`, async () => {
    const random = seededRandom(seed);
    // The first ones go through all kinds, the others are chance.
    const runs = Array.from({ length: 50 }, (_, index) => kinds[index] ?? kinds[Math.floor(random() * kinds.length)] ?? 'prompt');
    const kindOf = new Map<string, Kind>();
    const attempts = new Map<string, number>();
    const background: Promise<unknown>[] = [];
    automation.answer = (request, response) => {
      expect(request.path).toBe('/plan');
      const job = readHandOver(request);
      const attempt = (attempts.get(job.generationId) ?? 0) + 1;
      attempts.set(job.generationId, attempt);
      const behaviour: Behaviour = behaviours[kindOf.get(job.generationId) ?? 'prompt'];
      behaviour({ job, attempt, response, later: (work) => background.push(work) });
    };
    const users = await Promise.all(runs.map(() => server.user()));
    const generations = runs.map(() => newId());
    generations.forEach((generation, index) => kindOf.set(generation, runs[index] ?? 'prompt'));
    await Promise.all(users.map((user, index) => requestPlan(server, user, {}, generations[index])));

    await Promise.all(
      generations.map(async (generation, index) => {
        const [user, kind] = [users[index], runs[index]];
        if (user === undefined || kind === undefined) throw new Error('unreachable');
        if (kind === 'cancelled') {
          await expect.poll(() => generationOf(generation), { timeout: 30_000 }).toMatchObject({ handedOver: true });
          await cancelPlan(server, user, generation);
        }
        await expect.poll(async () => (await generationOf(generation))?.finished, { timeout: 90_000, interval: 250 }).toBe(true);
      }),
    );
    await Promise.all(background);
    for (const [index, kind] of runs.entries()) {
      const [generation = '', user] = [generations[index], users[index]];
      if (user === undefined) throw new Error('unreachable');
      const [job] = jobsOf(generation);
      const isCancelled = kind === 'cancelled';
      const row = await generationOf(generation);
      expect([kind, row]).toMatchObject([
        kind,
        {
          status: isCancelled ? 'abgebrochen' : 'abgeschlossen',
          errorCode: null,
          handedOver: !neverAccepting.includes(kind),
          madeBy: isCancelled ? null : builtIn.includes(kind) ? 'built_in' : 'automation',
        },
      ]);
      // Everybody brings one more plan, late.
      if (job !== undefined) expect(await bring(job)).toEqual({ stored: false, status: row?.status, planId: row?.planId });
      expect([kind, await plansOf(server.sql, user)]).toEqual([kind, isCancelled ? [] : [row?.planId]]);
    }
    const held = await server.sql`select generation_id from plan_jobs where lease is not null`;
    expect(held).toHaveLength(0);
  }, 180_000);
});

it('notifies player and operator, once each, when handing over has a problem, and falls back with a note', async () => {
  automation.answer = (_, response) => void response.writeHead(500).end('secret stack');
  const user = await server.user();
  const generation = await requestPlan(server, user);
  const seen = new Set<string | null>();
  await expect
    .poll(
      async () => {
        const row = await generationOf(generation);
        if (row?.status === 'in_bearbeitung') seen.add(row.errorCode);
        return row;
      },
      { timeout: 20_000, interval: 5 },
    )
    .toMatchObject({ status: 'abgeschlossen', errorCode: null, madeBy: 'built_in', handedOver: false, attempts: 5 });
  expect([...seen]).toContain('handover_problem');
  expect((await generationOf(generation))?.note).toBe('Gave up after 4 attempts. HTTP 500');
  expect(jobsOf(generation)).toHaveLength(4);
  expect(server.logged.filter((line) => line.includes(generation)).length).toBe(4);
  const mailed = () => server.sql<{ text: string }[]>`select text_body as text from mailbox where text_body like ${`%${generation}%`}`;
  await expect.poll(async () => (await mailed()).length, { timeout: 10_000 }).toBe(1);
  expect((await mailed())[0]?.text).toContain('> Antwort mit dem HTTP-Status 500.');
});

it('drops the answer to a call that was in flight when the player cancelled', async () => {
  const user = await server.user();
  let answer: (() => void) | undefined;
  automation.answer = (_, response) => {
    answer = () => accept(response);
  };
  const generation = await requestPlan(server, user);
  await expect.poll(() => answer !== undefined, { timeout: 10_000 }).toBe(true);
  await cancelPlan(server, user, generation);
  answer?.();
  await expect.poll(() => generationOf(generation), { timeout: 10_000 }).toMatchObject({ status: 'abgebrochen', handedOver: true });
  const [job] = jobsOf(generation);
  expect(job && (await bring(job))).toMatchObject({ stored: false, status: 'abgebrochen', planId: null });
  expect(await plansOf(server.sql, user)).toEqual([]);
});

describe('a call-back', () => {
  const refuse = async (url: string, init: RequestInit): Promise<string> => {
    const response = await fetch(url, { method: 'POST', ...init });
    const { error } = errorBodySchema.parse(await response.json());
    return `${response.status} ${error.code}`;
  };

  it('is refused unless it is signed for this generation, now', async () => {
    const [one, other] = [await requestAccepted(await server.user()), await requestAccepted(await server.user())];
    const body = JSON.stringify({ generationId: one.generationId, plan: makePlan(one) });
    const now = Math.floor(Date.now() / 1000);
    const { 'x-anwurf-signature': signature = '', ...unsigned } = sign(body);
    const forgeries: [string, RequestInit][] = [
      ['401 unauthenticated', { body }],
      ['401 unauthenticated', { body, headers: unsigned }],
      ['401 unauthenticated', { body, headers: sign(body, now, 'ein anderes Geheimnis') }],
      ['401 unauthenticated', { body, headers: sign(body, now - 301) }],
      ['401 unauthenticated', { body, headers: sign(body, now + 302) }],
      ['401 unauthenticated', { body: `${body} `, headers: sign(body) }],
      ['401 unauthenticated', { body, headers: { ...sign(body), 'x-anwurf-signature': signature.toUpperCase() } }],
      ['401 unauthenticated', { body, headers: { ...sign(body), 'x-anwurf-signature': '' } }],
      ['401 unauthenticated', { body, headers: { ...sign(body), 'x-anwurf-timestamp': 'NaN' } }],
      ['400 bad_request', { body: 'kein JSON', headers: sign('kein JSON') }],
      ['400 invalid_input', { body: '{}', headers: sign('{}') }],
      ['413 payload_too_large', { body: ' '.repeat(1_000_001), headers: sign('') }],
    ];
    for (const [expected, init] of forgeries) expect(await refuse(one.callbackUrl, init)).toBe(expected);
    expect(await refuse(other.callbackUrl, { body, headers: sign(body) })).toBe('400 bad_request');

    const unknown = newId();
    const foreign = JSON.stringify({ generationId: unknown, plan: makePlan(one) });
    expect(await refuse(`${server.url}/api/plan-generations/${unknown}/plan`, { body: foreign, headers: sign(foreign) })).toBe(
      '404 not_found',
    );
    expect(await refuse(`${server.url}/api/plan-generations/x/plan`, { body, headers: sign(body) })).toBe('400 invalid_input');
    expect((await generationOf(one.generationId))?.status).toBe('in_bearbeitung');
  });

  it('never makes the server fail, whatever is in it', async () => {
    const job = await requestAccepted(await server.user());
    const logged = server.logged.length;
    const plan = makePlan(job);
    const spoilt = fc
      .tuple(fc.constantFrom('name', 'sets', 'reps', 'unit', 'tempo', 'videoLink', 'description', 'pauseSeconds'), fc.jsonValue())
      .map(([field, value]) => ({
        ...plan,
        sessions: plan.sessions.map(({ exercises }) => ({ exercises: exercises.map((exercise) => ({ ...exercise, [field]: value })) })),
      }));
    const bodies = fc.oneof(
      fc.oneof(spoilt, fc.jsonValue()).map((candidate) => JSON.stringify({ generationId: job.generationId, plan: candidate })),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (body, signed) => {
        const init = { method: 'POST', body, headers: signed ? sign(body) : {} };
        const response = await fetch(job.callbackUrl, init);
        expect(response.status).toBeLessThan(500);
        if (!response.ok) errorBodySchema.parse(await response.json());
      }),
      { numRuns: proofCount('FOREIGN_PLANS') },
    );
    expect(server.logged.length).toBe(logged);
  });

  it('gets the problems of its plan and may try again', async () => {
    const job = await requestAccepted(await server.user());
    const plan = makePlan(job);
    const [first, ...rest] = plan.sessions[0]?.exercises ?? [];
    const withFirst = (change: object) => ({
      ...plan,
      sessions: [{ exercises: [{ ...first, ...change }, ...rest] }, ...plan.sessions.slice(1)],
    });
    const wrong: [unknown, RegExp][] = [
      [null, /Format/],
      [{ ...plan, sessions: plan.sessions.slice(1) }, /1 Einheiten, gewünscht sind 2/],
      [{ ...plan, name: 'Kraft <script>alert(1)</script>' }, /Name: nur einfacher Text/],
      [{ ...plan, description: 'NUL \0' }, /Beschreibung: nur einfacher Text/],
      [withFirst({ name: 'Beinpresse' }), /braucht Equipment/],
      [withFirst({ name: 'Frei erfunden' }), /weder im Katalog/],
      [withFirst({ phase: 'cooldown' }), /gehört in die Phase warmup/],
      [withFirst({ videoLink: 'javascript:alert(1)' }), /Format/],
      [withFirst({ videoLink: 'http://video.example/1' }), /ohne https/],
      [withFirst({ description: '<img src=x onerror=alert(1)>' }), /HTML/],
      [withFirst({ tempo: `${'1'.repeat(500)}-0-0-0` }), /Format/],
      [withFirst({ reps: 5, durationSeconds: 5 }), /Format/],
    ];
    for (const [candidate, problem] of wrong) {
      const response = await callBack(job, candidate);
      const { error } = errorBodySchema.parse(await response.json());
      expect([response.status, Object.values(error.fields ?? {}).join(' ')]).toMatchObject([400, expect.stringMatching(problem)]);
    }
    expect(await bring(job)).toMatchObject({ stored: true });
  });
});
