import type { ServerResponse } from 'node:http';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import type { GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { cancelPlan, plansOf, questionnaire, readGeneration, requestPlan } from './plan-requests.ts';
import { startStandIn } from '../shapes/stand-in.ts';

const model = await startStandIn();
afterAll(() => model.stop());
const times = { poll: 500, handOver: 500, model: 500, retry: 20, answer: 5000 };
const environment = { PLAN_LLM_URL: `${model.url}/v1/`, PLAN_LLM_MODEL: 'klein', PLAN_LLM_KEY: 'sk-geheim' };
const server = useServer(environment, undefined, times);
const generationOf = (id: string) => readGeneration(server.sql, id);
beforeEach(() => void model.received.splice(0));

const plan: GeneratedPlan = buildPlan({ questionnaire, catalogue: CATALOGUE, seed: 11 });
/** An obedient model's answer: no instructions, no links. */
const good: GeneratedPlan = {
  ...plan,
  description: 'Vom Modell.',
  sessions: plan.sessions.map(({ exercises }) => ({
    exercises: exercises.map((exercise) => ({ ...exercise, description: '', videoLink: null })),
  })),
};
const changeFirst = (change: object) => ({
  ...good,
  sessions: good.sessions.map(({ exercises: [first, ...rest] }, index) => ({
    exercises: index === 0 ? [{ ...first, ...change }, ...rest] : [first, ...rest],
  })),
});

/** Answers as a chat endpoint does. */
function say(response: ServerResponse, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
}

async function request(): Promise<{ user: TestUser; generation: string; closed: () => Promise<Awaited<ReturnType<typeof generationOf>>> }> {
  const user = await server.user();
  const generation = await requestPlan(server, user);
  const closed = async () => {
    await expect.poll(async () => (await generationOf(generation))?.finished, { timeout: 30_000 }).toBe(true);
    return generationOf(generation);
  };
  return { user, generation, closed };
}

it('asks with the answers and the usable exercises, but without the name, and stores the plan', async () => {
  model.answer = (_, response) => say(response, `\`\`\`json\n${JSON.stringify(good)}\n\`\`\``);
  const { user, closed } = await request();
  expect(await closed()).toMatchObject({ status: 'abgeschlossen', madeBy: 'model', note: null, attempts: 1, handedOver: false });
  const [asked, ...more] = model.received;
  expect([asked?.path, asked?.headers.authorization, more]).toEqual(['/v1/chat/completions', 'Bearer sk-geheim', []]);
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    model: 'klein',
    messages: [{ role: 'system' }, { role: 'user' }],
    response_format: { type: 'json_schema', json_schema: { name: 'training_plan', schema: { type: 'object' } } },
  });
  expect(asked?.body).toContain('Schattenwurf mit Stemmschritt|main|power|');
  for (const secret of ['Geheim', 'Ada', user.id, user.email, 'Beinpresse']) expect(asked?.body).not.toContain(secret);

  // Instructions and videos are the catalogue's.
  const [first] = plan.sessions[0]?.exercises ?? [];
  const stored = await server.sql`select description from warmup_uebungen where user_id = ${user.id} and name = ${first?.name ?? ''}`;
  expect(stored[0]).toEqual({ description: first?.description });
});

it('fits the sets of a session that is a little too long', async () => {
  const longer = {
    ...good,
    sessions: good.sessions.map(({ exercises }) => ({ exercises: exercises.map((e) => ({ ...e, sets: e.sets > 1 ? e.sets + 1 : 1 })) })),
  };
  model.answer = (_, response) => say(response, longer);
  expect(await (await request()).closed()).toMatchObject({ madeBy: 'model' });
  expect(model.received).toHaveLength(1);
});

describe('an answer that cannot be used', () => {
  const many = good.sessions[0]?.exercises ?? [];
  const unusable: [string, unknown, RegExp][] = [
    ['no JSON', 'Gerne! Hier ist dein Plan: …', /kein gültiges JSON/],
    ['another schema', { plan: good }, /Format bei/],
    ['equipment the player does not own', changeFirst({ name: 'Beinpresse' }), /braucht Equipment/],
    ['an exercise nobody knows', changeFirst({ name: 'Wunderübung' }), /weder im Katalog/],
    ['an exercise of another position', changeFirst({ name: 'Hampelmannabwehr' }), /nicht für die Position/],
    ['script in a name', changeFirst({ name: '<script>alert(1)</script>' }), /weder im Katalog/],
    ['script in the text', { ...good, description: '<img src=x onerror=alert(1)>' }, /ohne HTML/],
    ['a link in the text', { ...good, reason: 'Mehr auf https://phishing.example' }, /keine Links/],
    ['a javascript: link in the text', { ...good, description: 'Klick javascript:alert(1)' }, /keine Links/],
    ['a javascript: video', changeFirst({ videoLink: 'javascript:alert(1)' }), /Format bei/],
    ['control characters', { ...good, description: 'Kraft\u0001' }, /ohne HTML und Steuerzeichen/],
    ['the wrong phase', changeFirst({ phase: 'cooldown' }), /gehört in die Phase warmup/],
    ['too few sessions', { ...good, sessions: good.sessions.slice(1) }, /gewünscht sind 2/],
    ['hundreds of exercises', { ...good, sessions: [{ exercises: Array.from({ length: 500 }, () => many[0]) }] }, /Format bei/],
    [
      'a time that cannot be fitted',
      { ...good, sessions: good.sessions.map(({ exercises }) => ({ exercises: exercises.slice(-5) })) },
      /statt 60/,
    ],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /Format bei/],
    ['a polluted prototype', '{"__proto__":{"name":"x"},"constructor":1}', /Format bei/],
  ];

  it.each(unusable)('%s: is repaired', async (_, bad, problem) => {
    model.answer = (received, response) => {
      const { messages } = JSON.parse(received.body) as { messages: { role: string; content: string }[] };
      say(response, messages.length === 2 ? bad : good);
    };
    const { user, closed } = await request();
    expect(await closed()).toMatchObject({ status: 'abgeschlossen', madeBy: 'model', note: null, attempts: 1 });
    expect(await plansOf(server.sql, user)).toHaveLength(1);
    const [, repair] = model.received;
    const { messages } = JSON.parse(repair?.body ?? '') as { messages: { role: string; content: string }[] };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toMatch(problem);
  });

  it('after two repairs gives way to the built-in generator, with a note', async () => {
    model.answer = (_, response) => say(response, changeFirst({ name: 'Wunderübung\0' }));
    const { closed } = await request();
    const row = await closed();
    expect(row).toMatchObject({ status: 'abgeschlossen', madeBy: 'built_in', attempts: 1, errorCode: null });
    expect(row?.note).toMatch(/^Model: unusable even after repair \(.*Wunderübung/);
    expect(model.received).toHaveLength(3);
  });
});

describe('a model that does not answer as it should', () => {
  const endless = (response: ServerResponse) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  };
  const huge = (response: ServerResponse) => {
    response.writeHead(200);
    const chunk = ' '.repeat(100_000);
    const pour = () => void (response.writableEnded || response.destroyed || response.write(chunk, () => setImmediate(pour)));
    pour();
  };
  const failures: [string, (response: ServerResponse) => void, string][] = [
    ['late', () => undefined, 'no answer within 0.5 s'],
    ['endless', endless, 'no answer within 0.5 s'],
    ['huge', huge, 'answer larger than 1000000 bytes'],
    ['failing', (response) => void response.writeHead(500).end('stack'), 'HTTP 500'],
    ['out of quota', (response) => void response.writeHead(429).end(), 'HTTP 429'],
    ['redirecting', (response) => void response.writeHead(302, { location: `${model.url}/v1/chat/completions` }).end(), 'HTTP 302'],
    ['hanging up', (response) => void response.destroy(), 'unreachable (UND_ERR_SOCKET)'],
    ['no chat endpoint', (response) => void response.writeHead(200).end('<html>Hallo</html>'), 'answer without a message'],
    [
      'refusing',
      (response) => void response.writeHead(200).end('{"choices":[{"message":{"content":null,"refusal":"nein"}}]}'),
      'answer without a message',
    ],
  ];

  it.each(failures)('%s: the built-in generator makes the plan', async (_, fail, reason) => {
    model.answer = (_request, response) => fail(response);
    const { user, closed } = await request();
    expect(await closed()).toMatchObject({
      status: 'abgeschlossen',
      madeBy: 'built_in',
      attempts: 5,
      errorCode: null,
      note: `Gave up after 4 attempts. ${reason}`,
    });
    expect(model.received).toHaveLength(4);
    expect(await plansOf(server.sql, user)).toHaveLength(1);
  });

  it('is asked again when it comes back', async () => {
    model.answer = (_, response) => {
      if (model.received.length < 3) response.writeHead(503).end();
      else say(response, good);
    };
    expect(await (await request()).closed()).toMatchObject({ madeBy: 'model', attempts: 3 });
  });
});

it('is asked four times at most for one plan, however its failures take turns', async () => {
  let answers = 0;
  model.answer = (_, response) => {
    answers += 1;
    if (answers % 2 === 0) response.writeHead(503).end();
    else say(response, { name: 'kein Plan' });
  };
  const { closed } = await request();
  expect(await closed()).toMatchObject({ status: 'abgeschlossen', madeBy: 'built_in' });
  expect(model.received).toHaveLength(4);
});

it('a plan that was cancelled while the model thinks is dropped, and nothing more is asked', async () => {
  let answer: (() => void) | undefined;
  model.answer = (_, response) => {
    answer = () => say(response, 'kein Plan');
  };
  const { user, generation } = await request();
  await expect.poll(() => answer !== undefined, { timeout: 10_000 }).toBe(true);
  await cancelPlan(server, user, generation);
  answer?.();
  // Another job that is done later shows that the first one is over.
  model.answer = (_, response) => say(response, good);
  expect(await (await request()).closed()).toMatchObject({ madeBy: 'model' });
  expect(await generationOf(generation)).toMatchObject({ status: 'abgebrochen', planId: null, attempts: 1 });
  expect(await plansOf(server.sql, user)).toEqual([]);
  expect(model.received).toHaveLength(2);
});

it('never logs the key, and opens no call-back', async () => {
  expect(server.logged.join('\n')).not.toMatch(/sk-geheim/);
  expect((await server.fetch(`/api/plan-generations/${newId()}/plan`, { method: 'POST', body: '{}' })).status).toBe(404);
});
