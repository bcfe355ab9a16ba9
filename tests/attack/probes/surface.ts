import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { beginCheckout, messageOf, signStripe, stripeSigner } from '../../server/payments/payment-messages.ts';
import type { Probe } from '../probe.ts';
import { password, publicOrigin, type Target } from '../target.ts';
import { until } from '../until.ts';

/** Asks with headers that `fetch` sets itself. */
async function askRaw(target: Target, path: string, headers: Record<string, string>, method = 'GET') {
  const { hostname, port } = new URL(target.random.pick(target.urls));
  const asked = request({ hostname, port, path, method, headers: { 'x-forwarded-for': target.network(), ...headers } });
  const answering = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.end();
  const [answer] = await answering;
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}

const hosts: Probe = {
  name: 'foreign hosts, and what only development has',
  isCheap: true,
  async run(target, tally) {
    const { email } = await target.owner();
    for (const host of ['evil.example', 'localhost', '127.0.0.1', 'anwurf.test:80@evil.example']) {
      for (const path of ['/api/mailbox', '/api/test-checkout', '/api/development/page.css', '/api/test-checkout/webhook']) {
        const { status } = await askRaw(target, path, { host });
        tally.hold(status === 404 || status === 400, `${path} for the host ${host} was answered ${status}`);
      }
    }
    await target.sql`delete from mail_outbox where recipient = ${email}`;
    const { hostname, port } = new URL(target.random.pick(target.urls));
    const asked = request({
      hostname,
      port,
      path: '/api/auth/forgot-password',
      method: 'POST',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'content-type': 'application/json',
        'x-forwarded-for': target.network(),
      },
    });
    const answering = once(asked, 'response') as Promise<[IncomingMessage]>;
    asked.end(JSON.stringify({ email }));
    await text((await answering)[0]);
    const mails = await until(
      () => target.sql<{ values: string }[]>`select to_jsonb(m)::text as values from mail_outbox m where recipient = ${email}`,
      ({ length }) => length > 0,
    );
    tally.hold(mails.length > 0, 'no link was mailed');
    tally.hold(
      mails.every(({ values }) => !values.includes('evil.example')),
      'a mailed link leads to the host that was asked for',
    );
  },
};

const cookies: Probe = {
  name: 'cookies without __Host-, Secure, HttpOnly or SameSite',
  isCheap: true,
  async run(target, tally) {
    const { email } = await target.owner();
    const answer = await target.post('/api/auth/login', { email, password });
    const lines = answer.headers.getSetCookie();
    tally.hold(lines.length > 0, 'a sign-in sets no cookie');
    for (const line of lines) {
      for (const part of [/^__Host-/, /; Secure/, /; HttpOnly/, /; SameSite=Strict/, /; Path=\/(;|$)/])
        tally.hold(part.test(line), `${line.split('=')[0]} is not ${part}`);
      tally.hold(!/; Domain=/i.test(line), `${line.split('=')[0]} is for a domain`);
    }
  },
};

const changingPaths = [
  'login',
  'refresh',
  'logout',
  'register',
  'change-password',
  'change-email',
  'confirm-email',
  'reset-password',
  'sessions/end',
  'sessions/end-others',
  'authenticator/begin',
  'authenticator/confirm',
  'authenticator/remove',
  'authenticator/recovery-codes',
  'passkeys/begin',
  'passkeys/add',
  'passkeys/remove',
  'passkeys/confirm',
  'passkeys/sign-in',
].map((path) => `/api/auth/${path}`);

const foreignPages: Probe = {
  name: 'requests of other sites’ pages',
  isCheap: true,
  async run(target, tally) {
    const owner = await target.owner();
    for (const path of [...changingPaths, '/api/account/delete']) {
      for (const origin of ['https://evil.example', `${publicOrigin}.evil.example`, 'null', 'http://anwurf.test']) {
        const answer = await target.post(path, { password }, { as: owner, headers: { origin, cookie: owner.cookie } });
        await answer.text();
        tally.hold(answer.status === 403, `${path} from ${origin} was answered ${answer.status}`);
        tally.hold(!answer.headers.has('access-control-allow-origin'), `${path} lets ${origin} read`);
      }
      const form = await target.post(path, 'password=x', { as: owner, headers: { 'content-type': 'text/plain', cookie: owner.cookie } });
      await form.text();
      tally.hold(form.status === 400 || form.status === 401, `${path} by a form was answered ${form.status}`);
    }
  },
};

const pages: Probe = {
  name: 'pages for any Accept, and paths out of the web folder',
  isCheap: true,
  async run(target, tally) {
    for (const path of ['/', '/login', '/imprint', '/register']) {
      for (const accept of ['*/*', 'text/html', 'image/*', 'application/json', '']) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers } = await askRaw(target, path, accept === '' ? {} : { accept }, method);
          tally.hold(status === 200 && headers['x-content-type-options'] === 'nosniff', `${method} ${path} for ${accept}: ${status}`);
        }
      }
    }
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/.git/config',
      '/.env',
      '/assets/',
      '/assets/..%2findex.mjs',
      '/%00',
      '/index.html%00.js',
      '//etc/passwd',
    ]) {
      const { status, text: body } = await askRaw(target, path, { accept: 'application/json' });
      tally.hold(
        status !== 500 && !/"workspaces"|root:|\[core\]|DATABASE_URL/.test(body),
        `${path} was answered ${status}: ${body.slice(0, 40)}`,
      );
    }
  },
};

const brokenRequests: Probe = {
  name: 'broken and smuggled HTTP',
  isCheap: true,
  async run(target, tally) {
    const requests = [
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/mailbox HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 9\r\n\r\nabcd',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(100_000)}\r\n\r\n`,
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\u0016\u0003\u0001\u0002',
    ];
    for (const sent of requests) {
      const { hostname, port } = new URL(target.random.pick(target.urls));
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setTimeout(20_000, () => socket.destroy());
      socket.on('error', () => undefined);
      socket.end(sent);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      await once(socket, 'close');
      const answer = Buffer.concat(chunks).toString();
      tally.hold(!/^HTTP\/1\.1 (200|5)/m.test(answer), `${JSON.stringify(sent.slice(0, 60))}: ${answer.split('\r\n')[0]}`);
    }
  },
};

const webhooks: Probe = {
  name: 'webhooks that the provider did not sign',
  isCheap: true,
  async run(target, tally, many) {
    const begun = await beginCheckout(target.sql, 'stripe');
    const message = messageOf(begun.id, 'eve@test.example', 'complete');
    const genuine = stripeSigner(message);
    const headersOf = (signature: string) => ({ 'content-type': 'application/json', 'stripe-signature': signature });
    const mark = new Headers(genuine.headers).get('stripe-signature') ?? '';
    const old = new Stripe('sk_test').webhooks.generateTestHeaderString({
      payload: genuine.body,
      secret: 'whsec_test',
      timestamp: Math.floor(Date.now() / 1000) - 3600,
    });
    const forged: RequestInit[] = [
      stripeSigner(message, false),
      { ...genuine, headers: headersOf('') },
      { ...genuine, headers: headersOf('t=1,v1=00') },
      { ...genuine, headers: headersOf(old) },
      { ...genuine, body: genuine.body.replace('eve@', 'evil@'), headers: headersOf(mark) },
      { method: 'POST', body: genuine.body, headers: { 'content-type': 'application/json' } },
      signStripe({ id: 'evt_null', type: 'checkout.session.completed', data: null }, 'whsec_other'),
    ];
    for (let round = 0; round < many; round += 1) {
      for (const [index, sent] of forged.entries()) {
        const answer = await target.ask('/api/payments/webhook', sent);
        await answer.text();
        tally.hold(answer.status >= 400 && answer.status < 500, `message ${index} was answered ${answer.status}`);
      }
    }
    const [paid] = await target.sql`select from payments where email = 'eve@test.example' or email = 'evil@test.example'`;
    tally.hold(paid === undefined, 'a forged message made a payment');
  },
};

/** Attacks on what the server shows to everybody. */
export const surfaceProbes = [hosts, cookies, foreignPages, pages, brokenRequests, webhooks];
