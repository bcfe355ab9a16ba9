import { assessmentTextVersion } from '@anwurf/contract/assessment';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useServer } from '../fixture.ts';

const server = useServer();

const answers = Array.from({ length: 32 }, (_, index) => index % 11);
const send = (body: unknown) =>
  server.fetch('/api/assessments', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

it('an assessment is stored once with its result and what was agreed to, however often it is sent', async () => {
  const [id, email] = [randomUUID(), `${randomUUID()}@test.example`];
  for (let time = 0; time < 2; time += 1)
    expect((await send({ id, email: ` ${email.toUpperCase()}`, consent: true, answers })).status).toBe(204);
  const rows = await server.sql`select email, answers, results, consent_text_version from handball_assessments where id = ${id}`;
  expect(rows).toEqual([
    {
      email,
      answers,
      results: {
        mobility: 1.5,
        speedEndurance: 5.5,
        contactStability: 6.8,
        coreRotation: 2.5,
        jumpPower: 6.5,
        agility: 5,
        sprintSpeed: 3.5,
        throwPower: 7.5,
      },
      consent_text_version: assessmentTextVersion,
    },
  ]);
  // Nobody changes what somebody else stored by sending its id.
  await send({ id, email: 'anderer@test.example', consent: true, answers: answers.map(() => 0) });
  expect(await server.sql`select email from handball_assessments where id = ${id}`).toEqual([{ email }]);
});

it.each([
  ['without consent', { consent: false }],
  ['with 31 answers', { answers: answers.slice(1) }],
  ['with half an answer', { answers: answers.with(3, 4.5) }],
  ['with an answer of 11', { answers: answers.with(3, 11) }],
  ['without a real address', { email: 'x' }],
  ['with an id that is none', { id: '1' }],
])('an assessment %s is refused', async (_, wrong) => {
  const whole = { id: randomUUID(), email: 'genau@test.example', consent: true, answers };
  const response = await send({ ...whole, ...wrong });
  expect(response.status).toBe(400);
  expect(await server.sql`select from handball_assessments where email = 'genau@test.example'`).toHaveLength(0);
});
