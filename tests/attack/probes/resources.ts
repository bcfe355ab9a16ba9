import { mostHeldBySession } from '../../../server/shapes/held-requests.ts';
import { mostSessions } from '../../../server/accounts/refresh-token.ts';
import { newId } from '../../server/accounts/test-user.ts';
import type { Probe } from '../probe.ts';
import { password } from '../target.ts';
import { until } from '../until.ts';

const heldStreams: Probe = {
  name: 'event streams and polls of one account',
  isCheap: true,
  async run(target, tally, many) {
    const [user, other] = [await target.user(), await target.user()];
    const leaving = new AbortController();
    let [open, ended] = [0, 0];
    const asked = 2 * mostHeldBySession + 20 * many;
    for (const url of target.urls) {
      const first = await fetch(`${url}/api/shapes/workout_tracking?offset=-1`, { headers: { authorization: `Bearer ${user.token}` } });
      await first.text();
      const query = new URLSearchParams({
        handle: first.headers.get('electric-handle') ?? '',
        offset: first.headers.get('electric-offset') ?? '',
        live: 'true',
        live_sse: 'true',
      });
      for (let count = 0; count < asked / 2; count += 1) {
        void fetch(`${url}/api/shapes/workout_tracking?${query}`, {
          headers: { authorization: `Bearer ${user.token}` },
          signal: leaving.signal,
        })
          .then((answer) => ((open += 1), answer.text()))
          .then(() => (ended += 1))
          .catch(() => undefined);
      }
    }
    const bound = asked - 2 * mostHeldBySession;
    await until(
      () => ended,
      (count) => count >= bound,
    );
    tally.tries += asked - 1;
    tally.hold(ended >= bound, `${open - ended} of ${asked} streams are held, ${2 * mostHeldBySession} allowed`);
    for (const pusher of [user, other]) {
      const mutations = [{ id: newId(), table: 'athleten_uebungen', key: newId(), op: 'upsert', values: { name: 'Eigene' } }];
      const answer = await target.post('/api/sync/mutations', { mutations }, { as: pusher });
      const text = await answer.text();
      tally.hold(answer.status === 200 && text.includes('applied'), `a push beside them was answered ${answer.status} ${text}`);
    }
    leaving.abort();
  },
};

const sessions: Probe = {
  name: 'sessions of one account',
  isCheap: false,
  async run(target, tally) {
    const { email, id, cookie, network } = await target.owner();
    for (let count = 0; count < mostSessions + 10; count += 1) {
      const answer = await target.post('/api/auth/login', { email, password }, { network, headers: { cookie } });
      tally.hold(answer.status === 200, `sign-in ${count} was answered ${answer.status}`);
    }
    const [row] = await target.sql<{ count: number }[]>`select count(*)::int from login_sessions where user_id = ${id}`;
    tally.hold((row?.count ?? 0) <= mostSessions, `${row?.count} sessions`);
  },
};

const exportsAtOnce: Probe = {
  name: 'exports of one account at once',
  isCheap: true,
  async run(target, tally, many) {
    const user = await target.user();
    // Big enough that an unread one is still being written.
    await target.sql`insert into athleten_uebungen (id, user_id, name)
      select gen_random_uuid(), ${user.id}, repeat('Eigene ', 12) from generate_series(1, 40000)`;
    const answers = await Promise.all(
      Array.from({ length: Math.min(6 * many, 18) }, () => target.ask('/api/account/export', { as: user })),
    );
    const running = answers.filter(({ status }) => status === 200).length;
    tally.tries += answers.length - 1;
    tally.hold(running >= 1 && running <= target.urls.length, `${running} ran at once on ${target.urls.length} servers`);
    for (const { status } of answers) tally.hold(status === 200 || status === 429, `an export was answered ${status}`);
    await Promise.all(answers.map(async (answer) => answer.body?.cancel()));
  },
};

const pictures: Probe = {
  name: 'pictures of reports from one network',
  isCheap: false,
  async run(target, tally, many) {
    const network = target.network();
    const asked = Array.from({ length: 150 * Math.ceil(many / 4) }, async () => {
      const answer = await target.ask(`/training-report/${newId()}/picture.png`, { network });
      await answer.arrayBuffer();
      return answer.status;
    });
    for (const status of await target.health()) tally.hold(status === 200, `health beside them: ${status}`);
    for (const status of await Promise.all(asked)) tally.hold(status === 404 || status === 429, `a picture was answered ${status}`);
  },
};

const publicFlood: Probe = {
  name: 'public forms from one network',
  isCheap: false,
  async run(target, tally) {
    const network = target.network();
    const forms = {
      '/api/newsletter': 30,
      '/api/auth/forgot-password': 30,
      '/api/auth/verify-payment': 30,
      '/api/auth/passkeys/challenge': 60,
    };
    for (const [path, most] of Object.entries(forms)) {
      let taken = 0;
      for (let count = 0; count < most + 20; count += 1) {
        const answer = await target.post(path, { email: `${newId()}@test.example`, consent: true }, { network });
        await answer.text();
        if (answer.status < 300) taken += 1;
        tally.hold(taken <= most, `${path} took ${taken}, ${most} allowed`);
      }
    }
  },
};

/** Attacks by holding and repeating. */
export const resourceProbes = [heldStreams, exportsAtOnce, sessions, pictures, publicFlood];
