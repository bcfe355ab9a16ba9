import { errorBodySchema } from '@anwurf/contract/errors';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { toStoredReport } from '@anwurf/domain/workout/stored-report';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';

const server = useServer();

const sets = [32.5, 34].map((weight) => ({
  weight,
  reps: 8,
  durationSeconds: null,
  distanceMeters: null,
  rightAmount: null,
  completedAt: new Date('2026-11-20T18:10:00Z'),
}));
const report: TrainingReport = {
  planName: 'Wurfkraft Aufbau',
  sessionOrder: 3,
  durationMinutes: 52,
  startedAt: new Date('2026-11-20T18:00:00Z'),
  endedAt: new Date('2026-11-20T18:52:00Z'),
  day: null,
  editedAt: null,
  exercises: [{ name: 'Bankdrücken', phase: 'main', sets }],
  records: [{ exercise: 'Bankdrücken', kind: 'weight', value: 34, reps: 8, before: 32.5 }],
};
const hostile = `"><script>alert('x')</script>&amp;<img src=x onerror=alert(1)>`;

const newUrlId = () => newId().replaceAll('-', '').slice(0, 30);

/** Shares as a device does. */
async function share(user: TestUser, values: Record<string, unknown> = {}): Promise<{ key: string; urlId: string; sessionId: string }> {
  const [key, urlId, sessionId] = [newId(), newUrlId(), newId()];
  const response = await server.push(user, [
    {
      id: newId(),
      table: 'training_reports',
      op: 'upsert',
      key,
      values: {
        workout_id: newId(),
        session_id: sessionId,
        training_data: toStoredReport(report, sessionId),
        is_shared: true,
        shared_at: '2026-11-20T19:00:00Z',
        report_url_id: urlId,
        ...values,
      },
    },
  ]);
  expect(await response.json()).toMatchObject({ results: [{ status: 'applied' }] });
  return { key, urlId, sessionId };
}

const setShared = async (user: TestUser, key: string, isShared: boolean) =>
  (
    (await (
      await server.push(user, [{ id: newId(), table: 'training_reports', op: 'update', key, values: { is_shared: isShared } }])
    ).json()) as { results: { status: string }[] }
  ).results[0]?.status;

/** An answer without what differs between any two answers. */
async function open(path: string, init: RequestInit = {}) {
  const response = await server.fetch(path, { headers: { accept: 'text/html' }, ...init });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !['date', 'keep-alive', 'x-request-id'].includes(name)));
  return { status: response.status, headers, body: await response.text() };
}

describe('a shared report', () => {
  it('is of the player’s own day, and says when its workout was corrected', async () => {
    const corrected = { ...report, day: '2026-11-19', editedAt: new Date('2026-11-22T23:30:00Z') };
    const { urlId } = await share(await server.user(), { training_data: toStoredReport(corrected, null) });
    const { body } = await open(`/training-report/${urlId}`);
    expect(body).toContain('Donnerstag, 19. November 2026');
    expect(body.replaceAll(/<[^>]*>/g, '')).toContain('geändert am 23. November 2026');
    const first = await share(await server.user());
    const { body: before } = await open(`/training-report/${first.urlId}`);
    expect(before).toContain('Freitag, 20. November 2026');
    expect(before).not.toContain('geändert am');
  });

  it('is a page of its own, which nobody keeps and no search engine lists', async () => {
    const { urlId } = await share(await server.user());
    const { status, headers, body } = await open(`/training-report/${urlId}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-type']).toMatch(/^text\/html/);
    for (const words of ['Wurfkraft Aufbau, Einheit 3', 'Freitag, 20. November 2026', '532', 'Kilogramm bewegt', '52', 'Hauptteil'])
      expect(body).toContain(words);
    expect(body).toMatch(/<title>Wurfkraft Aufbau, Einheit 3, Trainingsbericht – Anwurf<\/title>/);
    expect(body.replace(/\s+/g, ' ')).toContain('Bankdrücken, bisher 32,5&nbsp;kg');
  });

  it('shows the figures of exercises of the catalogue, and none of others', async () => {
    const [squat] = CATALOGUE.filter(({ slug }) => slug === 'kettlebell-goblet-kniebeuge');
    const { urlId } = await share(await server.user(), {
      training_data: toStoredReport(
        { ...report, exercises: [squat?.name ?? '', hostile].map((name) => ({ name, phase: 'main', sets })) },
        null,
      ),
    });
    const { body } = await open(`/training-report/${urlId}`);
    const pictures = [...body.matchAll(/<img [^>]*src="([^"]+)"[^>]*>/g)];
    expect(pictures.map(([, path]) => path)).toEqual(['/training-report/figures/kettlebell-goblet-kniebeuge.svg']);
    expect(pictures[0]?.[0]).toMatch(/ alt="" .*loading="lazy"/);
    const figure = await open(pictures[0]?.[1] ?? '');
    expect([figure.status, figure.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(figure.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(figure.body.match(/<path /g)?.length).toBeGreaterThan(15);
    // Small movements are shown from close by, as in the app; an exercise without a body has a figure, too.
    const side = async (slug: string) => {
      const { body: svg } = await open(`/training-report/figures/${slug}.svg`);
      return Number(/viewBox="\S+ \S+ (\d+) /.exec(svg)?.[1]);
    };
    expect(await side('latzug-breit')).toBeGreaterThanOrEqual(840);
    expect(await side('latzug-schulterblatt')).toBeLessThan(700);
    expect(await side('torwart-handgelenk-finger')).toBeGreaterThan(840);
    for (const unknown of ['keine-figur', 'constructor', '__proto__'])
      expect((await server.fetch(`/training-report/figures/${unknown}.svg`)).status).toBe(404);
  });

  it('gives messengers its title, its sums and a picture at an absolute address', async () => {
    const { urlId } = await share(await server.user());
    const { body } = await open(`/training-report/${urlId}`);
    const meta = Object.fromEntries(
      [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
    );
    expect(meta).toMatchObject({
      robots: 'noindex',
      'og:title': 'Wurfkraft Aufbau, Einheit 3',
      'og:description': '20. November 2026: 532 kg bewegt, 1 Übung, 2 Sätze, 52 Minuten.',
      'og:url': `${server.url}/training-report/${urlId}`,
      'og:image': `${server.url}/training-report/${urlId}/picture.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  });

  it('has a real picture of 1200 × 630, small enough for every messenger', async () => {
    const { urlId } = await share(await server.user());
    const response = await server.fetch(`/training-report/${urlId}/picture.png`);
    const picture = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect(picture.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeGreaterThan(10_000);
    expect(picture.length).toBeLessThan(300_000);
  });

  it("draws its words in the product's own font: the margins stay empty, and most of the court is to be seen", async () => {
    const { urlId } = await share(await server.user());
    const response = await server.fetch(`/training-report/${urlId}/picture.png`);
    const canvas = createCanvas(1200, 630);
    const ctx = canvas.getContext('2d');
    ctx.drawImage(await loadImage(Buffer.from(await response.arrayBuffer())), 0, 0);
    const isCourt = (x: number, y: number, width: number, height: number) => {
      const { data } = ctx.getImageData(x, y, width, height);
      const pixels = Array.from({ length: width * height }, (_, index) => [...data.subarray(index * 4, index * 4 + 3)].join(' '));
      return pixels.filter((pixel) => pixel === '20 80 143').length / pixels.length;
    };
    expect([isCourt(0, 0, 50, 630), isCourt(0, 0, 1200, 40)]).toEqual([1, 1]);
    expect(isCourt(0, 0, 1200, 630)).toBeGreaterThan(0.5);
    expect(isCourt(60, 240, 530, 200)).toBeLessThan(0.9);
  });

  const pictureOf = async (urlId: string) => {
    const response = await server.fetch(`/training-report/${urlId}/picture.png`);
    return { status: response.status, wait: response.headers.get('retry-after'), body: Buffer.from(await response.arrayBuffer()) };
  };

  it('has its picture drawn once for all requests, and again when it has changed', async () => {
    const user = await server.user();
    const { urlId, key } = await share(user);
    const stored = () =>
      server.sql<{ picture: Buffer; drawn_at: Date }[]>`select picture, drawn_at from report_pictures where report_id = ${key}`;
    const pictures = await Promise.all(Array.from({ length: 20 }, () => pictureOf(urlId)));
    expect(pictures.every(({ body }) => body.equals(pictures[0]?.body ?? Buffer.alloc(0)))).toBe(true);
    const [first] = await stored();
    expect(first?.picture).toEqual(pictures[0]?.body);
    await pictureOf(urlId);
    expect(await stored()).toEqual([first]);
    const changed = { ...report, planName: 'Sprungkraft' };
    const values = { training_data: toStoredReport(changed, newId()) };
    await server.push(user, [{ id: newId(), table: 'training_reports', op: 'update', key, values }]);
    expect((await pictureOf(urlId)).body).not.toEqual(first?.picture);
    expect(await stored()).toHaveLength(1);
    await server.push(user, [{ id: newId(), table: 'training_reports', op: 'delete', key }]);
    expect(await stored()).toEqual([]);
  });

  it('waits in a bounded queue for its picture: others are asked to come back', async () => {
    const user = await server.user();
    const shared = await Promise.all(Array.from({ length: 60 }, () => share(user)));
    const pictures = await Promise.all(shared.map(({ urlId }) => pictureOf(urlId)));
    const statuses = pictures.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    for (const { status, wait } of pictures) expect(wait).toBe(status === 429 ? '5' : null);
  });

  it('stores 200 pictures of a user at most, the latest', async () => {
    const user = await server.user();
    const { urlId, key } = await share(user);
    await server.sql`with made as (
        insert into training_reports (id, user_id, workout_id, session_id, training_data, is_shared, report_url_id)
        select gen_random_uuid(), user_id, workout_id, session_id, training_data, false, report_url_id || n
        from training_reports, generate_series(1, 200) as n where id = ${key} returning id)
      insert into report_pictures (report_id, user_id, content_hash, picture, drawn_at)
        select id, ${user.id}, '', '', now() - interval '1 day' from made`;
    expect((await pictureOf(urlId)).status).toBe(200);
    const kept = await server.sql<{ report_id: string }[]>`select report_id from report_pictures where user_id = ${user.id}`;
    expect(kept).toHaveLength(200);
    expect(kept.map(({ report_id }) => report_id)).toContain(key);
  });

  it('shows nothing of the person or of the session', async () => {
    const user = await server.user();
    const { urlId, key, sessionId } = await share(user);
    const { body } = await open(`/training-report/${urlId}`);
    for (const secret of [user.id, user.email, 'Test Person', key, sessionId]) expect(body).not.toContain(secret);
  });

  it('shows what somebody has written as text, whatever it is', async () => {
    const { urlId } = await share(await server.user(), {
      training_data: {
        exercises: [{ exercise_name: hostile, phase: 'haupt', sets: [{ weight: 10, reps: 5 }] }],
        metadata: { planName: hostile, duration: 10 },
        records: [{ exercise_name: hostile, kind: 'weight', value: 10, reps: 5, before: 9 }],
      },
    });
    const { status, body } = await open(`/training-report/${urlId}`);
    expect(status).toBe(200);
    expect(body).not.toMatch(/<script>|<img|alert\('x'\)<|"><script/);
    expect(body.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(6);
    expect((await server.fetch(`/training-report/${urlId}/picture.png`)).status).toBe(200);
  });

  it('may be a bare list, as other tools store it', async () => {
    const { urlId } = await share(await server.user(), {
      training_data: [{ exercise_name: 'Kniebeuge', sets: [{ weight: 60, reps: 5, completed_at: '2026-11-20T18:00:00Z' }] }],
    });
    const { body } = await open(`/training-report/${urlId}`);
    for (const words of ['<h1>Training</h1>', 'Kniebeuge', 'Unbekannt']) expect(body).toContain(words);
    expect((await server.fetch(`/training-report/${urlId}/picture.png`)).status).toBe(200);
  });

  it('is found at its short address, and needs no session', async () => {
    const { urlId } = await share(await server.user());
    const redirect = await server.fetch(`/report/${urlId}`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, `/training-report/${urlId}`]);
    expect((await server.fetch('/report/%2F%2Fevil.example', { redirect: 'manual' })).headers.get('location')).toBe(
      '/training-report/%2F%2Fevil.example',
    );
  });
});

describe('a user who shares a report', () => {
  it('takes it back at once, with its picture, and brings it back under the same link', async () => {
    const user = await server.user();
    const { key, urlId } = await share(user);
    const picture = async () => (await server.fetch(`/training-report/${urlId}/picture.png`)).status;
    expect([(await open(`/training-report/${urlId}`)).status, await picture()]).toEqual([200, 200]);
    expect(await setShared(user, key, false)).toBe('applied');
    expect([(await open(`/training-report/${urlId}`)).status, await picture()]).toEqual([404, 404]);
    expect(await setShared(user, key, true)).toBe('applied');
    expect([(await open(`/training-report/${urlId}`)).status, await picture()]).toEqual([200, 200]);
  });

  it('is its owner alone', async () => {
    const { key, urlId } = await share(await server.user());
    expect(await setShared(await server.user(), key, false)).toBe('refused');
    expect((await open(`/training-report/${urlId}`)).status).toBe(200);
  });

  it('may have made two on two devices: both are taken, each under its own link', async () => {
    const user = await server.user();
    const workout = { workout_id: newId() };
    const [first, second] = [await share(user, workout), await share(user, workout)];
    for (const { urlId } of [first, second]) expect((await open(`/training-report/${urlId}`)).status).toBe(200);
  });

  it('leaves nothing behind with the account', async () => {
    const user = await server.user();
    const { urlId } = await share(user);
    await server.sql`delete from users where id = ${user.id}`;
    expect((await open(`/training-report/${urlId}`)).status).toBe(404);
  });
});

describe('no report to show', () => {
  it('is answered alike whether it was taken back, kept private, is broken or never was', async () => {
    const user = await server.user();
    const revoked = await share(user);
    await setShared(user, revoked.key, false);
    const hidden = await share(user, { is_shared: false });
    const broken = await share(user, { training_data: { exercises: 'none' } });
    const answers = await Promise.all(
      [revoked.urlId, hidden.urlId, broken.urlId, newUrlId(), 'x', `${newUrlId()}'--`].map((id) =>
        open(`/training-report/${encodeURIComponent(id)}`),
      ),
    );
    const [first] = answers;
    expect(first).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
    expect(first?.body).toContain('<h1>Bericht nicht gefunden</h1>');
    expect(first?.body).toContain('Trainingsbericht nicht gefunden oder nicht öffentlich verfügbar');
    for (const answer of answers) expect(answer).toEqual(first);
    const pictures = await Promise.all([revoked.urlId, newUrlId()].map((id) => open(`/training-report/${id}/picture.png`)));
    expect(pictures[0]).toEqual(pictures[1]);
    expect(errorBodySchema.parse(JSON.parse(pictures[0]?.body ?? '')).error.code).toBe('not_found');
  });

  it.each(['/training-report', '/training-report/', '/report', '/report/'])('says that an id is missing at %s', async (path) => {
    const { status, body } = await open(path);
    expect([status, body.includes('Keine Bericht-ID gefunden')]).toEqual([404, true]);
  });

  it('says so when it cannot be loaded, and logs no address', async () => {
    const { urlId } = await share(await server.user());
    await server.sql`alter table training_reports rename to training_reports_away`;
    try {
      const { status, body } = await open(`/training-report/${urlId}`);
      expect([status, body.includes('Fehler beim Laden des Trainingsberichts')]).toEqual([500, true]);
    } finally {
      await server.sql`alter table training_reports_away rename to training_reports`;
    }
    expect(server.logged.join('\n')).toMatch(/GET \/training-report\/:id failed/);
    expect(server.logged.join('\n')).not.toContain(urlId);
  });
});

it('nobody looks for reports by trying', async () => {
  const statuses = new Set<number>();
  for (let turn = 0; turn < 40; turn += 1)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => open(`/training-report/${newUrlId()}`))))
      statuses.add(status);
  expect(statuses).toEqual(new Set([404, 429]));
});
