import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { migrate } from '../../../server/database/migrate.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { claimMail, enqueueMail, pruneMail } from '../../../server/mail/outbox.ts';
import { createSmtpPost } from '../../../server/mail/post.ts';
import { startMailWorker } from '../../../server/mail/worker.ts';
import type { QueueWorker } from '../../../server/services/queue-worker.ts';
import { type Notifications, startNotifications } from '../../../server/notifications/notifications.ts';
import { createDatabase, newId } from '../fixture.ts';
import { startSmtp, type SmtpStandIn } from './smtp-stand-in.ts';

let sql: Sql;
let notifications: Notifications;
let smtp: SmtpStandIn;
const workers: QueueWorker[] = [];
const logged: string[] = [];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  sql = connect(databaseUrl, 10);
  notifications = startNotifications(databaseUrl);
  await migrate(sql, fileURLToPath(new URL('../../../migrations', import.meta.url)));
});
afterAll(async () => {
  await notifications.stop();
  await sql.end();
});
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await smtp.stop();
  await sql`truncate mail_outbox`;
  logged.length = 0;
});

async function startWorker(port = smtp.port): Promise<QueueWorker> {
  const post = createSmtpPost(`smtp://127.0.0.1:${port}`, { from: 'Anwurf <post@anwurf.test>', requiresTls: false });
  const log = (line: string) => void logged.push(line);
  const worker = startMailWorker({ sql, post, log, times: { retry: 20, poll: 1000 } });
  await notifications.follow('mail_outbox', () => worker.wake());
  workers.push(worker);
  return worker;
}

const reset = (to = `${newId()}@test.example`): Mail => ({
  to,
  template: 'password-reset',
  values: { firstName: 'Ada', resetUrl: 'https://anwurf.test/reset-password?token=geheim' },
});
type Row = { status: string; attempts: number; template_values: object | null; last_error: string | null };
const rowOf = async ({ to }: Mail) =>
  (await sql<Row[]>`select status, attempts, template_values, last_error from mail_outbox where recipient = ${to}`)[0];
async function settled(mail: Mail, status: string): Promise<void> {
  await expect.poll(async () => (await rowOf(mail))?.status, { timeout: 10_000 }).toBe(status);
}

describe('delivery over SMTP', () => {
  it('sends text and HTML to the one recipient, and forgets link and code', async () => {
    await startWorker();
    const mail = reset();
    await enqueueMail(sql, mail);
    await settled(mail, 'sent');
    const [taken] = smtp.taken;
    expect([taken?.from, taken?.to]).toEqual(['post@anwurf.test', [mail.to]]);
    expect(taken?.raw).toMatch(/^From: Anwurf <post@anwurf\.test>/m);
    expect(taken?.raw).toMatch(/^Message-ID: <[\da-f-]{36}@anwurf\.test>/m);
    expect(taken?.raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(await rowOf(mail)).toEqual({ status: 'sent', attempts: 1, template_values: null, last_error: null });
  });

  it('sends nothing to a server without TLS where TLS is demanded', async () => {
    const post = createSmtpPost(`smtp://127.0.0.1:${smtp.port}`, { from: 'post@anwurf.test', requiresTls: true });
    await expect(post.send(newId(), 'ada@test.example', { subject: 's', text: 't', html: 'h' })).rejects.toThrow(/STARTTLS/);
    expect([smtp.asked, smtp.taken]).toEqual([[], []]);
    post.close();
  });

  it('goes on after a server that is away, then busy, and delivers once', async () => {
    const mail = reset();
    const { port } = smtp;
    await smtp.stop();
    await enqueueMail(sql, mail);
    await startWorker(port);
    await expect.poll(async () => (await rowOf(mail))?.attempts).toBeGreaterThanOrEqual(2);
    expect((await rowOf(mail))?.last_error).toContain('ECONNREFUSED');
    smtp = await startSmtp(port);
    smtp.refuse = () => (smtp.asked.length < 3 ? 451 : undefined);
    await settled(mail, 'sent');
    expect([smtp.asked.length, smtp.taken.length]).toEqual([3, 1]);
    // Once, at the first failure; a mail server that is away for a night would fill the log otherwise.
    expect(logged).toEqual([
      expect.stringMatching(/^mail \S+ \(password-reset\) to \S…@test\.example could not be delivered .*ECONNREFUSED/),
    ]);
  });

  it('survives a worker that ends: the next one delivers', async () => {
    const mail = reset();
    smtp.refuse = () => 421;
    const first = await startWorker();
    await enqueueMail(sql, mail);
    await expect.poll(() => smtp.asked.length).toBeGreaterThanOrEqual(1);
    await first.stop();
    expect(smtp.taken).toEqual([]);
    smtp.refuse = () => undefined;
    await startWorker();
    await settled(mail, 'sent');
    expect(smtp.taken).toHaveLength(1);
  });

  it('survives a worker that is killed over a delivery: the mail is due again when its lease ends', async () => {
    const mail = reset();
    await enqueueMail(sql, mail);
    expect(await claimMail(sql, 500)).toMatchObject({ mail });
    await startWorker();
    await settled(mail, 'sent');
    expect([(await rowOf(mail))?.attempts, smtp.taken.length]).toEqual([2, 1]);
  });

  it('40 mails by three workers leave once each', async () => {
    const mails = Array.from({ length: 40 }, () => reset());
    await Promise.all([startWorker(), startWorker(), startWorker()]);
    await Promise.all(mails.map((mail) => enqueueMail(sql, mail)));
    await Promise.all(mails.map((mail) => settled(mail, 'sent')));
    expect(smtp.taken.flatMap(({ to }) => to).toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
  });

  it('leaves with the commit of its transaction, or never', async () => {
    await startWorker();
    const [kept, dropped] = [reset(), reset()];
    await sql.begin((tx) => enqueueMail(tx, dropped).then(() => Promise.reject(new Error('rolled back')))).catch(() => undefined);
    await sql.begin((tx) => enqueueMail(tx, kept));
    await settled(kept, 'sent');
    expect(smtp.taken.flatMap(({ to }) => to)).toEqual([kept.to]);
  });
});

describe('a mail that cannot be delivered', () => {
  it('is given up at once when its recipient is unknown, and holds up no other', async () => {
    await startWorker();
    const [unknown, known] = [reset(), reset()];
    smtp.refuse = (recipient) => (recipient === unknown.to ? 550 : undefined);
    await enqueueMail(sql, unknown);
    await enqueueMail(sql, known);
    await settled(known, 'sent');
    await settled(unknown, 'failed');
    expect(await rowOf(unknown)).toMatchObject({ attempts: 1, template_values: null, last_error: expect.stringContaining('550') });
    expect(logged).toEqual([expect.stringMatching(/ \(password-reset\) to \S…@test\.example is given up: .*550/)]);
    expect(logged.join()).not.toContain(unknown.to);
  });

  it('is given up after its last try', async () => {
    smtp.refuse = () => 451;
    const mail = reset();
    await enqueueMail(sql, mail);
    await sql`update mail_outbox set attempts = 7`;
    await startWorker();
    await settled(mail, 'failed');
    expect(await rowOf(mail)).toMatchObject({ attempts: 8, template_values: null });
  });

  it('is dropped when its link has expired', async () => {
    const mail = reset();
    await enqueueMail(sql, mail);
    await sql`update mail_outbox set expires_at = now() - interval '1 second', last_error = 'busy'`;
    await startWorker();
    await settled(mail, 'failed');
    expect(await rowOf(mail)).toMatchObject({ template_values: null, last_error: 'expired, after: busy' });
    expect(logged).toEqual([expect.stringMatching(/^mail \S+ \(password-reset\) has expired undelivered$/)]);
    expect(smtp.asked).toEqual([]);
  });

  it('reaches nobody but its recipient, whatever an address smuggles in', async () => {
    await startWorker();
    const hostile = ['a@test.example, b@test.example', 'a@test.example\r\nRCPT TO:<b@test.example>', 'Ada <b@test.example>', ''];
    for (const to of hostile) {
      const mail = reset(to);
      await enqueueMail(sql, mail);
      await expect.poll(async () => (await rowOf(mail))?.status, { timeout: 20_000 }).not.toBe('waiting');
    }
    expect(smtp.asked).not.toContain('b@test.example');
  });

  it('leaves with its subject in one line, and its answer goes to who wrote', async () => {
    await startWorker();
    const values = { fromEmail: 'eva@test.example', subject: 'Hallo\r\nBcc: b@test.example\r\n\r\nText', message: 'Hilfe!' };
    const mail: Mail = { to: `${newId()}@test.example`, template: 'support-notification', values };
    await enqueueMail(sql, mail);
    await settled(mail, 'sent');
    const [headers = ''] = smtp.taken[0]?.raw.split('\r\n\r\n') ?? [];
    expect(headers).toMatch(/^Reply-To: eva@test\.example$/m);
    expect(headers).not.toMatch(/^Bcc:/m);
    expect(smtp.taken[0]?.to).toEqual([mail.to]);
  });

  it('leaves no trace after a month', async () => {
    const [old, young] = [reset(), reset()];
    await startWorker();
    await enqueueMail(sql, old);
    await enqueueMail(sql, young);
    await Promise.all([settled(old, 'sent'), settled(young, 'sent')]);
    await sql`update mail_outbox set finished_at = now() - interval '31 days' where recipient = ${old.to}`;
    await pruneMail(sql);
    expect([await rowOf(old), (await rowOf(young))?.status]).toEqual([undefined, 'sent']);
  });
});
