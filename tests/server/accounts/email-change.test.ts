import { sessionResponseSchema } from '@anwurf/contract/session';
import { expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { newId, useServer } from '../fixture.ts';
import { mailsTo } from './account-mails.ts';
import { useAuthRequests } from './auth-requests.ts';

const server = useServer({ TRUSTED_PROXIES: '1' });
const password = 'Kreis läuft 7m';
const { post } = useAuthRequests(server, '10.12', { 'x-anwurf-client': 'desktop' });
const sessionOf = async (response: Response) => sessionResponseSchema.parse(await response.json());
const login = (email: string) => post('login', { email, password });
const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: { code: string } }).error.code];
const address = () => `${newId()}@test.example`;

async function account() {
  const email = address();
  const id = await createAccount(server.sql, email, password, 'Ada');
  return { id, email, session: await sessionOf(await login(email)) };
}

/** The code in the newest of so many mails to an address. */
async function codeTo(email: string, count: number): Promise<string> {
  const mails = await mailsTo(server, email, count);
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

it('both mailboxes prove the change; access and payments stay, other sessions end, and both are mailed', async () => {
  const { id, email, session } = await account();
  const other = await sessionOf(await login(email));
  await server.sql`insert into payments (id, user_id, email, status, linked_at) values (${newId()}, ${id}, ${email}, 'complete', now())`;
  await server.sql`insert into leads (email, consent_text_version) values (${email}, '1.0')`;
  const newEmail = `Neu.${newId()}@Bücher.example`;
  const stored = newEmail.toLowerCase().replace('bücher', 'xn--bcher-kva');
  expect((await post('change-email', { newEmail, password }, session.accessToken)).status).toBe(204);
  const [oldCode, newCode] = [await codeTo(email, 1), await codeTo(stored, 1)];
  const answer = await post('confirm-email', { oldCode: `${oldCode.slice(0, 3)} ${oldCode.slice(3)}`, newCode }, session.accessToken);
  expect((await sessionOf(answer)).user).toMatchObject({ id, email: stored });

  expect((await login(email)).status).toBe(401);
  expect((await login(newEmail)).status).toBe(200);
  expect((await post('refresh', { refreshToken: other.refreshToken })).status).toBe(401);
  const mails = await mailsTo(server, email, 2);
  expect(mails.at(-1)).toMatchObject({ subject: 'Die Adresse deines Kontos hat sich geändert' });
  expect(mails.at(-1)?.text).toContain(stored);
  expect((await mailsTo(server, stored, 2)).at(-1)?.subject).toBe('Die Adresse deines Kontos hat sich geändert');
  expect(await server.sql`select status from payments where user_id = ${id}`).toEqual([{ status: 'complete' }]);
  expect(await server.sql`select email from leads where email in (${email}, ${stored})`).toEqual([{ email: stored }]);
  // The purchase belongs to the account: whoever has the old mailbox cannot register with it.
  await post('verify-payment', { email });
  expect((await mailsTo(server, email, 3)).at(-1)?.subject).toBe('Keine Zahlung gefunden');
});

it('one mailbox alone changes nothing, five wrong tries use the codes up, and they are good once', async () => {
  const { email, session } = await account();
  const newEmail = address();
  await post('change-email', { newEmail, password }, session.accessToken);
  const [oldCode, newCode] = [await codeTo(email, 1), await codeTo(newEmail, 1)];
  const wrong = oldCode === '000000' ? '111111' : '000000';
  const tries = [
    { oldCode, newCode: wrong },
    { oldCode: wrong, newCode },
    { oldCode: newCode, newCode: oldCode },
    { oldCode: wrong, newCode: wrong },
    { oldCode: wrong, newCode },
    // Right, and too late.
    { oldCode, newCode },
  ];
  for (const codes of tries) {
    expect(await errorOf(await post('confirm-email', codes, session.accessToken))).toEqual([400, 'code_invalid']);
  }
  await post('change-email', { newEmail, password }, session.accessToken);
  const fresh = { oldCode: await codeTo(email, 2), newCode: await codeTo(newEmail, 2) };
  const next = await sessionOf(await post('confirm-email', fresh, session.accessToken));
  expect(await errorOf(await post('confirm-email', fresh, next.accessToken))).toEqual([400, 'code_invalid']);
});

it('an address with an account answers like any other, gets a mail, and no code opens it', async () => {
  const { email, session } = await account();
  const taken = (await account()).email;
  const answers = [
    await post('change-email', { newEmail: taken, password }, session.accessToken),
    await post('change-email', { newEmail: address(), password }, session.accessToken),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await post('change-email', { newEmail: taken, password }, session.accessToken);
  const oldCode = await codeTo(email, 3);
  const mails = await mailsTo(server, taken, 2);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Du hast schon ein Konto bei Anwurf'));
  expect(await errorOf(await post('confirm-email', { oldCode, newCode: '123456' }, session.accessToken))).toEqual([400, 'code_invalid']);
  // Registered between the mails and the codes.
  const late = address();
  await post('change-email', { newEmail: late, password }, session.accessToken);
  const codes = { oldCode: await codeTo(email, 4), newCode: await codeTo(late, 1) };
  await createAccount(server.sql, late, password, 'Bea');
  expect(await errorOf(await post('confirm-email', codes, session.accessToken))).toEqual([400, 'code_invalid']);
});

it('needs the password and another address, and mails only five times a day', async () => {
  const { email, session } = await account();
  expect(await errorOf(await post('change-email', { newEmail: address(), password: 'falsch' }, session.accessToken))).toEqual([
    401,
    'invalid_credentials',
  ]);
  expect(await errorOf(await post('change-email', { newEmail: email.toUpperCase(), password }, session.accessToken))).toEqual([
    400,
    'invalid_input',
  ]);
  expect((await post('change-email', { newEmail: address(), password })).status).toBe(401);
  for (let time = 0; time < 5; time += 1)
    expect((await post('change-email', { newEmail: address(), password }, session.accessToken)).status).toBe(204);
  expect((await post('change-email', { newEmail: address(), password }, session.accessToken)).status).toBe(429);
});

it('two accounts that change to one address at once: one of them has it', async () => {
  const accounts = await Promise.all([account(), account()]);
  const newEmail = address();
  const codes: { oldCode: string; newCode: string }[] = [];
  for (const [index, { email, session }] of accounts.entries()) {
    await post('change-email', { newEmail, password }, session.accessToken);
    codes.push({ oldCode: await codeTo(email, 1), newCode: await codeTo(newEmail, index + 1) });
  }
  const answers = await Promise.all(accounts.map(({ session }, index) => post('confirm-email', codes[index], session.accessToken)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});
