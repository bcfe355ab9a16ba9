import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { renderMail } from '../../../server/mail/render-mail.ts';
import { mailDailySummary } from '../../../server/overview/daily-mail.ts';
import { createDatabase, createUser, newId } from '../fixture.ts';

let sql: Sql;
beforeAll(async () => {
  sql = connect(await createDatabase(), 5);
});
afterAll(() => sql.end());

const operator = 'betreiber@anwurf.test';
/** In German winter time. */
const at = (day: number, hour: number) => ({ now: new Date(Date.UTC(2026, 10, day, hour - 1)) });
const mails = async () =>
  (await sql<{ values: { lines: string[] } }[]>`select template_values as values from mail_outbox where recipient = ${operator}`).map(
    ({ values }) => values.lines,
  );

it('the operator gets no mail when nothing needs him', async () => {
  expect(await mailDailySummary(sql, operator, at(2, 8))).toBe(false);
  expect(await mails()).toEqual([]);
});

it('he gets one a day, from seven in the morning, however many servers ask', async () => {
  const user = await createUser(sql);
  await sql`insert into support_messages (id, user_id, email, subject, message) values (${newId()}, ${user.id}, ${user.email}, 'Plan', 'Er fehlt mir.')`;
  await sql`insert into payments (id, email, status, provider_reference) values (${newId()}, 'a@test.example', 'unmatched', 'pi_1')`;
  expect(await mailDailySummary(sql, operator, at(3, 6))).toBe(false);
  const asked = await Promise.all(Array.from({ length: 4 }, () => mailDailySummary(sql, operator, at(3, 7))));
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect(await mailDailySummary(sql, operator, at(3, 20))).toBe(false);
  expect(await mails()).toEqual([['Zahlungen ohne Kauf (payments open): 1', 'Unbeantwortete Nachrichten (support list): 1']]);
  const { text } = await renderMail({ to: operator, template: 'operator-summary', values: { lines: (await mails())[0] ?? [] } });
  expect(text).toContain('Unbeantwortete Nachrichten (support list): 1');
});

it('he gets the next one on the next day only while something still waits', async () => {
  await sql`update support_messages set answered_at = now()`;
  await sql`delete from payments`;
  expect(await mailDailySummary(sql, operator, at(4, 8))).toBe(false);
  await sql`insert into mail_outbox (id, recipient, template, status, expires_at, finished_at, last_error)
    values (${newId()}, 'b@test.example', 'welcome', 'failed', now(), now(), '550')`;
  expect(await mailDailySummary(sql, operator, at(5, 8))).toBe(true);
  expect((await mails()).at(-1)).toEqual(['Mails, die seit gestern nicht ankamen (mails list --failed): 1']);
  expect(await sql`select from operator_summaries`).toHaveLength(4);
});
