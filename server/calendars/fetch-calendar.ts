import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { calendarEtagSchema, MOST_CALENDAR_BYTES, type RefreshedCalendar } from '@anwurf/contract/calendar';
import { deadline } from '@anwurf/contract/deadline';
import { decodedText } from '@anwurf/contract/decoded-text';
import { allowedAddresses, isOpenAddress, NotPublic, resolvePublic } from '../http/open-address.ts';

/** Why there is no calendar at an address. */
export type CalendarProblem = 'not-public' | 'unreachable' | 'refused' | 'too-large' | 'no-calendar';

export class NoCalendarThere extends Error {
  constructor(readonly problem: CalendarProblem) {
    super(`No calendar: ${problem}.`);
  }
}

export type CalendarFetch = {
  /** Ends the request when the server stops. */
  readonly closing: AbortSignal;
  /** Development: calendars of this machine, without TLS and on any port. */
  readonly allowsLoopback: boolean;
  /** For the whole request, redirects included. Milliseconds; default 10 s. */
  readonly timeoutMs?: number;
};

const timeoutMs = 10_000;
const mostRedirects = 3;
const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

function ask(url: URL, etag: string | undefined, signal: AbortSignal, allows: (address: string) => boolean): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Compressed, two megabytes become thousands.
  const headers = {
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    'user-agent': 'Anwurf-Kalender',
    ...(etag !== undefined && { 'if-none-match': etag }),
  };
  return new Promise((resolve, reject) => {
    request(url, { headers, signal, lookup: resolvePublic(allows), agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > MOST_CALENDAR_BYTES) throw new NoCalendarThere('too-large');
    chunks.push(chunk);
  }
  return decodedText(Buffer.concat(chunks));
}

/**
 * Fetches a calendar from the internet: https alone, public addresses only, up to three redirects, 2 MB. Sends nothing about who asks.
 * @param options.etag mark of what is known; the text is null when that has not changed
 * @throws NoCalendarThere
 */
export async function fetchCalendar(
  address: string,
  options: CalendarFetch & { readonly etag?: string | undefined },
): Promise<RefreshedCalendar> {
  const allows = allowedAddresses(options.allowsLoopback);
  const end = deadline([options.closing], options.timeoutMs ?? timeoutMs);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!isOpenAddress(url, options.allowsLoopback)) throw new NotPublic();
      const answer = await ask(url, options.etag, end.signal, allows);
      try {
        const { statusCode, headers } = answer;
        if (redirects.has(statusCode) && headers.location !== undefined) {
          url = new URL(headers.location.replace(/^webcals?:/i, 'https:'), url);
          continue;
        }
        if (statusCode === 304 && options.etag !== undefined) return { text: null, etag: options.etag };
        if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity') throw new NoCalendarThere('refused');
        const text = await readText(answer);
        // Else everybody could read any page of the internet through this server.
        if (!/^\uFEFF?\s*BEGIN:VCALENDAR\r?\n/i.test(text)) throw new NoCalendarThere('no-calendar');
        return { text, etag: calendarEtagSchema.safeParse(headers.etag).data ?? null };
      } finally {
        answer.destroy();
      }
    }
    throw new NoCalendarThere('refused');
  } catch (error) {
    if (error instanceof NotPublic) throw new NoCalendarThere('not-public');
    throw error instanceof NoCalendarThere ? error : new NoCalendarThere('unreachable');
  } finally {
    end.clear();
  }
}
