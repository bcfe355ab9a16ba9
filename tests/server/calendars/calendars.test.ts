import { calendarAnswerSchema, refreshedCalendarSchema } from '@anwurf/contract/calendar';
import { errorBodySchema } from '@anwurf/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { fetchCalendar } from '../../../server/calendars/fetch-calendar.ts';
import { type TestUser, useServer } from '../fixture.ts';
import { CalendarSource, matchPlan } from './calendar-source.ts';

let source: CalendarSource;
beforeAll(async () => {
  source = await CalendarSource.start();
});
afterAll(() => source.stop());
beforeEach(() => {
  source.answer = (_, response) => void response.writeHead(200).end(matchPlan);
  source.requests.length = 0;
});

describe('POST /api/calendars', () => {
  const server = useServer();
  let user: TestUser;
  beforeEach(async () => {
    user = await server.user();
  });
  const ask = (address: string, as: TestUser | null = user, etag?: string) =>
    server.fetch('/api/calendars', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, etag }),
      ...(as !== null && { as }),
    });
  const problemOf = async (response: Response) => errorBodySchema.parse(await response.json()).error.fields?.['address'];

  it('answers a calendar’s text, and sends its server nothing about the player', async () => {
    const response = await ask(`${source.url}/verein.ics?team=2`);
    expect(calendarAnswerSchema.parse(await response.json())).toEqual({ text: matchPlan, etag: null });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [request = '{}'] = source.requests;
    const { headers, url } = JSON.parse(request) as { headers: Record<string, string>; url: string };
    expect(url).toBe('/verein.ics?team=2');
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it('asks with the mark of what is known, and answers no text where nothing has changed', async () => {
    source.answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"7"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"7"' }).end(isKnown ? undefined : matchPlan);
    };
    const first = refreshedCalendarSchema.parse(await (await ask(source.url)).json());
    expect(first).toEqual({ text: matchPlan, etag: '"7"' });
    expect(refreshedCalendarSchema.parse(await (await ask(source.url, user, '"7"')).json())).toEqual({ text: null, etag: '"7"' });
    expect(refreshedCalendarSchema.parse(await (await ask(source.url, user, 'W/"6"')).json())).toEqual(first);
    for (const etag of ['7', '"7"\r\nhost: evil.example', `"${'x'.repeat(201)}"`])
      expect((await ask(source.url, user, etag)).status).toBe(400);
    // Nobody asked whether it has changed.
    source.answer = (_, response) => void response.writeHead(304).end();
    expect(await problemOf(await ask(source.url))).toMatch(/nicht herausgegeben/);
  });

  it('reads umlauts of old programs', async () => {
    source.answer = (_, response) => void response.end(Buffer.from(matchPlan, 'latin1'));
    expect(calendarAnswerSchema.parse(await (await ask(source.url)).json()).text).toContain('Köln');
  });

  it('follows a redirect, three at most', async () => {
    let left = 3;
    source.answer = (_, response) => {
      left -= 1;
      if (left >= 0) response.writeHead(302, { location: '/weiter' }).end();
      else response.end(matchPlan);
    };
    expect((await ask(source.url)).status).toBe(200);
    left = 4;
    expect(await problemOf(await ask(source.url))).toMatch(/nicht herausgegeben/);
  });

  it.each([
    ['a page', (body: string) => `<html>${body}</html>`, /kein Kalender/],
    ['more than two megabytes', (body: string) => body + 'X'.repeat(2_000_000), /größer als 2 MB/],
  ])('refuses %s, with words at the field', async (_, change, words) => {
    source.answer = (__, response) => void response.end(change(matchPlan));
    const response = await ask(source.url);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatch(words);
  });

  it('reads of an endless answer two megabytes', async () => {
    let sent = 0;
    source.answer = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('X'.repeat(65_536))) sent += 65_536;
        if (!response.destroyed) response.once('drain', more);
      };
      response.on('error', () => {});
      more();
    };
    expect(await problemOf(await ask(source.url))).toMatch(/größer als 2 MB/);
    // The buffers of the line are sent as well.
    expect(sent).toBeLessThan(20_000_000);
  });

  it('refuses an answer that is compressed, refused or gone', async () => {
    source.answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(matchPlan);
    expect(await problemOf(await ask(source.url))).toMatch(/nicht herausgegeben/);
    source.answer = (_, response) => void response.writeHead(403).end(matchPlan);
    expect(await problemOf(await ask(source.url))).toMatch(/nicht herausgegeben/);
    source.answer = (request) => void request.socket.destroy();
    expect(await problemOf(await ask(source.url))).toMatch(/antwortet niemand/);
  });

  it.each([
    'https://10.0.0.1/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/a.ics',
    'https://2130706434/',
    'https://kalender.example:5432/',
    'https://name:geheim@kalender.example/',
    'http://kalender.example/a.ics',
  ])('asks nobody at %s', async (address) => {
    expect(await problemOf(await ask(address))).toMatch(/antwortet niemand/);
  });

  it.each(['', 'Kalender', 'file:///etc/passwd', 'ftp://kalender.example', `https://kalender.example/${'a'.repeat(2000)}`])(
    'says that %j is no address',
    async (address) => {
      expect(await problemOf(await ask(address))).toMatch(/https:\/\/ oder webcal:\/\//);
    },
  );

  it('does not follow a redirect into a closed network', async () => {
    source.answer = (_, response) => void response.writeHead(302, { location: 'https://192.168.1.1/' }).end();
    expect(await problemOf(await ask(source.url))).toMatch(/antwortet niemand/);
  });

  it('wants a signed-in user, one request of his at a time, and thirty an hour', async () => {
    expect((await ask(source.url, null)).status).toBe(401);
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      source.answer = (_, response) => {
        release = () => void response.end(matchPlan);
        resolve();
      };
    });
    const first = ask(source.url);
    await asked;
    expect((await ask(source.url)).status).toBe(429);
    release();
    expect((await first).status).toBe(200);
    source.answer = (_, response) => void response.end(matchPlan);
    const statuses: number[] = [];
    for (let index = 0; index < 29; index += 1) statuses.push((await ask(source.url)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(28);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a fetch', () => {
  const closing = new AbortController().signal;

  test('of production asks nothing of its own machine, by whatever name', async () => {
    for (const address of [
      'https://localhost/',
      'https://127.0.0.1/',
      'https://[::1]/',
      source.url,
      source.url.replace('127.0.0.1', 'localhost'),
    ])
      await expect(fetchCalendar(address, { closing, allowsLoopback: false }), address).rejects.toMatchObject({ problem: 'not-public' });
    expect(source.requests).toEqual([]);
  });

  test('of a server that says nothing ends', async () => {
    source.answer = () => {};
    const asked = fetchCalendar(source.url, { closing, allowsLoopback: true, timeoutMs: 200 });
    await expect(asked).rejects.toMatchObject({ problem: 'unreachable' });
    source.answer = (_, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n');
    const read = fetchCalendar(source.url, { closing, allowsLoopback: true, timeoutMs: 200 });
    await expect(read).rejects.toMatchObject({ problem: 'unreachable' });
  });

  test('ends when the server stops', async () => {
    const stopping = new AbortController();
    source.answer = () => stopping.abort();
    await expect(fetchCalendar(source.url, { closing: stopping.signal, allowsLoopback: true })).rejects.toMatchObject({
      problem: 'unreachable',
    });
  });
});
