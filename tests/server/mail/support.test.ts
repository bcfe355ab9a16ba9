import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useServer, type TestUser } from '../fixture.ts';

const server = useServer();

const send = (body: unknown, as?: TestUser) =>
  server.fetch('/api/support', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...(as === undefined ? {} : { as }),
  });
const message = { subject: 'Frage zum Plan', message: 'Warum so viele Kniebeugen?' };

it('a message needs somebody signed in, a subject and a text', async () => {
  expect((await send(message)).status).toBe(401);
  const user = await server.user();
  const response = await send({ subject: ' x ', message: 'zu kurz' }, user);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {
      error: {
        fields: {
          subject: 'Der Betreff muss mindestens 3 Zeichen lang sein.',
          message: 'Die Nachricht muss mindestens 10 Zeichen lang sein.',
        },
      },
    },
  ]);
  expect((await server.sql`select from support_messages`).count).toBe(0);
});

it('the user gets a confirmation, the operator the message, whatever address is sent along', async () => {
  const user = await server.user();
  expect((await send({ ...message, email: 'fremd@test.example' }, user)).status).toBe(204);
  const recipients = (await server.sql<{ recipient: string }[]>`select recipient from mail_outbox order by template`).map(
    (row) => row.recipient,
  );
  expect(recipients).toEqual([user.email, 'kontakt@betreiber.example']);
});

it('text of any script is taken as it is, up to its length', async () => {
  const user = await server.user();
  for (const given of [
    { subject: '🤾🤾🤾', message: '🤾'.repeat(10) },
    { subject: 'x'.repeat(200), message: '\u{10ffff}'.repeat(10_000) },
    { subject: "Robert'); drop table users;--", message: '<script>alert(1)</script>' },
  ]) {
    expect([given.subject, (await send(given, user)).status]).toEqual([given.subject, 204]);
    const [row] = await server.sql`select subject, message, email from support_messages where subject = ${given.subject}`;
    expect(row).toEqual({ ...given, email: user.email });
  }
});

it('somebody who writes without end has to wait', async () => {
  const user = await server.user();
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await send({ ...message, subject: randomUUID() }, user)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});
